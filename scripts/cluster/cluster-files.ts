import { join } from 'node:path'
import { HOST, type ClusterPorts } from './cluster-ports.ts'

export const ETCD_MEMBERS = 3
export const SENTINELS = 3
export const REDIS_SERVERS = 2
export const REDIS_NAME = 'shop'

export interface Secrets {
  readonly superuser: string
  readonly replication: string
  readonly shop: string
}

export interface PatroniMember {
  readonly at: number
  readonly folder: string
  readonly programs: string
  readonly ports: ClusterPorts
  readonly secrets: Secrets
}

/** What one server alone writes to: a disk of its own, where it has one. */
export const serverFolder = (folder: string, at: number) => join(folder, `postgres-${at}`)
export const dataFolder = (folder: string, at: number) => join(serverFolder(folder, at), 'data')

const seats = (count: number) => Array.from({ length: count }, (_, at) => at)

/**
 * An order that was acknowledged is on two machines (`synchronous_mode`). A primary that is gone is replaced within the time
 * to live and a few seconds; while all of etcd is away the members agree among each other (`failsafe_mode`). As JSON, which
 * is YAML too.
 *
 * `etcd`, and not `etcd3`: there, up to Patroni 3.0.2, a primary that was paused and wakes up writes the leader's key without
 * looking whose it is (patroni#2689), and what its successor acknowledged is lost.
 */
export function patroniFile({ at, folder, programs, ports, secrets }: PatroniMember): string {
  const address = `${HOST}:${ports.postgres(at)}`
  const rest = `${HOST}:${ports.patroni(at)}`
  const settings = {
    scope: 'shop',
    name: `postgres-${at}`,
    restapi: { listen: rest, connect_address: rest },
    etcd: { hosts: seats(ETCD_MEMBERS).map((each) => `${HOST}:${ports.etcd(each)}`) },
    bootstrap: {
      dcs: {
        ttl: 10,
        loop_wait: 2,
        retry_timeout: 3,
        primary_start_timeout: 0,
        synchronous_mode: true,
        failsafe_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, wal_keep_size: '256MB', jit: 'off', timezone: 'UTC' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      users: { shop: { password: secrets.shop, options: ['createdb'] } },
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: dataFolder(folder, at),
      bin_dir: programs,
      pgpass: join(folder, `pgpass-${at}`),
      // A primary of before whose way back was cut short can't start any more: it gets a new copy.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      pg_hba: [
        'local all postgres peer',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
      authentication: {
        superuser: { username: 'postgres', password: secrets.superuser },
        replication: { username: 'replicator', password: secrets.replication },
      },
      parameters: { unix_socket_directories: folder },
    },
  }
  return `${JSON.stringify(settings, undefined, 2)}\n`
}

export function etcdArguments(at: number, folder: string, ports: ClusterPorts): readonly string[] {
  const [client, peer] = [`http://${HOST}:${ports.etcd(at)}`, `http://${HOST}:${ports.etcdPeer(at)}`]
  const members = seats(ETCD_MEMBERS).map((each) => `etcd-${each}=http://${HOST}:${ports.etcdPeer(each)}`)
  const settings = {
    name: `etcd-${at}`,
    'data-dir': join(folder, `etcd-${at}`),
    logger: 'zap',
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': members.join(','),
  }
  return [...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]), '--enable-v2']
}

export function redisArguments(at: number, folder: string, ports: ClusterPorts): readonly string[] {
  const own = ['--port', String(ports.redis(at)), '--bind', HOST, '--dir', folder, '--save', '', '--appendonly', 'no']
  return at === 0 ? own : [...own, '--replicaof', HOST, String(ports.redis(0))]
}

/** Sentinel writes what it finds out into its own file. */
export const sentinelFile = (at: number, folder: string, ports: ClusterPorts) => `port ${ports.sentinel(at)}
bind ${HOST}
dir ${folder}
sentinel monitor ${REDIS_NAME} ${HOST} ${ports.redis(0)} 2
sentinel down-after-milliseconds ${REDIS_NAME} 2000
sentinel failover-timeout ${REDIS_NAME} 10000
`

/** What a shop process is started with. */
export function clusterAddresses(ports: ClusterPorts, standbys: number, secrets: Secrets) {
  const hosts = seats(standbys + 1).map((at) => `${HOST}:${ports.postgres(at)}`)
  const begin = `postgres://shop:${secrets.shop}@`
  const sentinels = seats(SENTINELS).map((at) => `${HOST}:${ports.sentinel(at)}`)
  return {
    database: (name: string) => `${begin}${hosts.join(',')}/${name}?target_session_attrs=read-write`,
    /** The last one, whoever leads. */
    replica: (name: string) => `${begin}${hosts.at(-1)}/${name}`,
    host: (at: number, name: string) => `${begin}${hosts[at]}/${name}`,
    redis: `redis+sentinel://${sentinels.join(',')}/${REDIS_NAME}`,
  }
}

export type ClusterAddresses = ReturnType<typeof clusterAddresses>
