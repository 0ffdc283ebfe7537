/** Pause after which a quantity is committed. */
export const COMMIT_AFTER_MS = 500

export interface DebouncedCommit {
  /** Sets the callback. */
  readonly connect: (commit: (quantity: number) => void) => void
  /** Commits after the pause, unless a newer value comes. */
  readonly later: (quantity: number) => void
  /** Commits at once and drops the pending value. */
  readonly now: (quantity: number) => void
  /** Commits the pending value at once. */
  readonly flush: () => void
  readonly cancel: () => void
}

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
