import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { importDemo } from '@firkant/server/commands/demo/import-demo.ts'
import type { ProgressLine } from '@firkant/server/commands/progress-line.ts'
import { ensureDatabase, openDatabase } from '@firkant/server/platform/database/database.ts'
import { migrateDatabase } from '@firkant/server/platform/database/migrate.ts'
import {
  areAllFollowing,
  databaseMembers,
  etcdParts,
  findLeader,
  findSynchronous,
  type ClusterPlace,
  type DatabaseMember,
} from './cluster-databases.ts'
import { clusterAddresses, type ClusterAddresses } from './cluster-files.ts'
import type { ClusterHooks } from './cluster-hooks.ts'
import type { Part } from './cluster-part.ts'
import { clusterPorts, HOST, type ClusterPorts } from './cluster-ports.ts'
import { findPrograms, serverUser } from './cluster-programs.ts'
import { balancerPart, DATABASE, prometheusPart, redisParts, shopParts } from './cluster-services.ts'

export interface ClusterOptions {
  /** Made anew, and removed at the end. */
  readonly folder: string
  readonly basePort: number
  readonly brand: BrandKey
  readonly shops: number
  readonly standbys: number
  /** Further settings of the shop processes. */
  readonly env?: Readonly<Record<string, string>>
  readonly progress: ProgressLine
  readonly onEnd: (name: string) => void
  readonly hooks?: ClusterHooks
}

export interface Cluster {
  readonly origin: string
  readonly ports: ClusterPorts
  readonly addresses: ClusterAddresses
  readonly databaseUrl: string
  readonly etcd: readonly Part[]
  readonly databases: readonly DatabaseMember[]
  readonly redis: readonly Part[]
  readonly shops: readonly Part[]
  readonly balancer: Part
  readonly prometheus: Part
  readonly leader: () => Promise<number | undefined>
  readonly synchronous: () => Promise<number | undefined>
  /** Every server follows the one that leads. */
  readonly isWhole: () => Promise<boolean>
  /** Raises it; what was raised before something failed is ended by `stop`. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

const secret = () => randomBytes(24).toString('hex')

function makePlace({ folder, basePort, onEnd, hooks = {} }: ClusterOptions): ClusterPlace {
  const programs = findPrograms()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const runAs = serverUser()
  if (runAs) chownSync(folder, runAs.uid, runAs.gid)
  const secrets = { superuser: secret(), replication: secret(), shop: secret() }
  return { folder, programs, ports: clusterPorts(basePort), secrets, onEnd, hooks }
}

async function fill(url: string, serverUrl: string, progress: ProgressLine): Promise<void> {
  await ensureDatabase(serverUrl, DATABASE)
  await migrateDatabase(url)
  const database = openDatabase({ url, poolSize: 2, onError: () => undefined })
  await importDemo(database, { progress, withLogins: false }).finally(database.close)
}

const startAll = (parts: readonly Part[]) => Promise.all(parts.map((part) => part.start()))

/** What a team would run on several machines, on this one. Nothing runs before `start`. */
export function prepareCluster(options: ClusterOptions): Cluster {
  const { progress, brand } = options
  const place = makePlace(options)
  const { ports } = place
  const members = options.standbys + 1
  const addresses = clusterAddresses(ports, options.standbys, place.secrets)
  const databaseUrl = addresses.database(DATABASE)
  const etcd = etcdParts(place)
  const databases = databaseMembers(place, members)
  const redis = redisParts(place)
  const shops = shopParts(place, { brand, count: options.shops, addresses, env: options.env ?? {} })
  const balancer = balancerPart(place, options.shops)
  const prometheus = prometheusPart(place, options.shops, brand)
  async function start(): Promise<void> {
    progress.step('etcd')
    await startAll(etcd)
    progress.done(`${etcd.length} members`)
    progress.step('PostgreSQL with Patroni')
    const [first, ...standbys] = databases.map(({ part }) => part)
    // The first leads; the others copy it.
    await first?.start()
    await startAll(standbys)
    progress.done(`a primary and ${standbys.length} standbys`)
    await fill(databaseUrl, addresses.database('postgres'), progress)
    progress.step('Redis with Sentinel')
    await startAll(redis)
    progress.done(`${redis.length} processes`)
    progress.step('Shop')
    await startAll(shops)
    progress.done(`${shops.length} processes`)
    progress.step('HAProxy and Prometheus')
    await startAll([balancer, prometheus])
    progress.done(`http://${HOST}:${ports.http}`)
  }
  return {
    origin: `http://${HOST}:${ports.http}`,
    ports,
    addresses,
    databaseUrl,
    etcd,
    databases,
    redis,
    shops,
    balancer,
    prometheus,
    leader: () => findLeader(ports, members),
    synchronous: () => findSynchronous(ports, members),
    isWhole: () => areAllFollowing(ports, members).catch(() => false),
    start,
    async stop() {
      for (const parts of [[balancer, prometheus], shops, redis, databases.map(({ part }) => part), etcd])
        await Promise.all(parts.map((part) => part.stop()))
      place.hooks.onStopped?.()
      rmSync(options.folder, { recursive: true, force: true })
    },
  }
}
