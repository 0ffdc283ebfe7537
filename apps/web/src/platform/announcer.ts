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
      // The same words twice would not be read again: a no-break space makes them new.
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

/** One visitor, one region: only the browser ever announces. */
export const announcer = createAnnouncer()
