import { randomBytes, randomUUID } from 'node:crypto'
import { usedPromotionKeys } from '@firkant/domain/cart/checkout/checkout-rules.ts'
import { isTakenNow } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { expressDetails, withUnknownBuyer } from '@firkant/domain/checkout/express/express.ts'
import type { InvoiceDays } from '@firkant/domain/law/invoice/invoice-days.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { ORDER_LETTERS } from '@firkant/domain/orders/order-letters.ts'
import { itemsOfOrder } from '@firkant/domain/orders/order-lines.ts'
import { makeOrderNumber, ORDER_NUMBER_BYTES } from '@firkant/domain/orders/order-number.ts'
import { orderOf } from '@firkant/domain/orders/order-of.ts'
import type { Order } from '@firkant/domain/orders/order.ts'
import { isInvoiced } from '@firkant/domain/orders/placing/invoice-limits.ts'
import type { PlaceOrderRequest, ShownTotal } from '@firkant/domain/orders/placing/place-order.ts'
import { reservesWhenPlaced } from '@firkant/domain/orders/placing/reserving.ts'
import { validatePlacing, placeOrderError } from '@firkant/domain/orders/placing/validate-placing.ts'
import type { PaymentProvider } from '@firkant/domain/payments/payment-provider.ts'
import { countSamples } from '@firkant/domain/samples/samples.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { MessageTransaction } from '../../platform/database/messages/message-transaction.ts'
import { type CartWork, checkoutOfRow, calculateRow } from '../cart/apply-commands.ts'
import { lockForPayment } from '../cart/cart-status.ts'
import type { CartRow } from '../cart/cart-store.ts'
import type { CartViewContext } from '../cart/cart-view.ts'
import { recordEvent } from '../employee/employee-store.ts'
import type { OrderTaker } from '../employee/order-taker.ts'
import { collectReservations } from '../employee/reservations/end-reservation.ts'
import { insertOrder } from '../orders/insert-order.ts'
import { queueOrderMail } from '../orders/mails/order-mail.ts'
import { moveOrder, type OrderShop } from '../orders/move-order.ts'
import type { StoredOrder } from '../orders/order-store.ts'
import { applyOrderPayment } from '../payments/apply-order-payment.ts'
import type { PaymentProviders } from '../payments/payment-registry.ts'
import { findUses, recordUses } from '../promotions/promotion-use-store.ts'
import { acceptInvoice, type InvoiceRules } from './accept-invoice.ts'
import { withSheetBuyer } from './express/sheet-order.ts'
import { refuseSamples } from './limit-samples.ts'
import { OrderRefused } from './order-refused.ts'
import { lockForPlacing, type PlacingFacts } from './placing-facts.ts'
import { promiseOf, shownOrder, type OrderPromise, type ValidatedCart } from './shown-order.ts'
import { takeScarce } from './take-scarce.ts'

export interface Placing extends InvoiceRules {
  readonly request: PlaceOrderRequest
  readonly shop: OrderShop
  readonly providers: PaymentProviders
  readonly invoiceDays: InvoiceDays
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

function makeOrder(
  { row, calculation, checkout, loaded }: ValidatedCart,
  { owner, context, brand }: CartWork,
  { express }: PlaceOrderRequest,
): Order {
  const made = orderOf(
    row,
    { calculation, checkout },
    {
      number: makeOrderNumber(ORDER_LETTERS[brand.key], randomBytes(ORDER_NUMBER_BYTES)),
      placedAt: context.now,
      customerId: owner.customerId,
      market: context.market,
      facts: loaded.facts,
      nameOf: (sku) => loaded.facts.rows.get(sku)?.name ?? sku,
      express,
    },
  )
  if (!made.ok) throw new OrderRefused([placeOrderError('checkout-incomplete')])
  return made.value
}

function findProvider(order: Order, placing: Placing): PaymentProvider | undefined {
  const { paymentMethodKey } = order
  if (paymentMethodKey === undefined) return undefined
  const provider = placing.providers.forMethod(paymentMethodKey)
  if (!provider) throw new OrderRefused([placeOrderError('payment-unavailable')])
  if (paymentMethodKey === 'inStore' && !isProvenInStore(placing))
    throw new OrderRefused([placeOrderError('checkout-incomplete', { step: 'paymentMethod' })])
  return provider
}

interface OrderToInsert {
  readonly validated: ValidatedCart
  readonly order: Order
  readonly promise: OrderPromise
  readonly placing: Placing
  readonly provider: PaymentProvider | undefined
  readonly confirmBy: Date | undefined
}

function insert(tx: MessageTransaction, { brand, context }: CartWork, inserting: OrderToInsert): Promise<StoredOrder> {
  const { validated, order, placing, provider, confirmBy } = inserting
  const seller = sellerOf(validated, placing)
  const { idempotencyKey, receiptNumber } = placing.request
  const document = {
    ...order,
    placedAt: context.now.toISOString(),
    ...(order.paymentMethodKey === 'inStore' && { receiptNumber }),
    ...(isInvoiced(order) && { invoiceDays: placing.invoiceDays[order.market] }),
    shown: shownOrder(validated, order, inserting.promise),
  }
  return insertOrder(tx.db(), {
    id: randomUUID(),
    brand: brand.key,
    cartId: validated.row.id,
    idempotencyKey,
    document,
    provider,
    confirmBy,
    employeeId: seller?.employee.id,
    storeKey: seller?.storeKey,
    actor: placing.takenBy ? 'staff' : 'buyer',
    now: context.now,
  })
}

/** Checked only here: a cart would reveal who has bought in this shop before. */
async function refuseUsedPromotions(
  tx: MessageTransaction,
  { brand }: CartWork,
  validated: ValidatedCart,
): Promise<void> {
  const { email } = validated.checkout
  const used = usedPromotionKeys(validated.calculation)
  const once = validated.loaded.shop.promotions.filter(
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

/** What was put aside for it, who sold it, which promotions it used. */
async function recordOrder(
  tx: MessageTransaction,
  stored: StoredOrder,
  { validated, placing, hasReservations }: { validated: ValidatedCart; placing: Placing; hasReservations: boolean },
): Promise<void> {
  const { order, brand, cartId } = stored
  const db = tx.db()
  if (hasReservations)
    await collectReservations(db, {
      cartId,
      orderNumber: order.number,
      skus: itemsOfOrder(order.lines).map(({ sku }) => sku),
      employee: placing.takenBy?.employee,
      now: order.placedAt,
    })
  await recordSale(db, { order, seller: sellerOf(validated, placing), placing })
  const { promotionKeys, number: reference, buyer, placedAt: usedAt } = order
  const { customerId, email } = buyer
  await recordUses(db, { brand, reference, promotionKeys, customerId, email, usedAt })
}

/** The first step after placing, as far as nobody has to be asked for it. */
async function takeFirstStep(
  db: Queries,
  stored: StoredOrder,
  { shop, provider, isToConfirm }: Pick<Placing, 'shop'> & { provider?: PaymentProvider; isToConfirm: boolean },
): Promise<StoredOrder | undefined> {
  const { order, payments } = stored
  const now = order.placedAt
  const [payment] = payments
  const isByLink = order.paymentMethodKey === 'link'
  const settled = payment && !isToConfirm ? provider?.settle?.(payment.id) : undefined
  if (settled && payment)
    return applyOrderPayment(db, stored, {
      paymentId: payment.id,
      events: settled.events,
      now,
      shop,
      isPlacing: true,
    })
  const atOnce = order.totals.toPayMinor === 0 ? 'pay' : undefined
  const event = isToConfirm ? 'askConfirmation' : atOnce
  if (event !== 'pay') await lockForPayment(db, stored.cartId)
  if (isByLink) await queueOrderMail(db, { stored, what: 'pay', now, ...shop })
  if (event === undefined) return undefined
  return (await moveOrder(db, stored, { event, actor: 'buyer', now, shop })).stored
}

/** The cart as it is bought: with a wallet that says who buys, without what was typed in the checkout. */
async function calculateOrder(
  tx: MessageTransaction,
  work: CartWork,
  { row, prefetched, express }: Pick<PlacingFacts, 'row' | 'prefetched'> & Pick<PlaceOrderRequest, 'express'>,
): Promise<ValidatedCart> {
  const details = express ? expressDetails(row.details) : row.details
  const calculated = await calculateRow(tx, work, { row: { ...row, details }, prefetched })
  const place = { market: work.context.market.key, postcode: calculated.loaded.facts.visitorPostcode }
  const bought = express ? { ...calculated, row: { ...row, details: withUnknownBuyer(details, place) } } : calculated
  return { ...bought, checkout: await checkoutOfRow(tx, work, { ...bought, methods: 'chosen' }) }
}

/** What depends on who buys needs the checkout, and so does what nobody pays for. */
function refuseExpress({ calculation, checkout, loaded }: ValidatedCart, { takenBy }: Placing): void {
  const used = usedPromotionKeys(calculation)
  const isPersonal = loaded.shop.promotions.some(
    ({ key, conditions }) => conditions.isOncePerCustomer === true && used.has(key),
  )
  const samples = countSamples(
    calculation.sold.map(({ line }) => line),
    loaded.facts,
  )
  if (takenBy || isPersonal || samples > 0 || checkout.totals.toPay === 0)
    throw new OrderRefused([placeOrderError('checkout-incomplete', { step: 'email' })])
}

export interface WrittenOrder {
  readonly orderId: string
  /** Absent while a payment provider has to be asked, and for an order that was placed before. */
  readonly settled?: StoredOrder | undefined
}

/**
 * Undefined when the cart is not the requester's. Checks prices, promotions and stock and takes everything the order
 * needs, in one transaction with the cart locked: one round trip to read and lock, one to write and commit.
 */
export async function writeOrder(
  tx: MessageTransaction,
  work: CartWork,
  placing: Placing,
): Promise<WrittenOrder | undefined> {
  const facts = await lockForPlacing(tx, work, placing.request)
  if (!facts) return undefined
  const { row, placedId, prefetched, hasReservations } = facts
  if (placedId !== null) return { orderId: placedId }
  if (row.status !== 'open') throw new OrderRefused([placeOrderError('cart-locked')])
  const validated = await calculateOrder(tx, work, { row, prefetched, express: placing.request.express })
  const errors = validatePlacing(placing.request, { ...validated, answered: answeredTotal(row, work.context) })
  if (errors.length > 0) throw new OrderRefused(errors)
  await refuseUsedPromotions(tx, work, validated)
  await refuseSamples(tx, work, validated)
  if (placing.request.express) refuseExpress(validated, placing)

  const order = await withSheetBuyer(tx.db(), makeOrder(validated, work, placing.request), placing)
  const { confirmBy, leavesHalf } = await acceptInvoice(order, placing, { items: validated.loaded.facts.items, facts })
  const provider = findProvider(order, placing)
  const promise = promiseOf(validated, work)
  const stored = await insert(tx, work, { validated, order, promise, placing, provider, confirmBy })
  const { shop } = placing
  const isToConfirm = confirmBy !== undefined
  const isReserved = reservesWhenPlaced({
    isSettled: provider === undefined || provider.settle !== undefined,
    isToConfirm,
    isByStaff: placing.takenBy !== undefined,
  })
  // What a store has put aside stays so until the order takes it.
  await recordOrder(tx, stored, { validated, placing, hasReservations: hasReservations && isReserved })
  const taking = { loaded: validated.loaded, promise, isReserved, leavesHalf }
  const isHandedOut = isTakenNow(order.shipping.methodKey)
  // What is handed out with the first step must be reserved before it.
  if (isHandedOut) await takeScarce(tx, stored, taking)
  const settled = await takeFirstStep(tx.db(), stored, { shop, ...(provider && { provider }), isToConfirm })
  if (!isHandedOut) await takeScarce(tx, stored, taking)
  return { orderId: stored.id, settled }
}
