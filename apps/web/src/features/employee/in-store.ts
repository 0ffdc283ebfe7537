import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { createEmitter } from '@firkant/domain/events/emitter.ts'

/** What an employee reads beside the shop's own stock. */
export interface InStore {
  readonly text: string
  readonly dot: string
  readonly isGone: boolean
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
  const { subscribe, emit: notify } = createEmitter()
  let known: ReadonlyMap<string | undefined, InStore> = new Map()
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
    subscribe,
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
