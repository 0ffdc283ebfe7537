/** All within a hundred from the first. */
export const SPAN = 100

export const clusterPorts = (base: number) => ({
  http: base,
  https: base + 1,
  shop: (at: number) => base + 10 + at,
  metrics: (at: number) => base + 20 + at,
  prometheus: base + 30,
  etcd: (at: number) => base + 40 + 2 * at,
  etcdPeer: (at: number) => base + 41 + 2 * at,
  patroni: (at: number) => base + 50 + at,
  postgres: (at: number) => base + 60 + at,
  redis: (at: number) => base + 70 + at,
  sentinel: (at: number) => base + 75 + at,
})

export type ClusterPorts = ReturnType<typeof clusterPorts>

export const HOST = '127.0.0.1'
