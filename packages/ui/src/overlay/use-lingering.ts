import { useState } from 'react'

interface Lingering<Item> {
  /** The open ones and those that are on their way out, oldest first: an element that moved would lose its layer. */
  readonly shown: readonly Item[]
  readonly remove: (id: number) => void
}

/** `open` is the same list as long as nothing was opened or closed. */
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
