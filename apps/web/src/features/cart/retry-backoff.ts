/** How long one waits before the next try, each time longer. */
export const RETRY_MS = [1000, 2000, 5000] as const
/** What is not kept by then is not shown as if it were: the visitor is told, and may wish for it again. */
export const GIVE_UP_MS = 10_000

export interface RetryBackoff {
  /** From now on it lasts for so long. */
  readonly start: () => void
  /** Resolves when it is over. */
  readonly timedOut: () => Promise<undefined>
  /** A try has failed: resolves when it is time for the next, to false when there is none. */
  readonly waitToRetry: () => Promise<boolean>
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
    timedOut: () => deadline.promise,
    async waitToRetry() {
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
