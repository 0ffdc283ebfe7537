import { setTimeout as pause } from 'node:timers/promises'
import type { Part } from '../../../scripts/cluster/cluster-part.ts'
import type { Cluster } from '../../../scripts/cluster/open-cluster.ts'

/** What can be taken away and brought back. */
export interface FaultParts {
  readonly cluster: Cluster
  readonly mail: { readonly away: () => Promise<void>; readonly back: () => Promise<void> }
}

export interface Fault {
  readonly part: string
  readonly what: string
  readonly strike: (parts: FaultParts) => Promise<() => Promise<void>>
  /** How long it stays. */
  readonly seconds: number
}

const killed = async (...parts: readonly Part[]) => {
  await Promise.all(parts.map((part) => part.kill()))
  return async () => void (await Promise.all(parts.map((part) => part.start())))
}

const paused = async (part: Part) => {
  part.pause()
  return async () => part.resume()
}

function demand<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The cluster has no ${what}`)
  return value
}

const leading = async ({ cluster }: FaultParts) =>
  demand(cluster.databases[demand(await cluster.leader(), 'leader')], 'leader')
const following = async ({ cluster }: FaultParts) =>
  demand(cluster.databases[demand(await cluster.synchronous(), 'synchronous standby')], 'standby')

/** To add one: a line here. Each is brought back before the next. */
export const FAULTS: readonly Fault[] = [
  {
    part: 'a shop process',
    what: 'kill -9, back after 3 s',
    seconds: 3,
    strike: ({ cluster }) => killed(demand(cluster.shops[0], 'shop')),
  },
  {
    part: 'a shop process',
    what: 'paused for 10 s',
    seconds: 10,
    strike: ({ cluster }) => paused(demand(cluster.shops[1], 'shop')),
  },
  {
    part: 'all shop processes',
    what: 'restarted one after the other',
    seconds: 0,
    async strike({ cluster }) {
      for (const part of cluster.shops) {
        await part.stop()
        await part.start()
        // Longer than the balancer takes to see it.
        await pause(1000)
      }
      return async () => undefined
    },
  },
  {
    part: 'the standby that pages are read from',
    what: 'paused for 10 s',
    seconds: 10,
    strike: ({ cluster }) => paused(demand(cluster.databases.at(-1), 'standby').part),
  },
  {
    part: 'the synchronous standby',
    what: 'kill -9 of PostgreSQL and Patroni, back after 10 s',
    seconds: 10,
    strike: async (parts) => killed((await following(parts)).part),
  },
  {
    part: 'the primary',
    what: 'kill -9 of PostgreSQL; a standby takes over',
    seconds: 0,
    async strike(parts) {
      process.kill(demand((await leading(parts)).postmaster(), 'primary'), 'SIGKILL')
      return async () => undefined
    },
  },
  {
    part: 'the primary',
    what: 'kill -9 of PostgreSQL and Patroni, back after 15 s; a standby takes over',
    seconds: 15,
    strike: async (parts) => killed((await leading(parts)).part),
  },
  {
    part: 'the primary',
    what: 'paused for 20 s, as behind a cut cable; a standby takes over',
    seconds: 20,
    strike: async (parts) => paused((await leading(parts)).part),
  },
  {
    part: 'etcd',
    what: 'kill -9 of all three, back after 20 s',
    seconds: 20,
    strike: ({ cluster }) => killed(...cluster.etcd),
  },
  {
    part: 'Redis',
    what: 'kill -9 of the primary, back after 10 s',
    seconds: 10,
    strike: ({ cluster }) => killed(demand(cluster.redis[0], 'Redis')),
  },
  {
    part: 'the mail server',
    what: 'away for 10 s',
    seconds: 10,
    async strike({ mail }) {
      await mail.away()
      return mail.back
    },
  },
  {
    part: 'the balancer',
    what: 'kill -9, back after 2 s',
    seconds: 2,
    strike: ({ cluster }) => killed(cluster.balancer),
  },
]
