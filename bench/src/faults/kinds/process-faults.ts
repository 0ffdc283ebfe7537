import { setTimeout as pause } from 'node:timers/promises'
import type { Part } from '../../../../scripts/cluster/cluster-part.ts'
import { demand, following, leading, type BringBack, type Fault } from '../fault.ts'

/** As long as a machine takes that hangs, or is moved to another host. */
const PAUSE_S = 30

const killed = async (...parts: readonly Part[]): Promise<BringBack> => {
  await Promise.all(parts.map((part) => part.kill()))
  return async () => void (await Promise.all(parts.map((part) => part.start())))
}

const paused = async (part: Part): Promise<BringBack> => {
  part.pause()
  return () => part.resume()
}

/** `kill -9`, a pause (no answer, and no end of a connection), an orderly restart. */
export const PROCESS_FAULTS: readonly Fault[] = [
  {
    part: 'a shop process',
    what: 'kill -9, back after 3 s',
    seconds: 3,
    strike: ({ cluster }) => killed(demand(cluster.shops[0], 'shop')),
  },
  {
    part: 'a shop process',
    what: `paused for ${PAUSE_S} s`,
    seconds: PAUSE_S,
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
      return () => undefined
    },
  },
  {
    part: 'the standby that pages are read from',
    what: `paused for ${PAUSE_S} s`,
    seconds: PAUSE_S,
    strike: ({ cluster }) => paused(demand(cluster.databases.at(-1), 'standby').part),
  },
  {
    part: 'the synchronous standby',
    what: 'kill -9 of PostgreSQL and Patroni, back after 10 s',
    seconds: 10,
    strike: async (ground) => killed((await following(ground)).part),
  },
  {
    part: 'the primary',
    what: 'kill -9 of PostgreSQL; a standby takes over',
    seconds: 0,
    async strike(ground) {
      process.kill(demand((await leading(ground)).postmaster(), 'primary'), 'SIGKILL')
      return () => undefined
    },
  },
  {
    part: 'the primary',
    what: 'kill -9 of PostgreSQL and Patroni, back after 15 s; a standby takes over',
    seconds: 15,
    strike: async (ground) => killed((await leading(ground)).part),
  },
  {
    part: 'the primary',
    what: `paused for ${PAUSE_S} s; a standby takes over`,
    seconds: PAUSE_S,
    strike: async (ground) => paused((await leading(ground)).part),
  },
  {
    part: 'etcd',
    what: 'kill -9 of all three, back after 30 s',
    seconds: 30,
    strike: ({ cluster }) => killed(...cluster.etcd),
  },
  {
    part: 'etcd',
    what: 'kill -9 of all three, back after 5 minutes',
    seconds: 300,
    isLong: true,
    strike: ({ cluster }) => killed(...cluster.etcd),
  },
  {
    part: 'Redis',
    what: 'kill -9 of the primary, back after 10 s',
    seconds: 10,
    strike: ({ cluster }) => killed(demand(cluster.redis[0], 'Redis')),
  },
  {
    part: 'Redis',
    what: `a server and one Sentinel paused for ${PAUSE_S} s`,
    seconds: PAUSE_S,
    async strike({ cluster }) {
      const parts = [demand(cluster.redis[1], 'Redis'), demand(cluster.redis.at(-1), 'Sentinel')]
      for (const part of parts) part.pause()
      return () => {
        for (const part of parts) part.resume()
      }
    },
  },
  {
    part: 'the balancer',
    what: 'kill -9, back after 2 s',
    seconds: 2,
    strike: ({ cluster }) => killed(cluster.balancer),
  },
]
