import { eq } from 'drizzle-orm'
import { refundedMinor, type PaymentState } from '@firkant/domain/payments/payment-states.ts'
import { moneyMovements, type MoneyMovementRow } from '../../src/features/orders/books/money-movement-tables.ts'
import type { StoredDocument } from '../../src/features/orders/order-document.ts'
import { orders } from '../../src/features/orders/order-tables.ts'
import { payments } from '../../src/features/orders/payment-tables.ts'
import { orderReturns } from '../../src/features/orders/returned/return-tables.ts'
import { bankPayments, type BankPayment } from '../../src/features/test-bank/bank-tables.ts'
import { walletSums } from '../../src/features/test-bank/wallets/wallet-steps.ts'
import { bankWallets, type WalletPayment } from '../../src/features/test-bank/wallets/wallet-tables.ts'
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
  readonly atWallet: readonly WalletPayment[]
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
const sumOf = (rows: readonly MoneyMovementRow[], type: MoneyMovementRow['type'], field: 'minor' | 'vatMinor') =>
  total(rows.filter((row) => row.type === type).map((row) => row[field]))

/** A wallet is told the order's number in words. */
const numberIn = (description: string) => /[A-Z]{2}-\w{4}-\w{4}/.exec(description)?.[0]

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

/** Swish has the money when its buyer agrees: a cancelled order gives it back. */
const endsOf = ({ provider }: Facts['payments'][number], life: LivedOrder['life']): readonly PaymentState[] =>
  provider === 'swish' && life === 'cancelled' ? ['refunded'] : ENDS[life]

/** What the wallet has taken, given back and still holds, against the books. */
function* walletFaults({ payments: own, movements, atWallet }: Facts): Generator<string> {
  const ids = new Set(own.map(({ id }) => id))
  const booked = movements.filter(({ source }) => ids.has(source))
  const sums = atWallet.map((each) => {
    const { authorised, captured, refunded, left } = walletSums(each)
    return each.wallet === 'swish' ? { taken: authorised, refunded, left: 0 } : { taken: captured, refunded, left }
  })
  const taken = total(sums.map((each) => each.taken))
  const refunded = total(sums.map((each) => each.refunded))
  const isTakenTwice = atWallet.some(({ log }) => log.filter(({ name }) => name === 'captured').length > 1)
  if (taken !== sumOf(booked, 'captured', 'minor')) yield `${taken} taken by the wallet`
  if (refunded !== sumOf(booked, 'refunded', 'minor')) yield `${refunded} given back by the wallet`
  if (sums.some(({ left }) => left !== 0)) yield 'the wallet still holds money'
  if (isTakenTwice) yield 'the wallet captured twice'
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
    if (!endsOf(payment, lived.life).includes(payment.state)) yield `the payment is ${payment.state}`
    if (taken.length > 1) yield `captured ${taken.length} times`
    // What a part capture released counts as refunded for the order, and was never in the books.
    const released = taken.length > 0 ? payment.amountMinor - total(taken.map(({ minor }) => minor)) : 0
    if (total(back.map(({ minor }) => minor)) !== refundedMinor(payment) - released) yield 'other refunds in the books'
  }
  for (const { state, refunds, amountMinor, merchantPaymentId } of atBank) {
    const payment = own.find(({ id }) => id === merchantPaymentId)
    if (payment?.amountMinor !== amountMinor) yield 'another amount at the bank'
    if (payment && refundedMinor(payment) !== total(refunds.map(({ minor }) => minor)))
      yield 'other refunds at the bank'
    const isTaken = movements.some(({ source, type }) => source === merchantPaymentId && type === 'captured')
    if (isTaken !== (state === 'captured')) yield `${state} at the bank`
  }
  if (facts.atWallet.length > 0) yield* walletFaults(facts)
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
  const walletsByOrder = Map.groupBy(await db.select().from(bankWallets), ({ description }) => numberIn(description))
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
      atWallet: walletsByOrder.get(document.number) ?? [],
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
