import { expect, it } from 'vitest'
import { hostUrls, isDatabaseAddress } from '@firkant/server/platform/database/hosts/host-urls.ts'
import { sentinelsOf } from '@firkant/server/platform/shared-state/redis-address.ts'
import { clusterAddresses, etcdArguments, patroniFile, sentinelFile } from './cluster-files.ts'
import { clusterPorts, SPAN } from './cluster-ports.ts'
import { findPrograms } from './cluster-programs.ts'

const ports = clusterPorts(4400)
const secrets = { superuser: 'super', replication: 'copy', shop: 'p4ss' }

it('CLU-04 what is missing for a cluster is named with the command that installs it', () => {
  expect(() => findPrograms(['/nowhere'])).toThrow(
    /apt-get install --no-install-recommends haproxy etcd-server patroni redis-server redis-sentinel prometheus/,
  )
})

it('CLU-04 the shop is told of every database and every Sentinel of its cluster', () => {
  const { database, replica, redis } = clusterAddresses(ports, 2, secrets)
  expect(isDatabaseAddress(database('shop'))).toBe(true)
  expect(hostUrls(database('shop'))).toEqual(
    [0, 1, 2].map((at) => `postgres://shop:p4ss@127.0.0.1:${ports.postgres(at)}/shop`),
  )
  expect(replica('shop')).toBe(`postgres://shop:p4ss@127.0.0.1:${ports.postgres(2)}/shop`)
  expect(sentinelsOf(redis)).toMatchObject({ name: 'shop', sentinels: [{ port: ports.sentinel(0) }, {}, {}] })
})

it('CLU-04 an acknowledged order is on two servers, and the primary goes on without etcd', () => {
  const text = patroniFile({ at: 1, folder: '/data', programs: '/bin', ports, secrets })
  expect(JSON.parse(text)).toMatchObject({
    name: 'postgres-1',
    bootstrap: { dcs: { synchronous_mode: true, failsafe_mode: true } },
    postgresql: { connect_address: `127.0.0.1:${ports.postgres(1)}`, data_dir: '/data/postgres-1/data' },
    etcd: { hosts: [0, 1, 2].map((at) => `127.0.0.1:${ports.etcd(at)}`) },
  })
  // With it a primary that was paused takes the lead back from its successor.
  expect(text).not.toContain('etcd3')
  expect(etcdArguments(0, '/data', ports)).toContain('--enable-v2')
})

it('CLU-04 no two parts of a cluster share a port, and all are in its span', () => {
  const used = [
    ports.http,
    ports.https,
    ports.prometheus,
    ...[0, 9].flatMap((at) => [ports.shop(at), ports.metrics(at)]),
    ...[0, 2].flatMap((at) => [ports.etcd(at), ports.etcdPeer(at), ports.sentinel(at)]),
    ...[0, 5].flatMap((at) => [ports.patroni(at), ports.postgres(at)]),
    ...[0, 1].map(ports.redis),
  ]
  expect(new Set(used).size).toBe(used.length)
  for (const port of used) expect(port - 4400).toBeLessThan(SPAN)
  expect(etcdArguments(0, '/data', ports)).toContain(`http://127.0.0.1:${ports.etcd(0)}`)
  expect(sentinelFile(0, '/data', ports)).toContain(`sentinel monitor shop 127.0.0.1 ${ports.redis(0)} 2`)
})
