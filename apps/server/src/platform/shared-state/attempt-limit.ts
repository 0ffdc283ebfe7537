import { createHmac } from 'node:crypto'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'

/** Who makes the attempts, and how many may fail within the window. */
export interface AttemptBucket {
  readonly name: string
  readonly most: number
}

/** Counts failed attempts: `take` before an attempt, `giveBack` if it succeeded. */
export interface AttemptLimit {
  /** False if any bucket is used up; then none of them is charged. */
  readonly take: (buckets: readonly AttemptBucket[]) => Promise<boolean>
  readonly giveBack: (buckets: readonly AttemptBucket[]) => Promise<void>
  /** How long until all of them have an attempt left; 0 if they have. */
  readonly waitMs: (buckets: readonly AttemptBucket[]) => Promise<number>
}

interface Attempts {
  readonly count: number
  readonly endsAt: number
}

interface AttemptStore {
  /** Returns the new count. */
  readonly add: (name: string) => Promise<number>
  readonly subtract: (name: string) => Promise<void>
  readonly peek: (name: string) => Promise<{ readonly count: number; readonly msLeft: number }>
}

const MAX_KNOWN = 50_000

function inMemory(windowMs: number, now: () => Date): AttemptStore {
  const known = new LRUCache<string, Attempts>({ max: MAX_KNOWN })
  const find = (name: string) => {
    const attempts = known.get(name)
    return attempts && attempts.endsAt > now().getTime() ? attempts : undefined
  }
  return {
    async add(name) {
      const { count, endsAt } = find(name) ?? { count: 0, endsAt: now().getTime() + windowMs }
      known.set(name, { count: count + 1, endsAt })
      return count + 1
    },
    async subtract(name) {
      const attempts = find(name)
      if (attempts) known.set(name, { ...attempts, count: attempts.count - 1 })
    },
    async peek(name) {
      const { count, endsAt } = find(name) ?? { count: 0, endsAt: 0 }
      return { count, msLeft: endsAt - now().getTime() }
    },
  }
}

/** If the counter has expired, decrementing would create a negative one that never expires. */
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
    async peek(name) {
      const key = `tries:${name}`
      const [count, msLeft] = await Promise.all([redis.get(key), redis.pttl(key)])
      return { count: Number(count ?? 0), msLeft }
    },
  }
}

/** While Redis is down, each process counts for itself. */
function withFallback(first: AttemptStore, second: AttemptStore): AttemptStore {
  return {
    add: (name) => first.add(name).catch(() => second.add(name)),
    subtract: (name) => first.subtract(name).catch(() => second.subtract(name)),
    peek: (name) => first.peek(name).catch(() => second.peek(name)),
  }
}

export interface AttemptLimitOptions {
  readonly windowMs: number
  readonly now: () => Date
  /** The same for all processes that share a Redis: what names are hashed with. */
  readonly secret: string
  readonly redis?: Redis | undefined
}

/** Names hold e-mail and network addresses: whoever reads the store, or a dump of it, finds none. */
function withHashedNames({ add, subtract, peek }: AttemptStore, secret: string): AttemptStore {
  const hashOf = (name: string) => createHmac('sha256', secret).update(`attempts:${name}`).digest('base64url')
  return {
    add: (name) => add(hashOf(name)),
    subtract: (name) => subtract(hashOf(name)),
    peek: (name) => peek(hashOf(name)),
  }
}

export function createAttemptLimit({ windowMs, now, secret, redis }: AttemptLimitOptions): AttemptLimit {
  const own = inMemory(windowMs, now)
  const store = withHashedNames(redis ? withFallback(inRedis(redis, windowMs), own) : own, secret)
  const giveBack: AttemptLimit['giveBack'] = async (buckets) => {
    await Promise.all(buckets.map(({ name }) => store.subtract(name)))
  }
  return {
    giveBack,
    async waitMs(buckets) {
      const waits = buckets.map(async ({ name, most }) => {
        const { count, msLeft } = await store.peek(name)
        return count >= most ? msLeft : 0
      })
      return Math.max(0, ...(await Promise.all(waits)))
    },
    async take(buckets) {
      const counts = await Promise.all(buckets.map(({ name }) => store.add(name)))
      if (buckets.every(({ most }, at) => (counts[at] ?? 0) <= most)) return true
      await giveBack(buckets)
      return false
    },
  }
}
