import { useState } from 'react'
import type { ShoppingListItem } from '@firkant/domain/lists/shopping-list.ts'
import { listItemOf } from '@firkant/domain/lists/wishlist.ts'
import { confirmations } from '../../../features/confirmations/confirmations.ts'
import { listsOf } from '../../../features/lists/lists-api.ts'
import { announcer } from '../../../platform/announcer.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { listsTexts } from '../lists.texts.ts'

/** As long as a removed item, or a deleted list, can be brought back. */
export const UNDO_LIST_MS = 12_000

interface ListItemActions {
  /** Why the last change of quantity or note was refused. */
  readonly problem: string | undefined
  /** True if it was saved. */
  readonly set: (change: { readonly quantity?: number; readonly note?: string }) => Promise<boolean>
  readonly remove: () => Promise<void>
}

/** Changes of an item: shown at once, rolled back when the server refuses. */
export function useListItem(
  listKey: string,
  shown: Pick<ShoppingListItem, 'code' | 'name' | 'quantity' | 'note'>,
): ListItemActions {
  const shop = useShop()
  const { text } = useTexts(listsTexts)
  const lists = listsOf(shop)
  const [problem, setProblem] = useState<string>()
  const { code, name, quantity, note } = shown
  const of = { listKey, item: listItemOf(code), code }

  async function bringBack(): Promise<void> {
    const { success } = await lists.add(of, { quantity, note })
    announcer.announce(success ? text('broughtBack', { name }) : text('failed'))
  }

  return {
    problem,
    async set(change) {
      setProblem(undefined)
      const { success } = await lists.setItem(of, change)
      if (!success) {
        setProblem(text('failed'))
        announcer.announce(text('failed'))
      }
      return success
    },
    async remove() {
      const { success } = await lists.remove(of)
      const undo = { label: text('undo'), run: () => void bringBack() }
      confirmations.show(
        success ? { text: text('removed', { name }), action: undo, shownMs: UNDO_LIST_MS } : { text: text('failed') },
      )
    },
  }
}
