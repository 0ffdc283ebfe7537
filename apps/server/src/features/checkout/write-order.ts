import { and, eq } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { usedPromotionKeys } from '@firkant/domain/cart/checkout-rules.ts'
import type { Checkout } from '@firkant/domain/cart/checkout.ts'
import { pickupStore } from '@firkant/domain/cart/shipping-methods.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { validatePlacing, placeOrderError } from '@firkant/domain/orders/validate-placing.ts'
import { confirmByOf, isInvoiced } from '@firkant/domain/orders/invoice-limits.ts'
import { ORDER_LETTERS } from '@firkant/domain/orders/order-letters.ts'
import { itemsOfOrder } from '@firkant/domain/orders/order-lines.ts'
import { makeOrderNumber, ORDER_NUMBER_BYTES } from '@firkant/domain/orders/order-number.ts'
import { orderOf } from '@firkant/domain/orders/order-of.ts'
import type { Order } from '@firkant/domain/orders/order.ts'
import type { PlaceOrderError, PlaceOrderRequest, ShownTotal } from '@firkant/domain/orders/place-order.ts'
import { type CartWork, checkoutOfRow, type CalculatedRow, calculateRow } from '../cart/apply-commands.ts'
import type { CartTransaction } from '../cart/cart-connection.ts'
import { lockForPayment } from '../cart/cart-status.ts'
import { type CartRow, lockCart } from '../cart/cart-store.ts'
import type { CartViewContext } from '../cart/cart-view.ts'
import { collectReservations } from '../employee/end-reservation.ts'
import type { OrderTaker } from '../employee/order-taker.ts'
import { recordEvent } from '../employee/employee-store.ts'
import { insertOrder } from '../orders/insert-order.ts'
import { moveOrder, type OrderShop } from '../orders/move-order.ts'
import { queueOrderMail } from '../orders/order-mail.ts'
import { lockOrder, sumInvoices } from '../orders/order-store.ts'
import { orders } from '../orders/order-tables.ts'
import { reserveItems } from '../orders/stock-of-order.ts'
import type { PaymentProviders } from '../payments/payment-registry.ts'
import { drawGiftCards } from '../promotions/gift-card-store.ts'
import { findUses, lockPerson, recordUses } from '../promotions/promotion-use-store.ts'
import { CENTRAL_WAREHOUSE } from '../stock/stock-tables.ts'
import type { Queries } from '../../platform/database/database.ts'
import { type RequestedInvoice, INVOICE_WINDOW_MS, type TakenInvoice } from './limit-invoices.ts'
import type { Cart, CartItem } from '@firkant/domain/cart/cart.ts'
import type { ShownLine, StoredDocument } from '../orders/order-document.ts'

function shownLine({ url, image, trackingProductInformation, viewData }: CartItem): ShownLine {
  const { subtitle, bundleParts } = viewData
  return { url, ...(image && { image }), trackingProductInformation, subtitle, bundleParts }
}

/** What the buyer saw: names and dates that may change in the catalogue. */
function shownOrder({ items }: Cart, { shippingMethods, paymentMethods, totals }: Checkout): StoredDocument['shown'] {
  const shipping = shippingMethods.find(({ selected }) => selected)
  const payment = totals.toPay > 0 ? paymentMethods.find(({ selected }) => selected) : undefined
  return {
    shippingName: shipping?.name ?? '',
    shippingDescription: shipping?.description ?? '',
    estimatedDelivery: shipping?.estimatedDelivery ?? '',
    paymentName: payment?.name ?? '',
    lines: Object.fromEntries(items.map((item) => [item.id, shownLine(item)])),
  }
}

/** Thrown to roll the transaction back: nothing was bought. */
export class OrderRefused extends Error {
  readonly errors: readonly PlaceOrderError[]
  /** Promotions that the buyer has used before. */
  readonly usedPromotions: readonly string[]
  constructor(errors: readonly PlaceOrderError[], usedPromotions: readonly string[] = []) {
    super(errors.map(({ code }) => code).join(', '))
    this.name = 'OrderRefused'
    this.errors = errors
    this.usedPromotions = usedPromotions
  }
}

export interface Placing {
  readonly request: PlaceOrderRequest
  readonly shop: OrderShop
  readonly providers: PaymentProviders
  /** Present if an employee takes the order. */
  readonly takenBy?: OrderTaker | undefined
  /** Whether an invoice order is accepted, or must be confirmed. */
  readonly validateInvoice: (request: Omit<RequestedInvoice, 'ip'>) => Promise<TakenInvoice['decision']>
}

/** Whoever takes the order; else whoever made the cart in a store that the buyer went on with. */
function sellerOf({ calculation }: ValidatedCart, { takenBy }: Placing): OrderTaker | undefined {
  if (takenBy) return takenBy
  const seller = calculation.sold.find(({ line }) => line.soldBy)?.line.soldBy
  return seller && { employee: { id: seller.employeeId, displayName: seller.employeeName }, storeKey: seller.storeKey }
}

/** Said by an employee in a store alone, with the number of the till's receipt. */
function isProvenInStore({ takenBy, request }: Placing): boolean {
  return takenBy?.storeKey !== undefined && request.receiptNumber !== undefined
}

async function recordSale(
  db: Queries,
  { order, seller, placing }: { order: Order; seller: OrderTaker | undefined; placing: Placing },
) {
  if (!seller) return
  const event = { brand: placing.shop.brand.key, ...seller, at: order.placedAt, subject: order.number }
  await recordEvent(db, { ...event, kind: placing.takenBy ? 'orderTaken' : 'handOverOrdered' })
  if (order.paymentMethodKey === 'inStore')
    await recordEvent(db, { ...event, kind: 'paidInStore', reason: placing.request.receiptNumber })
}

const MAX_NUMBER_ATTEMPTS = 5

interface ValidatedCart extends CalculatedRow {
  readonly checkout: Checkout
}

function makeOrder({ row, calculation, checkout, shop }: ValidatedCart, { owner, context, brand }: CartWork): Order {
  const made = orderOf(
    row,
    { calculation, checkout },
    {
      number: makeOrderNumber(ORDER_LETTERS[brand.key], randomBytes(ORDER_NUMBER_BYTES)),
      placedAt: context.now,
      customerId: owner.customerId,
      market: context.market,
      facts: shop.facts,
      nameOf: (sku) => shop.facts.rows.get(sku)?.name ?? sku,
    },
  )
  if (!made.ok) throw new OrderRefused([placeOrderError('checkout-incomplete')])
  return made.value
}

async function reserve(
  tx: CartTransaction,
  orderId: string,
  { order, shop }: { order: Order; shop: ValidatedCart['shop'] },
) {
  const store = pickupStore(order.shipping.methodKey)
  const short = await reserveItems(tx.db(), {
    orderId,
    location: store ?? CENTRAL_WAREHOUSE,
    now: order.placedAt,
    items: itemsOfOrder(order.lines).map((item) => ({
      ...item,
      mayOversell: store === undefined && shop.facts.items.get(item.sku)?.stock.backOrderDays !== undefined,
    })),
  })
  const lines = order.lines.filter(({ items }) => items.some(({ sku }) => short.includes(sku)))
  if (short.length > 0)
    throw new OrderRefused(lines.map(({ id }) => placeOrderError('insufficient-inventory', { lineItemId: id })))
}

/** Deadline for confirming an invoice order; undefined when no confirmation is needed. */
async function invoiceConfirmBy(
  db: Queries,
  { brand }: CartWork,
  { order, placing }: { order: Order; placing: Placing },
) {
  if (!isInvoiced(order)) return undefined
  const since = new Date(order.placedAt.getTime() - INVOICE_WINDOW_MS)
  const lastHourMinor = await sumInvoices(db, { brand: brand.key, email: order.buyer.email, since })
  const decision = await placing.validateInvoice({ order, lastHourMinor })
  if (decision === 'refuse') throw new OrderRefused([placeOrderError('too-many-orders')])
  return decision === 'confirm' ? confirmByOf(order) : undefined
}

async function insertWithNumber(
  tx: CartTransaction,
  work: CartWork,
  { validated, placing }: { validated: ValidatedCart; placing: Placing },
) {
  const { brand, context } = work
  const { row, checkout, cart } = validated
  const seller = sellerOf(validated, placing)
  const orderId = randomUUID()
  const confirmBy = await invoiceConfirmBy(tx.db(), work, { order: makeOrder(validated, work), placing })
  for (let attempt = 0; attempt < MAX_NUMBER_ATTEMPTS; attempt += 1) {
    const order = makeOrder(validated, work)
    const { paymentMethodKey } = order
    const provider = paymentMethodKey === undefined ? undefined : placing.providers.forMethod(paymentMethodKey)?.key
    if (paymentMethodKey !== undefined && provider === undefined)
      throw new OrderRefused([placeOrderError('payment-unavailable')])
    if (paymentMethodKey === 'inStore' && !isProvenInStore(placing))
      throw new OrderRefused([placeOrderError('checkout-incomplete', { step: 'paymentMethod' })])
    const { idempotencyKey, receiptNumber } = placing.request
    const document = {
      ...order,
      placedAt: context.now.toISOString(),
      ...(paymentMethodKey === 'inStore' && { receiptNumber }),
      shown: shownOrder(cart, checkout),
    }
    const inserted = {
      id: orderId,
      brand: brand.key,
      cartId: row.id,
      idempotencyKey,
      document,
      provider,
      employeeId: seller?.employee.id,
      storeKey: seller?.storeKey,
      actor: placing.takenBy ? ('staff' as const) : ('buyer' as const),
      now: context.now,
    }
    if (await insertOrder(tx.db(), { ...inserted, confirmBy }))
      return { orderId, order, isToConfirm: confirmBy !== undefined }
  }
  throw new Error(`No free order number was found in ${MAX_NUMBER_ATTEMPTS} attempts`)
}

async function findPlacedOrder(
  { db }: CartTransaction,
  cartId: string,
  idempotencyKey: string,
): Promise<string | undefined> {
  const isSame = and(eq(orders.cartId, cartId), eq(orders.idempotencyKey, idempotencyKey))
  return (await db().select({ id: orders.id }).from(orders).where(isSame))[0]?.id
}

/** Checked only here: a cart would reveal who has bought in this shop before. */
async function refuseUsedPromotions(tx: CartTransaction, { brand }: CartWork, validated: ValidatedCart): Promise<void> {
  const { email } = validated.checkout
  const used = usedPromotionKeys(validated.calculation)
  const once = validated.shop.shop.promotions.filter(
    ({ key, conditions }) => conditions.isOncePerCustomer === true && used.has(key),
  )
  if (email === undefined || once.length === 0) return
  const keys = await findUses(tx.db(), { brand: brand.key, email, promotionKeys: once.map(({ key }) => key) })
  if (keys.length === 0) return
  const hasCode = once.some(({ key, coupon }) => keys.includes(key) && coupon !== undefined)
  throw new OrderRefused([placeOrderError(hasCode ? 'code-not-applicable' : 'price-changed')], keys)
}

function answeredTotal({ answered }: CartRow, { market }: CartViewContext): ShownTotal | undefined {
  if (answered?.market !== market.key) return undefined
  return { toPay: answered.toPayMinor / MINOR_PER_MAJOR, currency: market.currency }
}

/**
 * The order's id, or undefined when the cart is not the requester's. Checks prices, promotions and stock and takes
 * everything the order needs, in one transaction with the cart locked.
 */
export async function writeOrder(tx: CartTransaction, work: CartWork, placing: Placing): Promise<string | undefined> {
  const { cartId, idempotencyKey } = placing.request
  const row = await lockCart(tx, work.owner, { cartId })
  if (!row) return undefined
  const known = await findPlacedOrder(tx, row.id, idempotencyKey)
  if (known !== undefined) return known
  if (row.status !== 'open') throw new OrderRefused([placeOrderError('cart-locked')])
  const db = tx.db()
  if (row.details.email !== undefined) await lockPerson(db, work.brand.key, row.details.email)
  const calculated = await calculateRow(tx, work, { row })
  const validated = { ...calculated, checkout: await checkoutOfRow(tx, work, calculated) }
  const errors = validatePlacing(placing.request, { ...validated, answered: answeredTotal(row, work.context) })
  if (errors.length > 0) throw new OrderRefused(errors)
  await refuseUsedPromotions(tx, work, validated)

  const { orderId, order, isToConfirm } = await insertWithNumber(tx, work, { validated, placing })
  await collectReservations(db, {
    cartId: row.id,
    orderNumber: order.number,
    skus: itemsOfOrder(order.lines).map(({ sku }) => sku),
    employee: placing.takenBy?.employee,
    now: order.placedAt,
  })
  await reserve(tx, orderId, { order, shop: validated.shop })
  const place = { brand: work.brand.key, market: order.market }
  await recordSale(db, { order, seller: sellerOf(validated, placing), placing })
  if (!(await drawGiftCards(db, place, order.giftCards))) throw new OrderRefused([placeOrderError('price-changed')])
  const { promotionKeys, number: reference, buyer, placedAt: usedAt } = order
  const { customerId, email } = buyer
  await recordUses(db, { brand: place.brand, reference, promotionKeys, customerId, email, usedAt })
  await lockForPayment(db, row.id)
  const { now } = work.context
  const atOnce = order.totals.toPayMinor === 0 ? 'pay' : undefined
  const event = isToConfirm ? 'askConfirmation' : atOnce
  const isByLink = order.paymentMethodKey === 'link'
  const stored = event || isByLink ? await lockOrder(db, orderId) : undefined
  if (stored && isByLink) await queueOrderMail(db, { stored, what: 'pay', now, ...placing.shop })
  if (stored && event) await moveOrder(db, stored, { event, actor: 'buyer', now, shop: placing.shop })
  return orderId
}
