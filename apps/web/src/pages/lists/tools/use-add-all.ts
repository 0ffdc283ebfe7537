import { useState } from 'react'
import type { ListToCartAnswer, ShoppingListItem, SkippedItem } from '@firkant/domain/lists/shopping-list.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { useCartAddress } from '../../../features/cart/use-cart.ts'
import { confirmations } from '../../../features/confirmations/confirmations.ts'
import { firstContactApi, useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { listsTexts } from '../lists.texts.ts'

/** A list of the visitor's own, or one that was shared. */
export type MeantList = { readonly listKey: string } | { readonly listId: string }

/** Puts a whole list into the cart, as one change. */
export function useAddAll(meant: MeantList, items: readonly Pick<ShoppingListItem, 'product'>[]) {
  const shop = useShop()
  const { text, plural } = useTexts(listsTexts)
  const href = useCartAddress()
  const { state, run } = useAsyncAction()
  const [skipped, setSkipped] = useState<readonly SkippedItem[]>([])

  async function show({ success, added, skipped: left }: ListToCartAnswer): Promise<boolean> {
    setSkipped(success ? left : [])
    if (added > 0) await shop.dynamicData.changed(['cart', 'checkout'])
    if (!success) confirmations.show({ text: text('failed') })
    else if (added === 0) confirmations.show({ text: text('noneAdded') })
    else {
      const goods = items.flatMap(({ product }) => product.currentSku ?? [])
      const action = { label: shop.texts.text('cartPanel.show'), panel: 'cart', href } as const
      confirmations.show({ text: plural('addedAll', added), action, goods })
    }
    return success && added > 0
  }

  async function addAll(): Promise<boolean> {
    try {
      return await show(await firstContactApi(shop).post('shoppinglist/addtocart', meant))
    } catch (error) {
      shop.reportError(error, 'warn')
      confirmations.show({ text: text('failed') })
      return false
    }
  }

  return { state, skipped, addAll: () => void run(addAll), dismiss: () => setSkipped([]) }
}
