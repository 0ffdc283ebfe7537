import { eq } from 'drizzle-orm'
import { refundedMinor, type PaymentState } from '@firkant/domain/payments/payment-states.ts'
import { moneyMovements, type MoneyMovementRow } from '../../src/features/orders/books/money-movement-tables.ts'
import type { StoredDocument } from '../../src/features/orders/order-document.ts'
import { orders } from '../../src/features/orders/order-tables.ts'
import { payments } from '../../src/features/orders/payment-tables.ts'
import { orderReturns } from '../../src/features/orders/returned/return-tables.ts'
import { bankPayments, type BankPayment } from '../../src/features/test-bank/bank-tables.ts'
import type { Drizzle } from '../../src/platform/database/database.ts'
import type { LivedOrder } from './money-lives.ts'

export interface MoneyAudit {
  readonly payments: number
  readonly byProvider: Readonly<Record<string, number>>
  /** Orders whose money is not what their life leaves, with what is wrong. */
  readonly wrong: readonly string[]
  /** Sums over all orders, in minor units. */
  readonly takenMinor: number
  readonly givenBackMinor: number
}

interface Facts {
  readonly document: StoredDocument
  readonly payments: readonly (typeof payments.$inferSelect)[]
  readonly returns: readonly (typeof orderReturns.$inferSelect)[]
  readonly movements: readonly MoneyMovementRow[]
  readonly atBank: readonly BankPayment[]
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
const sumOf = (rows: readonly MoneyMovementRow[], type: MoneyMovementRow['type'], field: 'minor' | 'vatMinor') =>
  total(rows.filter((row) => row.type === type).map((row) => row[field]))

/** What the order's life leaves with the provider and on gift cards together. */
function dueOf({ document, returns }: Facts, { life }: LivedOrder): number {
  if (life === 'cancelled' || life === 'returned') return 0
  return document.totals.total.incl - total(returns.map(({ refundMinor }) => refundMinor))
}

const ENDS: Readonly<Record<LivedOrder['life'], readonly PaymentState[]>> = {
  sent: ['captured'],
  cancelled: ['cancelled'],
  'partly cancelled': ['partlyRefunded', 'refunded', 'captured'],
  'partly returned': ['partlyRefunded', 'refunded', 'captured'],
  returned: ['refunded', 'partlyRefunded'],
}

function* faultsOf(facts: Facts, lived: LivedOrder): Generator<string> {
  const { document, payments: own, movements, atBank } = facts
  const [net, due] = [
    sumOf(movements, 'captured', 'minor') - sumOf(movements, 'refunded', 'minor'),
    dueOf(facts, lived),
  ]
  // Goods that came back with all of the order leave its delivery to the buyer or not, as the receipt says.
  if (lived.life !== 'returned' && net !== due) yield `${net} in the books, ${due} due`
  if (own.length > 1) yield `${own.length} payments`
  for (const payment of own) {
    const taken = movements.filter(({ source, type }) => source === payment.id && type === 'captured')
    const back = movements.filter(({ source, type }) => source === payment.id && type === 'refunded')
    if (!ENDS[lived.life].includes(payment.state)) yield `the payment is ${payment.state}`
    if (taken.length > 1) yield `captured ${taken.length} times`
    if (total(back.map(({ minor }) => minor)) !== refundedMinor(payment)) yield 'other refunds in the books'
  }
  for (const { state, refunds, amountMinor, merchantPaymentId } of atBank) {
    const payment = own.find(({ id }) => id === merchantPaymentId)
    if (payment?.amountMinor !== amountMinor) yield 'another amount at the bank'
    if (payment && refundedMinor(payment) !== total(refunds.map(({ minor }) => minor)))
      yield 'other refunds at the bank'
    const isTaken = movements.some(({ source, type }) => source === merchantPaymentId && type === 'captured')
    if (isTaken !== (state === 'captured')) yield `${state} at the bank`
  }
  const isWhole = sumOf(movements, 'captured', 'minor') === document.totals.total.incl
  if (isWhole && sumOf(movements, 'captured', 'vatMinor') !== document.totals.vatMinor) yield 'another VAT in the books'
}

/** Every order's money, in our books and at the bank. Call it when no work is open. */
export async function auditMoney(db: Drizzle, all: readonly LivedOrder[]): Promise<MoneyAudit> {
  const documents = new Map(
    (await db.select({ id: orders.id, document: orders.document }).from(orders)).map((row) => [row.id, row.document]),
  )
  const allPayments = await db.select().from(payments)
  const ownByOrder = Map.groupBy(allPayments, ({ orderId }) => orderId)
  const returnsByOrder = Map.groupBy(await db.select().from(orderReturns), ({ orderId }) => orderId)
  const books = await db.select().from(moneyMovements)
  const movementsByOrder = Map.groupBy(books, ({ orderId }) => orderId)
  const bankById = Map.groupBy(
    await db.select().from(bankPayments).where(eq(bankPayments.merchant, 'hjemly')),
    ({ merchantPaymentId }) => merchantPaymentId,
  )
  const wrong = all.flatMap((lived) => {
    const document = documents.get(lived.id)
    if (!document) return [`${lived.id} is gone`]
    const own = ownByOrder.get(lived.id) ?? []
    const facts: Facts = {
      document,
      payments: own,
      returns: returnsByOrder.get(lived.id) ?? [],
      movements: movementsByOrder.get(lived.id) ?? [],
      atBank: own.flatMap(({ id }) => bankById.get(id) ?? []),
    }
    return [...faultsOf(facts, lived)].map((fault) => `${lived.life} ${document.number}: ${fault}`)
  })
  return {
    payments: allPayments.length,
    byProvider: Object.fromEntries(
      [...Map.groupBy(allPayments, ({ provider }) => provider)].map(([provider, rows]) => [provider, rows.length]),
    ),
    wrong,
    takenMinor: sumOf(books, 'captured', 'minor'),
    givenBackMinor: sumOf(books, 'refunded', 'minor'),
  }
}
