/** How long one waits before the next try, each time longer. */
export const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000] as const

export interface Patience {
  /** A try has failed: resolves when it is time for the next. */
  readonly begin: () => Promise<void>
  /** A try has succeeded. */
  readonly end: () => void
  readonly cutShort: () => void
  readonly isTried: () => boolean
}

export function createPatience(): Patience {
  let failures = 0
  let wakeUp: (() => void) | undefined
  return {
    begin() {
      const ms = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]
      failures += 1
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
    end() {
      failures = 0
    },
    cutShort: () => wakeUp?.(),
    isTried: () => failures > 0,
  }
}
