import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { isDatabaseAway } from './database-busy.ts'
import { databaseErrorOf } from './database-error.ts'
import type { Drizzle } from './database.ts'
import type { ReplicaWatch } from './replica-watch.ts'

export interface ReplicaReadsOptions {
  readonly main: pg.Pool
  readonly replica: pg.Pool
  readonly watch: Pick<ReplicaWatch, 'state' | 'endings' | 'lost'>
}

export interface ReplicaReads {
  /** Reads from the replica while it is current, and otherwise from the primary. */
  readonly db: Drizzle
  /** It is away: whoever waits for its answer asks the primary. */
  readonly giveUp: (error: Error) => void
}

/** A replica cancels what stands in the way of the changes that it takes over; it refuses who it does not know yet. */
const OWN_FAULT = /^(?:40001|28\w{3}|3D000)$/

const isOfReplica = (error: unknown) => isDatabaseAway(error) || OWN_FAULT.test(databaseErrorOf(error)?.code ?? '')

const pinned = new WeakMap<Drizzle, () => Drizzle>()

/**
 * The same handle for work of several reads, of which none may be of before another: once it has read from the primary
 * it does not go back to the replica.
 */
export function pinReads(db: Drizzle): Drizzle {
  return pinned.get(db)?.() ?? db
}

export function routeReads({ main, replica, watch }: ReplicaReadsOptions): ReplicaReads {
  const waiting = new Set<(error: Error) => void>()

  /** A replica that hangs would keep everybody waiting until the query's time is up. */
  function unlessLost<Value>(work: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      waiting.add(reject)
      const done = () => waiting.delete(reject)
      work.then(resolve, reject).finally(done)
    })
  }

  async function fromReplica<Value>(read: (pool: pg.Pool) => Promise<Value>): Promise<Value> {
    try {
      return await unlessLost(read(replica))
    } catch (error) {
      if (!isOfReplica(error)) throw error
      if (error instanceof Error && isDatabaseAway(error)) watch.lost(error)
      return read(main)
    }
  }

  function handleWhile(mayRead: () => boolean): Drizzle {
    const read = <Value>(work: (pool: pg.Pool) => Promise<Value>) => (mayRead() ? fromReplica(work) : work(main))
    // As a pool: drizzle and `queryPrepared` know no other.
    const pool: pg.Pool = Object.create(main, {
      query: { value: (query: pg.QueryConfig, values?: unknown[]) => read((each) => each.query(query, values)) },
      // A transaction of several reads is of one server.
      connect: { value: () => main.connect() },
    })
    return drizzle(pool)
  }

  const isCurrent = () => watch.state() === 'current'
  const db = handleWhile(isCurrent)
  pinned.set(db, () => {
    const from = watch.endings()
    const beganCurrent = isCurrent()
    return handleWhile(() => beganCurrent && isCurrent() && watch.endings() === from)
  })
  return {
    db,
    giveUp(cause) {
      const error = new Error('Connection terminated: the replica does not answer', { cause })
      for (const reject of waiting) reject(error)
      waiting.clear()
    },
  }
}
