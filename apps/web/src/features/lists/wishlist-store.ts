import { createEmitter } from '@firkant/domain/events/emitter.ts'
import { itemCode, type ListItem, type WishlistAnswer } from '@firkant/domain/lists/wishlist.ts'

/** What a heart is of. */
export interface Favourite extends ListItem {
  readonly productKey: string
}

export interface Wishlist<Item extends ListItem> {
  /** The change that the server has not answered yet, if any. */
  readonly wanted: (key: string) => boolean | undefined
  readonly set: (item: Item, isWanted: boolean) => Promise<WishlistAnswer>
  readonly subscribe: (listener: () => void) => () => void
}

export interface WishlistOptions<Item extends ListItem> {
  readonly call: (item: Item, isWanted: boolean) => Promise<WishlistAnswer>
  /** The list has changed on the server; resolves when it is loaded again. */
  readonly onChanged: () => Promise<void>
}

/** Optimistic: shows a change at once. Calls run one after another, so that the last click wins. */
export function createWishlist<Item extends ListItem>({ call, onChanged }: WishlistOptions<Item>): Wishlist<Item> {
  const wanted = new Map<string, { readonly isWanted: boolean }>()
  const { subscribe, emit: notify } = createEmitter()
  let last: Promise<unknown> = Promise.resolve()

  async function setNow(item: Item, isWanted: boolean): Promise<WishlistAnswer> {
    const answer = await call(item, isWanted).catch(() => ({ success: false }))
    // After a failure too: another tab may have changed the list.
    await onChanged().catch(() => undefined)
    return answer
  }

  return {
    wanted: (key) => wanted.get(key)?.isWanted,
    async set(item, isWanted) {
      const key = itemCode(item)
      const entry = { isWanted }
      wanted.set(key, entry)
      notify()
      const done = last.then(() => setNow(item, isWanted))
      last = done
      const answer = await done
      if (wanted.get(key) === entry) wanted.delete(key)
      notify()
      return answer
    },
    subscribe,
  }
}
