import { useEffect, useSyncExternalStore, type ReactNode } from 'react'

/** What an employee reads beside the shop's own stock. */
export interface InStore {
  readonly text: string
  readonly dot: string
  /** Buttons: the other stores, and a reservation. */
  readonly more?: ReactNode
}

export interface InStoreBoard {
  readonly want: (sku: string | undefined) => void
  readonly wanted: () => readonly string[]
  readonly read: (sku: string | undefined) => InStore | undefined
  readonly write: (found: ReadonlyMap<string | undefined, InStore>) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Parts that show stock name what they show; the code of employees, which shoppers never load, fills it in. */
export function createInStoreBoard(): InStoreBoard {
  const wanted = new Set<string>()
  const listeners = new Set<() => void>()
  let known: ReadonlyMap<string | undefined, InStore> = new Map()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    want(sku) {
      if (sku) wanted.add(sku)
      notify()
    },
    wanted: () => [...wanted],
    read: (sku) => known.get(sku),
    write(found) {
      known = found
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const inStoreBoard = createInStoreBoard()

export function useInStore(sku: string | undefined): InStore | undefined {
  useEffect(() => inStoreBoard.want(sku), [sku])
  return useSyncExternalStore(
    inStoreBoard.subscribe,
    () => inStoreBoard.read(sku),
    () => undefined,
  )
}
