/** How long a hand may pause between two presses before the quantity counts. */
export const COMMIT_AFTER_MS = 500

export interface DebouncedCommit {
  /** Says who is told; the newest one is. */
  readonly connect: (commit: (quantity: number) => void) => void
  /** Counts once nothing newer has come for a while. */
  readonly later: (quantity: number) => void
  /** Counts at once, and forgets what was waiting. */
  readonly now: (quantity: number) => void
  /** What is waiting counts at once. */
  readonly flush: () => void
  readonly cancel: () => void
}

/** Many presses, one change. */
export function createDebouncedCommit(): DebouncedCommit {
  let commit: (quantity: number) => void = () => undefined
  let waiting: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    waiting = undefined
  }
  const flush = () => {
    const quantity = waiting
    cancel()
    if (quantity !== undefined) commit(quantity)
  }
  return {
    connect(next) {
      commit = next
    },
    later(quantity) {
      cancel()
      waiting = quantity
      timer = setTimeout(flush, COMMIT_AFTER_MS)
    },
    now(quantity) {
      cancel()
      commit(quantity)
    },
    flush,
    cancel,
  }
}
