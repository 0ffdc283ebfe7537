import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import type { Shop } from '../../../platform/shop-context.ts'
import { confirmations } from '../../confirmations/confirmations.ts'
import { signInTextsOf } from './use-sign-in-texts.ts'

/** One sentence on what came along from before the login. */
export function announceMerged(shop: Shop, { cartLines, wishlistItems }: MergedAtLogin): void {
  const own = signInTextsOf(shop)
  const said = [
    ...(cartLines > 0 ? [own.plural('merged.lines', cartLines)] : []),
    ...(wishlistItems > 0 ? [own.plural('merged.wishes', wishlistItems)] : []),
  ]
  if (said.length > 0) confirmations.show({ text: said.join(' ') })
}
