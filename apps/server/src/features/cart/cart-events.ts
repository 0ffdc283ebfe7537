import type { CartLineEvent } from '@firkant/domain/cart/cart-line-events.ts'

/** Something that a visitor did to their cart, told once it is in the database. */
export interface CartEvent extends CartLineEvent {
  readonly brand: string
  readonly market: string
  readonly cartId: string
  readonly at: Date
}

export interface CartEvents {
  readonly subscribe: (listener: (event: CartEvent) => void) => () => void
  readonly publish: (events: readonly CartEvent[]) => void
}

/** Told within the process that did it: who counts must not slow down who buys, nor fail them. */
export function createCartEvents(onError: (error: unknown) => void): CartEvents {
  const listeners = new Set<(event: CartEvent) => void>()
  const tell = (listener: (event: CartEvent) => void, event: CartEvent) => {
    try {
      listener(event)
    } catch (error) {
      onError(error)
    }
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    publish(events) {
      for (const event of events) for (const listener of listeners) tell(listener, event)
    },
  }
}
