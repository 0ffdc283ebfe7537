export interface Announcer {
  readonly announce: (message: string) => void
  readonly current: () => string
  readonly subscribe: (listener: () => void) => () => void
}

export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>()
  let message = ''
  return {
    announce(next) {
      // Screen readers skip an unchanged text: a no-break space makes it a new one.
      message = next === message ? `${next}\u00a0` : next
      for (const listener of listeners) listener()
    },
    current: () => message,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One live region per window; only the browser announces. */
export const announcer = createAnnouncer()
