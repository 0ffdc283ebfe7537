import { CART_PATHS } from '@firkant/domain/cart/cart-page.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { CONFIRMATION_PATHS, ORDER_PATHS, ORDER_TOKEN_PARAM } from '@firkant/domain/orders/order-pages.ts'
import type { OrderConfirmationModel } from '@firkant/domain/page/order-models.ts'
import type { StoredOrder } from '../features/orders/order-store.ts'
import { orderTracking } from '../features/orders/order-tracking.ts'
import { orderViewOf } from '../features/orders/order-view-of.ts'
import { redirectResult } from './bare-pages.ts'
import { wrongLinkPage } from './order-page.ts'
import type { PageRequest, PageWorld } from './page-request.ts'
import type { PageResult } from './page-result.ts'
import { paramOf, privatePage } from './private-page.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = {
  da: 'Ordrebekræftelse',
  nb: 'Ordrebekreftelse',
  sv: 'Orderbekräftelse',
}

const hasBeenPaid = ({ history }: StoredOrder) => history.some(({ toState }) => toState === 'paid')

/** Undefined for an order that was bought and then cancelled: there is nothing to thank for. */
function modelOf(stored: StoredOrder, request: PageRequest, token: string): OrderConfirmationModel | undefined {
  const { brand, language, now } = request
  const { number } = stored.order
  if (stored.state === 'placed' || stored.state === 'paying')
    return { status: 'waiting', number, reloadUrl: request.address(CONFIRMATION_PATHS[language]) + request.search }
  if (stored.state === 'cancelled') {
    const cartUrl = request.address(CART_PATHS[language])
    return hasBeenPaid(stored) ? undefined : { status: 'cancelled', number, cartUrl }
  }
  return { status: 'thanks', order: orderViewOf(stored, { brand, now, token }), tracking: orderTracking(stored) }
}

/** What came of placing an order: thanks, patience, or the cart as it was. */
export async function findConfirmationPage(world: PageWorld, request: PageRequest): Promise<PageResult> {
  const { language, now } = request
  const token = paramOf(request, ORDER_TOKEN_PARAM)
  const opened = await world.orders.open(token, now)
  if (opened.type === 'wrong') return wrongLinkPage(request)
  const model = opened.type === 'order' ? modelOf(opened.stored, request, token) : undefined
  const toOrder = request.address(ORDER_PATHS[language]) + request.search
  if (!model) return { ...redirectResult(request, toOrder, 302), isPublic: false }
  return privatePage(request, {
    componentName: 'OrderConfirmationPage',
    model,
    name: NAMES[language],
    paths: CONFIRMATION_PATHS,
    trackingPageType: 'order-confirmation',
  })
}
