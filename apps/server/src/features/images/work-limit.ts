import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'

export interface WorkLimit {
  /** Runs the work when its turn comes; refuses at once when too much is waiting already. */
  run<Value>(work: () => Promise<Value>): Promise<Result<Value, 'busy'>>
}

export function createWorkLimit({
  concurrency,
  maxWaiting,
}: {
  readonly concurrency: number
  readonly maxWaiting: number
}): WorkLimit {
  const waiting: (() => void)[] = []
  let running = 0

  async function run<Value>(work: () => Promise<Value>): Promise<Result<Value, 'busy'>> {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) return fail('busy')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return succeed(await work())
    } finally {
      // The place is handed on, not freed: a newcomer can't slip in before the one that waited.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return { run }
}
