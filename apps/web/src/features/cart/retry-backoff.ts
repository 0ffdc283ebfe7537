/** Delays before the retries, the last one again and again. */
export const RETRY_MS = [1000, 2000, 5000] as const
/**
 * After this an optimistic change is rolled back, and the visitor may retry. A standby takes over from a database within
 * twenty seconds.
 */
export const GIVE_UP_MS = 60_000

export interface RetryBackoff {
  /** Starts the deadline. */
  readonly start: () => void
  /** Resolves at the deadline. */
  readonly timeout: () => Promise<undefined>
  /** After a failure: resolves when it is time for the next attempt, to false past the deadline. */
  readonly delay: () => Promise<boolean>
  readonly stop: () => void
  readonly retryNow: () => void
  readonly isRetrying: () => boolean
}

export function createRetryBackoff(): RetryBackoff {
  let failures = 0
  let isOver = false
  let deadline = Promise.withResolvers<undefined>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let wakeUp: (() => void) | undefined
  return {
    start() {
      deadline = Promise.withResolvers<undefined>()
      isOver = false
      timer = setTimeout(() => {
        isOver = true
        deadline.resolve(undefined)
      }, GIVE_UP_MS)
    },
    timeout: () => deadline.promise,
    async delay() {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      const next = setTimeout(() => resolve(undefined), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
      failures += 1
      wakeUp = () => resolve(undefined)
      await Promise.race([promise, deadline.promise])
      clearTimeout(next)
      return !isOver
    },
    stop() {
      clearTimeout(timer)
      failures = 0
    },
    retryNow: () => wakeUp?.(),
    isRetrying: () => failures > 0,
  }
}
