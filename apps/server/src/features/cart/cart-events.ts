import type { CartLineEvent } from '@firkant/domain/cart/cart-line-events.ts'

/** A change of a cart line, published after the commit. */
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

/** Within the process only. A listener that fails must not fail the purchase. */
export function createCartEvents(onError: (error: unknown) => void): CartEvents {
  const listeners = new Set<(event: CartEvent) => void>()
  const notify = (listener: (event: CartEvent) => void, event: CartEvent) => {
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
      for (const event of events) for (const listener of listeners) notify(listener, event)
    },
  }
}
