import { isPaidOnPhone } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { CONFIRM_TOKEN_PARAM, ORDER_TOKEN_PARAM } from '@firkant/domain/orders/order-pages.ts'
import { isSoldOut, isUnpaidFor } from '@firkant/domain/orders/order-states.ts'
import { confirmByOf } from '@firkant/domain/orders/placing/invoice-limits.ts'
import type { OrderConfirmationModel } from '@firkant/domain/page/models/order-models.ts'
import { qrCodeOf } from '../../features/hand-over/qr-code.ts'
import type { StoredOrder } from '../../features/orders/order-store.ts'
import { orderTracking, orderViewOf } from '../../features/orders/order-view-of.ts'
import { openPayment } from '../../features/payments/send-provider-request.ts'
import { swishQrText } from '../../features/payments/swish/swish-payment.ts'
import { redirectResult } from '../bare-pages.ts'
import { paramOf, privatePage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { orderAccountOf } from './order-account.ts'
import { wrongLinkPage } from './order-page.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = {
  da: 'Ordrebekræftelse',
  nb: 'Ordrebekreftelse',
  sv: 'Orderbekräftelse',
}

const hasBeenPaid = ({ history }: StoredOrder) => history.some(({ toState }) => toState === 'paid')

const untilOf = ({ order }: StoredOrder) => confirmByOf(order).toISOString()

function cancelledModel({ order, history }: StoredOrder, request: PageRequest): OrderConfirmationModel {
  const hadToConfirm = history.some(({ toState }) => toState === 'awaitingConfirmation')
  const isUnconfirmed = hadToConfirm && !history.some(({ toState }) => toState === 'paying')
  const reason = isSoldOut(history) ? 'soldOut' : isUnconfirmed ? 'unconfirmed' : 'unpaid'
  const cartUrl = request.address(FIXED_PATHS.cart[request.language])
  return { status: 'cancelled', number: order.number, cartUrl, reason }
}

/**
 * An order that was taken in a store is paid on the buyer's phone, which scans the code or opens the mail's link. Swish
 * has no page of its own: its app reads the code, or is opened by the button.
 */
function payPart(stored: StoredOrder, request: PageRequest) {
  const { currency, paymentMethodKey, totals } = stored.order
  const url = openPayment(stored)?.redirectUrl
  if (!url || !isPaidOnPhone(paymentMethodKey)) return {}
  const isSwish = paymentMethodKey === 'swish'
  const here = request.absolute(request.address(FIXED_PATHS.confirmation[request.language]) + request.search)
  const total = totals.toPayMinor / MINOR_PER_MAJOR
  return {
    pay: { url, total, currency, qr: qrCodeOf(isSwish ? swishQrText(url) : here), ...(isSwish && { isSwish }) },
  }
}

/** Undefined for an order that was cancelled after the purchase: there is nothing to confirm. */
function modelOf(stored: StoredOrder, request: PageRequest, token: string): OrderConfirmationModel | undefined {
  const { brand, language, now } = request
  const { number } = stored.order
  const reloadUrl = request.address(FIXED_PATHS.confirmation[language]) + request.search
  if (stored.state === 'awaitingConfirmation') {
    const { email } = stored.order.buyer
    return { status: 'askConfirmation', number, email, until: untilOf(stored), reloadUrl }
  }
  if (isUnpaidFor(stored.state)) return { status: 'waiting', number, reloadUrl, ...payPart(stored, request) }
  if (stored.state === 'cancelled') return hasBeenPaid(stored) ? undefined : cancelledModel(stored, request)
  return { status: 'thanks', order: orderViewOf(stored, { brand, now, token }), tracking: orderTracking(stored) }
}

const pageOf = (request: PageRequest, model: OrderConfirmationModel) =>
  privatePage(request, {
    componentName: 'OrderConfirmationPage',
    model,
    name: NAMES[request.language],
    paths: FIXED_PATHS.confirmation,
    trackingPageType: 'order-confirmation',
  })

/** For visitors who follow the link of the mail: the confirm button, or the state of the order. */
async function confirmPage(deps: PageDependencies, request: PageRequest, token: string): Promise<PageResult> {
  const opened = await deps.orders.openConfirm(token, request.now)
  if (opened.type !== 'order') return wrongLinkPage(request)
  const { stored, orderToken = '' } = opened
  const isOver = stored.state === 'awaitingConfirmation' && request.now > confirmByOf(stored.order)
  if (isOver || (stored.state === 'cancelled' && !hasBeenPaid(stored)))
    return pageOf(request, cancelledModel(stored, request))
  if (stored.state !== 'awaitingConfirmation') {
    const to = `${request.address(FIXED_PATHS.confirmation[request.language])}?${ORDER_TOKEN_PARAM}=${orderToken}`
    return { ...redirectResult(request, to, 302), isPublic: false }
  }
  const { number, currency, totals } = stored.order
  const total = totals.toPayMinor / MINOR_PER_MAJOR
  return pageOf(request, { status: 'confirm', number, total, currency, until: untilOf(stored), token })
}

/** The result of placing an order: confirmed, still pending, or back to the cart. */
export async function buildConfirmationPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { language, now } = request
  const confirmToken = paramOf(request, CONFIRM_TOKEN_PARAM)
  if (confirmToken !== '') return confirmPage(deps, request, confirmToken)
  const token = paramOf(request, ORDER_TOKEN_PARAM)
  const opened = await deps.orders.open(token, now)
  if (opened.type === 'wrong') return wrongLinkPage(request)
  const model = opened.type === 'order' ? modelOf(opened.stored, request, token) : undefined
  const offered =
    opened.type === 'order' && model?.status === 'thanks'
      ? await orderAccountOf(deps, request, { stored: opened.stored, token, page: 'confirmation' })
      : {}
  const toOrder = request.address(FIXED_PATHS.order[language]) + request.search
  if (!model) return { ...redirectResult(request, toOrder, 302), isPublic: false }
  return pageOf(request, { ...model, ...offered })
}
