import { useEffect, useSyncExternalStore } from 'react'

/** What an employee reads beside the shop's own stock. */
export interface InStore {
  readonly text: string
  readonly dot: string
}

export interface InStoreBoard {
  /** Ends when it is called again. */
  readonly want: (sku: string) => () => void
  readonly wanted: () => readonly string[]
  readonly read: (sku: string) => InStore | undefined
  readonly write: (found: ReadonlyMap<string, InStore>) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Parts that show stock name what they show; the code of employees, which shoppers never load, fills it in. */
export function createInStoreBoard(): InStoreBoard {
  const wanted = new Map<string, number>()
  const listeners = new Set<() => void>()
  let known: ReadonlyMap<string, InStore> = new Map()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    want(sku) {
      wanted.set(sku, (wanted.get(sku) ?? 0) + 1)
      if (wanted.get(sku) === 1) notify()
      return () => {
        const left = (wanted.get(sku) ?? 1) - 1
        if (left > 0) wanted.set(sku, left)
        else wanted.delete(sku)
      }
    },
    wanted: () => [...wanted.keys()],
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
  useEffect(() => (sku === undefined ? undefined : inStoreBoard.want(sku)), [sku])
  return useSyncExternalStore(
    inStoreBoard.subscribe,
    () => (sku === undefined ? undefined : inStoreBoard.read(sku)),
    () => undefined,
  )
}
