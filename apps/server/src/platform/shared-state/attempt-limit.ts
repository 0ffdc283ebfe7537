import { LRUCache } from 'lru-cache'
import type { Redis } from 'ioredis'

/** Who tries, and how often they may fail within the window. */
export interface AttemptBucket {
  readonly name: string
  readonly most: number
}

/** Counts what went wrong: a try is taken before it is made, and given back when it was right. */
export interface AttemptLimit {
  /** False when one of them has none left; then none of them has used one. */
  readonly take: (buckets: readonly AttemptBucket[]) => Promise<boolean>
  readonly giveBack: (buckets: readonly AttemptBucket[]) => Promise<void>
}

interface Attempts {
  readonly count: number
  readonly endsAt: number
}

interface AttemptStore {
  /** The count with this one. */
  readonly add: (name: string) => Promise<number>
  readonly subtract: (name: string) => Promise<void>
}

const MOST_KNOWN = 50_000

function inMemory(windowMs: number, now: () => Date): AttemptStore {
  const known = new LRUCache<string, Attempts>({ max: MOST_KNOWN })
  const find = (name: string) => {
    const tries = known.get(name)
    return tries && tries.endsAt > now().getTime() ? tries : undefined
  }
  return {
    async add(name) {
      const { count, endsAt } = find(name) ?? { count: 0, endsAt: now().getTime() + windowMs }
      known.set(name, { count: count + 1, endsAt })
      return count + 1
    },
    async subtract(name) {
      const tries = find(name)
      if (tries) known.set(name, { ...tries, count: tries.count - 1 })
    },
  }
}

/** A count that has ended meanwhile must not begin again below nothing, and without an end. */
const SUBTRACT = `if redis.call('exists', KEYS[1]) == 1 then return redis.call('decr', KEYS[1]) end`

function inRedis(redis: Redis, windowMs: number): AttemptStore {
  return {
    async add(name) {
      const key = `tries:${name}`
      await redis.set(key, 0, 'PX', windowMs, 'NX')
      return redis.incr(key)
    },
    async subtract(name) {
      await redis.eval(SUBTRACT, 1, `tries:${name}`)
    },
  }
}

/** Without Redis for a moment each process counts for itself. */
function withFallback(first: AttemptStore, second: AttemptStore): AttemptStore {
  return {
    add: (name) => first.add(name).catch(() => second.add(name)),
    subtract: (name) => first.subtract(name).catch(() => second.subtract(name)),
  }
}

export interface AttemptLimitOptions {
  readonly windowMs: number
  readonly now: () => Date
  readonly redis?: Redis | undefined
}

export function createAttemptLimit({ windowMs, now, redis }: AttemptLimitOptions): AttemptLimit {
  const own = inMemory(windowMs, now)
  const store = redis ? withFallback(inRedis(redis, windowMs), own) : own
  const giveBack: AttemptLimit['giveBack'] = async (buckets) => {
    await Promise.all(buckets.map(({ name }) => store.subtract(name)))
  }
  return {
    giveBack,
    async take(buckets) {
      const counts = await Promise.all(buckets.map(({ name }) => store.add(name)))
      if (buckets.every(({ most }, at) => (counts[at] ?? 0) <= most)) return true
      await giveBack(buckets)
      return false
    },
  }
}
