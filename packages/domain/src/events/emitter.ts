export interface Emitter<Event extends readonly unknown[]> {
  /** The answer ends it. */
  readonly subscribe: (listener: (...event: Event) => void) => () => void
  readonly emit: (...event: Event) => void
}

/** Whoever wants to hear of something, told in the order in which they came. */
export function createEmitter<Event extends readonly unknown[] = []>(): Emitter<Event> {
  const listeners = new Set<(...event: Event) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(...event) {
      for (const listener of listeners) listener(...event)
    },
  }
}
