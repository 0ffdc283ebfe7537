import { eq, inArray, like, sql } from 'drizzle-orm'
import type { MinorAmount } from '@firkant/domain/cart/sums/cart-sums.ts'
import { itemsOfOrder } from '@firkant/domain/orders/order-lines.ts'
import { hasLeft, isUnpaidFor, type OrderState } from '@firkant/domain/orders/order-states.ts'
import { mails } from '../../src/features/mail/mail-tables.ts'
import type { StoredDocument } from '../../src/features/orders/order-document.ts'
import { orders, stockReservations } from '../../src/features/orders/order-tables.ts'
import { payments } from '../../src/features/orders/payment-tables.ts'
import { hashGiftCardCode } from '../../src/features/promotions/gift-card-code.ts'
import { giftCards } from '../../src/features/promotions/promotion-tables.ts'
import { CENTRAL_WAREHOUSE } from '../../src/features/stock/central-warehouse.ts'
import { stockLevels } from '../../src/features/stock/stock-tables.ts'
import type { Drizzle } from '../../src/platform/database/database.ts'
import { jobs } from '../../src/platform/jobs/job-tables.ts'

export interface AuditedOrder {
  readonly id: string
  readonly cartId: string
  readonly state: OrderState
  readonly document: StoredDocument
}

const isLiving = ({ state }: AuditedOrder) => state !== 'cancelled'
const isPaid = ({ state }: AuditedOrder) => !isUnpaidFor(state) && state !== 'cancelled'
const keyOfMail = (orderId: string) => `order-confirmation:${orderId}`

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Lines less discounts and with delivery are the total, less gift cards what is to be paid; with VAT and without. */
export function addsUp({ lines, totals, giftCards: cards }: StoredDocument): boolean {
  const { goods, discount, shipping, total: whole, giftCardsMinor, toPayMinor, vatMinor } = totals
  const sides: readonly (keyof MinorAmount)[] = ['incl', 'excl']
  const isSum = (side: keyof MinorAmount) => {
    const discounts = lines.flatMap((line) => line.discounts.map(({ amount }) => amount[side]))
    const paid = lines.map((line) => line.paid[side])
    return (
      total(lines.map(({ price }) => price[side])) === goods[side] &&
      total(discounts) === discount[side] &&
      total(paid) === goods[side] - discount[side] &&
      goods[side] - discount[side] + shipping[side] === whole[side]
    )
  }
  return (
    sides.every(isSum) &&
    whole.incl - whole.excl === vatMinor &&
    total(cards.map(({ minor }) => minor)) === giftCardsMinor &&
    whole.incl - giftCardsMinor === toPayMinor
  )
}

/** All orders that the shop has. */
export function readOrders(db: Drizzle): Promise<readonly AuditedOrder[]> {
  const { id, cartId, state, document } = orders
  return db.select({ id, cartId, state, document }).from(orders)
}

/** Carts that were bought more than once. */
export function boughtTwice(all: readonly AuditedOrder[]): readonly string[] {
  const seen = new Set<string>()
  return all.filter(isLiving).flatMap(({ cartId }) => {
    if (seen.has(cartId)) return [cartId]
    seen.add(cartId)
    return []
  })
}

/** Orders that live without exactly one payment, of what is to be paid, that holds; nothing to pay, no payment. */
export async function wronglyPaid(db: Drizzle, all: readonly AuditedOrder[]): Promise<readonly string[]> {
  const rows = await db.select().from(payments)
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return all.filter(isLiving).flatMap((order) => {
    const { toPayMinor } = order.document.totals
    const held = (byOrder.get(order.id) ?? []).filter(({ state }) => state !== 'cancelled' && state !== 'declined')
    const isRight =
      isPaid(order) &&
      total(held.map(({ amountMinor }) => amountMinor)) === toPayMinor &&
      held.length === (toPayMinor > 0 ? 1 : 0) &&
      held.every(({ state }) => state === 'authorised' || state === 'captured')
    return isRight ? [] : [order.id]
  })
}

/** Code → what it should hold and does not, given what each held at first. */
export async function wrongBalances(
  db: Drizzle,
  all: readonly AuditedOrder[],
  startMinor: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const used = new Map<string, number>()
  for (const { document } of all.filter(isLiving))
    for (const { code, minor } of document.giftCards) used.set(code, (used.get(code) ?? 0) + minor)
  const rows = await db
    .select()
    .from(giftCards)
    .where(inArray(giftCards.code, [...startMinor.keys()]))
  const balances = new Map(rows.map(({ code, balanceMinor }) => [code, balanceMinor]))
  return [...startMinor].flatMap(([code, start]) =>
    balances.get(hashGiftCardCode(code)) === start - (used.get(code) ?? 0) ? [] : [code],
  )
}

export interface StockFigures {
  readonly onHand: number
  /** What the shelf says, what the reservations come to, what bought orders that have not left need. */
  readonly reserved: number
  readonly reservations: number
  readonly demand: number
  /** Bought orders without a reservation of their own. */
  readonly unreserved: number
}

export async function auditStock(db: Drizzle, all: readonly AuditedOrder[], sku: string): Promise<StockFigures> {
  const [level] = await db
    .select()
    .from(stockLevels)
    .where(sql`${stockLevels.sku} = ${sku} and ${stockLevels.location} = ${CENTRAL_WAREHOUSE}`)
  const kept = await db.select().from(stockReservations).where(eq(stockReservations.sku, sku))
  const keptBy = new Map(kept.map(({ orderId, quantity }) => [orderId, quantity] as const))
  const wanted = all
    .filter((order) => isPaid(order) && !hasLeft(order.state))
    .flatMap(({ id, document }) => itemsOfOrder(document.lines).map((item) => ({ ...item, id })))
    .filter((item) => item.sku === sku)
  return {
    onHand: level?.onHand ?? Number.NaN,
    reserved: level?.reserved ?? Number.NaN,
    reservations: total(kept.map(({ quantity }) => quantity)),
    demand: total(wanted.map(({ quantity }) => quantity)),
    unreserved: wanted.filter(({ id, quantity }) => keptBy.get(id) !== quantity).length,
  }
}

export interface MailFigures {
  readonly paidOrders: number
  /** Orders that were paid and have no confirmation written down, or one that nobody noted as sent. */
  readonly unwritten: readonly string[]
  readonly unsent: readonly string[]
  /** Confirmations of orders that are not paid. */
  readonly untrue: readonly string[]
  /** The ids of all confirmations, as mail servers see them before the `@`. */
  readonly ids: readonly string[]
}

export async function auditMails(db: Drizzle, all: readonly AuditedOrder[]): Promise<MailFigures> {
  const written = await db.select().from(mails).where(like(mails.key, 'order-confirmation:%'))
  const byKey = new Map(written.map((mail) => [mail.key, mail] as const))
  const paid = all.filter(isPaid)
  const paidKeys = new Set(paid.map(({ id }) => keyOfMail(id)))
  return {
    paidOrders: paid.length,
    unwritten: paid.flatMap(({ id }) => (byKey.has(keyOfMail(id)) ? [] : [id])),
    unsent: paid.flatMap(({ id }) => (byKey.get(keyOfMail(id))?.sentAt ? [] : [id])),
    untrue: written.flatMap(({ key }) => (paidKeys.has(key) ? [] : [key])),
    ids: written.map(({ id }) => id),
  }
}

/** What is still to be done: jobs that are neither done nor dead, and payments of which more is to be heard. */
export async function openWork(db: Drizzle): Promise<{ jobs: number; payments: number; dead: number }> {
  const states = await db
    .select({ state: jobs.state, count: sql<number>`count(*)::int` })
    .from(jobs)
    .groupBy(jobs.state)
  const countOf = (wanted: string) => states.find(({ state }) => state === wanted)?.count ?? 0
  const open = await db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.state, ['created', 'pending']))
  return { jobs: countOf('waiting') + countOf('running'), payments: open.length, dead: countOf('dead') }
}

/** What an operator does who knows that the process which had these jobs is gone: nobody waits for their leases. */
export async function endLeases(db: Drizzle, claimedBefore: Date): Promise<number> {
  const ended = await db.execute(sql`update jobs set lease_until = now() - interval '1 s'
    where state = 'running' and lease_until < ${claimedBefore.toISOString()}::timestamptz + interval '5 minutes'`)
  return ended.rowCount ?? 0
}

/** Brings forward when the bank is asked for payments that nobody told of. */
export async function askNow(db: Drizzle): Promise<void> {
  await db.execute(sql`update payments set ask_again_at = now() where ask_again_at is not null`)
}
