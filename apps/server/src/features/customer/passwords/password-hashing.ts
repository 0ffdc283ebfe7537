import { randomBytes } from 'node:crypto'
import { hash, verify, type Options } from '@node-rs/argon2'
import { ProblemException } from '../../../platform/http/problem.ts'

export interface HashSettings {
  readonly memoryKib: number
  readonly passes: number
  readonly lanes: number
}

export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>
  /** Without a stored hash the answer is no, after the same work: time must not tell who is a customer. */
  readonly verify: (stored: string | null | undefined, password: string) => Promise<boolean>
  /** The hash was made with other settings than today's. */
  readonly isOutdated: (stored: string) => boolean
}

/** Hashing runs on threads that files and name lookups need too. */
const MAX_AT_ONCE = 2
/** Some seconds of work; whoever would wait longer is told to come again. */
const MAX_WAITING = 100
const RETRY_AFTER_S = 5

function createQueue() {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inQueue<Value>(work: () => Promise<Value>): Promise<Value> {
    if (waiting.length >= MAX_WAITING)
      throw new ProblemException('unavailable', { retryAfterS: RETRY_AFTER_S, busy: 'passwords' })
    if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Argon2id, the library's default, on worker threads, so that other requests are answered meanwhile. */
export function createPasswordHashing({ memoryKib, passes, lanes }: HashSettings): PasswordHashing {
  const options: Options = { memoryCost: memoryKib, timeCost: passes, parallelism: lanes }
  const current = `$m=${memoryKib},t=${passes},p=${lanes}$`
  const inQueue = createQueue()
  let nobodys: Promise<string> | undefined
  return {
    hash: (password) => inQueue(() => hash(password, options)),
    async verify(stored, password) {
      const spare = await (nobodys ??= hash(randomBytes(32), options))
      const isRight = await inQueue(() => verify(stored ?? spare, password))
      return isRight && typeof stored === 'string'
    },
    isOutdated: (stored) => !stored.startsWith('$argon2id$') || !stored.includes(current),
  }
}
