import { createEmitter } from '@firkant/domain/events/emitter.ts'
export interface Announcer {
  readonly announce: (message: string) => void
  readonly current: () => string
  readonly subscribe: (listener: () => void) => () => void
}

export function createAnnouncer(): Announcer {
  const { subscribe, emit } = createEmitter()
  let message = ''
  return {
    announce(next) {
      // Screen readers skip an unchanged text: a no-break space makes it a new one.
      message = next === message ? `${next}\u00a0` : next
      emit()
    },
    current: () => message,
    subscribe,
  }
}

/** One live region per window; only the browser announces. */
export const announcer = createAnnouncer()
