import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { asAmount } from '@firkant/domain/cart/sums/cart-sums.ts'
import { addDays } from '@firkant/domain/delivery/working-days.ts'
import { FIXED_PATHS, type Paths } from '@firkant/domain/market/fixed-paths.ts'
import { decimalOf } from '@firkant/domain/money/money.ts'
import { ORDER_DAY_ID } from '@firkant/domain/orders/order-pages.ts'
import { CARRIERS, parcelUrl } from '@firkant/domain/orders/order-parcel.ts'
import type { OrderTracking, OrderView, OrderViewLine } from '@firkant/domain/orders/order-view.ts'
import type { OrderLine } from '@firkant/domain/orders/order.ts'
import { paymentStanding } from '@firkant/domain/orders/payment-standing.ts'
import { afterReturns } from '@firkant/domain/orders/returns/after-returns.ts'
import { validateReturn, returnRightOf } from '@firkant/domain/orders/returns/return-right.ts'
import {
  lastDeliveryDay,
  type OrderFulfilment,
  withdrawablePieces,
} from '@firkant/domain/orders/withdrawal/withdrawal-window.ts'
import { hasCalendar } from './calendar/order-calendar.ts'
import { mayMove } from './delivery-day/offered-days.ts'
import { calendarAddress, orderAddress } from './order-addresses.ts'
import { fulfilmentOf, pickupPlace, refundedMinor } from './order-fulfilment.ts'
import type { StoredOrder } from './order-store.ts'
import { returnViewOf } from './returned/return-view-of.ts'

export interface OrderViewing {
  readonly brand: BrandDefinition
  readonly now: Date
  /** The token of the link that opened the order: links in the view expire with it. */
  readonly token: string
}

function viewLine(line: OrderLine, fulfilment: OrderFulfilment, { lines }: StoredOrder['shown']): OrderViewLine {
  const { id, kind, sku, name, quantity } = line
  const shown = lines[id]
  return {
    id,
    kind,
    ...(sku !== undefined && { sku }),
    name,
    subtitle: shown?.subtitle ?? '',
    ...(shown && kind !== 'service' && { url: shown.url }),
    ...(shown?.image && { image: shown.image }),
    bundleParts: shown?.bundleParts ?? [],
    ...(shown?.notes && { notes: shown.notes }),
    ...(shown?.size && { size: shown.size }),
    quantity,
    unit: asAmount(line.unit),
    linePrice: asAmount(line.price),
    discounts: line.discounts.map(({ name: offer, code, amount }) => ({
      name: offer,
      ...(code !== undefined && { code }),
      amount: asAmount(amount),
    })),
    paid: asAmount(line.paid),
    goneBack: fulfilment.returnedPieces.get(id) ?? 0,
    withdrawable: withdrawablePieces(line, fulfilment),
  }
}

function withdrawalOf(
  { order }: StoredOrder,
  fulfilment: OrderFulfilment,
  viewing: OrderViewing,
): OrderView['withdrawal'] {
  const { brand, now, token } = viewing
  const moment = { now, ownReturn: brand.ownReturn }
  const right = returnRightOf(order, fulfilment, moment)
  const validated = validateReturn(order, fulfilment, moment)
  if (!validated.ok) return { isOpen: false, right, reason: validated.code }
  return { isOpen: true, right, url: orderAddress(brand, order.market, { paths: FIXED_PATHS.withdrawal, token }) }
}

function totalsOf(stored: StoredOrder): OrderView['totals'] {
  const { order, state, returns } = stored
  const { goods, discount, shipping, total, vatMinor, giftCardsMinor, toPayMinor } = order.totals
  const after = afterReturns(
    { ...order, state },
    returns.map((each) => ({ state: each.state, refund: each.receipt.refund })),
  )
  return {
    goods: asAmount(goods),
    discount: asAmount(discount),
    shipping: asAmount(shipping),
    total: asAmount(total),
    vat: decimalOf(vatMinor),
    giftCards: decimalOf(giftCardsMinor),
    toPay: decimalOf(toPayMinor),
    refunded: decimalOf(refundedMinor(stored)),
    comingBack: decimalOf(after.comingBackMinor),
    paidBack: decimalOf(after.paidBackMinor),
    credited: asAmount(after.credited),
    left: asAmount(after.left),
    leftToPay: decimalOf(after.leftToPayMinor),
  }
}

type InvoiceTerms = Pick<NonNullable<OrderView['payment']>, 'terms'>

function termsOf({ order }: StoredOrder, { parts }: OrderFulfilment): InvoiceTerms {
  const { invoiceDays: days, market } = order
  if (days === undefined) return {}
  const delivered = lastDeliveryDay(market, parts)
  return { terms: { days, ...(delivered !== undefined && { dueOn: addDays(delivered, days) }) } }
}

function paymentOf(stored: StoredOrder, fulfilment: OrderFulfilment): Pick<OrderView, 'payment'> {
  const { order, shown, state, payments, paidBy } = stored
  const { paymentMethodKey: methodKey } = order
  if (methodKey === undefined) return {}
  const paying = payments.find(({ id }) => id === paidBy)
  const standing = paymentStanding({ state, methodKey, paymentState: paying?.state })
  const paidAt = standing === 'paid' ? (paying?.capturedAt ?? paying?.changedAt) : undefined
  return {
    payment: {
      methodKey,
      name: shown.paymentName,
      standing,
      ...(paidAt && { paidAt: paidAt.toISOString() }),
      ...termsOf(stored, fulfilment),
    },
  }
}

function parcelOf({ parcel }: StoredOrder): Pick<OrderView, 'parcel'> {
  if (!parcel) return {}
  return { parcel: { carrier: CARRIERS[parcel.carrier].name, number: parcel.number, url: parcelUrl(parcel) } }
}

/** An order as its buyer sees it: decimal amounts, and links to what can be done next. */
export function orderViewOf(stored: StoredOrder, viewing: OrderViewing): OrderView {
  const { order, shown } = stored
  const { customerId: _, ...buyer } = order.buyer
  const fulfilment = fulfilmentOf(stored)
  const pickupAt = pickupPlace(stored)
  const addressOf = (paths: Paths) => orderAddress(viewing.brand, order.market, { paths, token: viewing.token })
  return {
    orderId: stored.id,
    number: order.number,
    state: stored.state,
    market: order.market,
    currency: order.currency,
    vatPercent: order.vatPercent,
    placedAt: order.placedAt.toISOString(),
    buyer,
    billingAddress: order.billingAddress,
    shippingAddress: order.shippingAddress,
    shipping: {
      methodKey: order.shipping.methodKey,
      name: shown.shippingName,
      estimatedDelivery: shown.estimatedDelivery,
      ...(mayMove(stored, viewing.now) && { moveUrl: `${addressOf(FIXED_PATHS.order)}#${ORDER_DAY_ID}` }),
      ...(hasCalendar(stored) && { calendarUrl: calendarAddress(viewing.token) }),
      ...(pickupAt && { pickupAt }),
    },
    ...parcelOf(stored),
    ...paymentOf(stored, fulfilment),
    lines: order.lines.map((line) => viewLine(line, fulfilment, shown)),
    totals: totalsOf(stored),
    returns: stored.returns.map((row) => returnViewOf(stored, row, viewing.brand)),
    history: stored.history.map(({ toState, at }) => ({ state: toState, at: at.toISOString() })),
    withdrawal: withdrawalOf(stored, fulfilment, viewing),
    receiptUrl: addressOf(FIXED_PATHS.receipt),
    orderUrl: addressOf(FIXED_PATHS.order),
  }
}

/** Analytics of a purchase. A service is no product: it is in the value, but not among the items. */
export function orderTracking({ id, order, shown }: Pick<StoredOrder, 'id' | 'order' | 'shown'>): OrderTracking {
  const { number, lines, totals, discountCodes, currency } = order
  return {
    orderId: id,
    transactionId: number,
    items: lines.flatMap(({ id: lineId, quantity }) => {
      const product = shown.lines[lineId]?.trackingProductInformation
      return product ? [{ ...product, quantity }] : []
    }),
    shipping: decimalOf(totals.shipping.incl),
    tax: decimalOf(totals.vatMinor),
    value: decimalOf(totals.total.incl),
    coupon: discountCodes.join(','),
    currency,
  }
}
