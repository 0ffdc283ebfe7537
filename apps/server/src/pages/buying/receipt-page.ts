import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { ORDER_TOKEN_PARAM } from '@firkant/domain/orders/order-pages.ts'
import { orderViewOf } from '../../features/orders/order-view-of.ts'
import { redirectResult } from '../bare-pages.ts'
import { paramOf, privatePage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { wrongLinkPage } from './order-page.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Faktura', nb: 'Faktura', sv: 'Faktura' }

/** An order as a printable invoice. There is none before payment, nor for a cancelled order. */
export async function buildReceiptPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language, now } = request
  const token = paramOf(request, ORDER_TOKEN_PARAM)
  const opened = await deps.orders.open(token, now)
  if (opened.type === 'wrong') return wrongLinkPage(request)
  const isBought =
    opened.type === 'order' &&
    opened.stored.state !== 'cancelled' &&
    opened.stored.history.some(({ toState }) => toState === 'paid')
  const toOrder = request.address(FIXED_PATHS.order[language]) + request.search
  if (!isBought) return { ...redirectResult(request, toOrder, 302), isPublic: false }
  const order = orderViewOf(opened.stored, { brand, now, token })
  return privatePage(request, {
    componentName: 'OrderReceiptPage',
    model: { order, seller: brand.organisation },
    name: `${NAMES[language]} ${order.number}`,
    paths: FIXED_PATHS.receipt,
    trackingPageType: 'order-receipt',
  })
}
