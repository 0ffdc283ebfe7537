import { useState } from 'react'

interface Lingering<Item> {
  /** Open and closing ones, oldest first: moving an element would lose its top layer. */
  readonly shown: readonly Item[]
  readonly remove: (id: number) => void
}

/** `open` must keep its identity while nothing opens or closes. */
export function useLingering<Item extends { readonly id: number }>(open: readonly Item[]): Lingering<Item> {
  const [before, setBefore] = useState(open)
  const [leaving, setLeaving] = useState<readonly Item[]>([])
  const isOpen = ({ id }: Item) => open.some((item) => item.id === id)
  if (before !== open) {
    setBefore(open)
    setLeaving([...leaving, ...before.filter((item) => !isOpen(item))])
  }
  return {
    shown: [...leaving, ...open].toSorted((one, other) => one.id - other.id),
    remove: (id) => setLeaving((items) => items.filter((item) => item.id !== id)),
  }
}
