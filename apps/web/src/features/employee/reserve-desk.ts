import { createEmitter } from '@firkant/domain/events/emitter.ts'
/** Which item is being put aside, and how often something was: what is shown of the store's stock is then old. */
export interface ReserveDesk {
  readonly open: (sku: string) => void
  readonly close: () => void
  readonly done: () => void
  readonly current: () => string | undefined
  readonly count: () => number
  readonly subscribe: (listener: () => void) => () => void
}

export function createReserveDesk(): ReserveDesk {
  const { subscribe, emit: notify } = createEmitter()
  let current: string | undefined
  let count = 0
  return {
    open(sku) {
      current = sku
      notify()
    },
    close() {
      current = undefined
      notify()
    },
    done() {
      count += 1
      current = undefined
      notify()
    },
    current: () => current,
    count: () => count,
    subscribe,
  }
}

export const reserveDesk = createReserveDesk()
