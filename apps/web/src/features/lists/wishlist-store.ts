import { itemCode, type ListItem, type WishlistAnswer } from '@firkant/domain/lists/wishlist.ts'

export interface Wishlist {
  /** What the visitor just asked for, until the server has answered. */
  readonly wanted: (code: string) => boolean | undefined
  readonly set: (item: ListItem, isWanted: boolean) => Promise<WishlistAnswer>
  readonly subscribe: (listener: () => void) => () => void
}

export interface WishlistOptions {
  readonly call: (item: ListItem, isWanted: boolean) => Promise<WishlistAnswer>
  /** The list has changed on the server; done when the new one is here. */
  readonly onChanged: () => Promise<void>
}

/** Shows at once what was asked for. Calls go one after another, so that the last one asked is the last one done. */
export function createWishlist({ call, onChanged }: WishlistOptions): Wishlist {
  const wanted = new Map<string, { readonly isWanted: boolean }>()
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()

  const notify = () => {
    for (const listener of listeners) listener()
  }

  async function setNow(item: ListItem, isWanted: boolean): Promise<WishlistAnswer> {
    const answer = await call(item, isWanted).catch(() => ({ success: false }))
    // After a failure too: this tab may have shown what another one has changed.
    await onChanged().catch(() => undefined)
    return answer
  }

  return {
    wanted: (code) => wanted.get(code)?.isWanted,
    async set(item, isWanted) {
      const code = itemCode(item)
      const wish = { isWanted }
      wanted.set(code, wish)
      notify()
      const done = last.then(() => setNow(item, isWanted))
      last = done
      const answer = await done
      if (wanted.get(code) === wish) wanted.delete(code)
      notify()
      return answer
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
