import { takeCoupon } from '../features/cart/take-coupon.ts'
import { takeSoftLogin } from '../features/soft-login/take-soft-login.ts'
import type { PageViewStore } from '../platform/navigation/page-view-store.ts'
import type { Shop } from '../platform/shop-context.ts'
import { recogniseOrAsk } from './visitor/recognise-or-ask.ts'

const NOTHING_SHOWN = () => undefined

export function takeParameters(shop: Shop, view: PageViewStore): void {
  const recognise = takeSoftLogin(window, shop)
  const ask = () =>
    import('./visitor/show-recognition-question.tsx')
      .then(({ showRecognitionQuestion }) => showRecognitionQuestion(shop, view))
      .catch((error: unknown) => {
        shop.reportError(error, 'warn')
        return NOTHING_SHOWN
      })
  if (recognise) recogniseOrAsk(recognise, ask)
  takeCoupon(window, shop)
}
