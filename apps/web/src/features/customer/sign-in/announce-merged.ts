import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import type { Shop } from '../../../platform/shop-context.ts'
import { textsOf } from '../../../texts/text-table.ts'
import { confirmations, UNDO_SHOWN_MS } from '../../confirmations/confirmations.ts'
import { signInTexts } from './sign-in.texts.ts'

async function undoMerge(shop: Shop, undoCart: string): Promise<void> {
  const own = textsOf(signInTexts, shop.language)
  const outcome = await shop.api.post('ct/cart/undomerge', { undoCart }).then(
    ({ success }) => own.text(success ? 'merged.undone' : 'merged.notUndone'),
    (error: unknown) => {
      shop.reportError(error, 'warn')
      return shop.texts.text('error.genericRetry')
    },
  )
  await shop.dynamicData.changed(['cart', 'checkout'])
  confirmations.show({ text: outcome })
}

/** One sentence on what came along from before the login, with an undo for the cart. */
export function announceMerged(shop: Shop, { cartLines, wishlistItems, undoCart }: MergedAtLogin): void {
  const own = textsOf(signInTexts, shop.language)
  const said = [
    ...(cartLines > 0 ? [own.plural('merged.lines', cartLines)] : []),
    ...(wishlistItems > 0 ? [own.plural('merged.wishes', wishlistItems)] : []),
  ]
  if (said.length === 0) return
  const undo = () => void (undoCart !== undefined && undoMerge(shop, undoCart))
  confirmations.show({
    text: said.join(' '),
    ...(undoCart !== undefined && {
      shownMs: UNDO_SHOWN_MS,
      action: { label: shop.texts.text('panels.undo'), run: undo },
    }),
  })
}
