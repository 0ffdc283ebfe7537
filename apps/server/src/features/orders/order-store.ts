import { and, asc, desc, eq, gte, inArray, type SQL } from 'drizzle-orm'
import type { OrderParcel } from '@firkant/domain/orders/order-parcel.ts'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import type { Order } from '@firkant/domain/orders/order.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import type { MessageTransaction } from '../../platform/database/messages/message-transaction.ts'
import type { Statement } from '../../platform/database/messages/statement.ts'
import type { StoredDocument } from './order-document.ts'
import { orderHistory, orders } from './order-tables.ts'
import { payments } from './payment-tables.ts'
import { orderReturns } from './returned/return-tables.ts'

export type PaymentRow = typeof payments.$inferSelect
/** Rows are read in the order of their ids. */
export type HistoryRow = Omit<typeof orderHistory.$inferSelect, 'id'>
export type ReturnRow = typeof orderReturns.$inferSelect

/** An order with its history, payments and returns. */
export interface StoredOrder {
  readonly id: string
  readonly brand: string
  readonly state: OrderState
  readonly cartId: string
  readonly customerId: string | null
  readonly paidBy: string | null
  readonly parcel?: OrderParcel | null
  readonly order: Order
  readonly shown: StoredDocument['shown']
  readonly history: readonly HistoryRow[]
  readonly payments: readonly PaymentRow[]
  readonly returns: readonly ReturnRow[]
}

type OrderRow = typeof orders.$inferSelect
type Reader = Pick<Drizzle, 'select'>

async function complete(db: Reader, row: OrderRow): Promise<StoredOrder> {
  const { id, brand, state, cartId, customerId, paidBy, parcel, document } = row
  const { shown, placedAt, ...order } = document
  return {
    id,
    brand,
    state,
    cartId,
    customerId,
    paidBy,
    parcel,
    shown,
    order: { ...order, placedAt: new Date(placedAt) },
    history: await db.select().from(orderHistory).where(eq(orderHistory.orderId, id)).orderBy(asc(orderHistory.id)),
    payments: await db.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.createdAt)),
    returns: await db
      .select()
      .from(orderReturns)
      .where(eq(orderReturns.orderId, id))
      .orderBy(asc(orderReturns.createdAt)),
  }
}

async function readOrder(db: Reader, where: SQL | undefined): Promise<StoredOrder | undefined> {
  const [row] = await db.select().from(orders).where(where)
  return row && complete(db, row)
}

export function findOrderById(db: Reader, brand: string, id: string): Promise<StoredOrder | undefined> {
  return readOrder(db, and(eq(orders.brand, brand), eq(orders.id, id)))
}

/** `email` as normalised by `emailKey`. Order number and e-mail together authorise access. */
export function findOrderOfBuyer(
  db: Reader,
  { brand, number, email }: { readonly brand: string; readonly number: string; readonly email: string },
): Promise<StoredOrder | undefined> {
  return readOrder(db, and(eq(orders.brand, brand), eq(orders.number, number), eq(orders.email, email)))
}

export function findOrderByNumber(db: Reader, brand: string, number: string): Promise<StoredOrder | undefined> {
  return readOrder(db, and(eq(orders.brand, brand), eq(orders.number, number)))
}

/** Said by whoever sends it. */
export async function saveParcel(tx: Queries, orderId: string, parcel: OrderParcel): Promise<void> {
  await tx.update(orders).set({ parcel }).where(eq(orders.id, orderId))
}

const LOCK: Statement = { name: 'order-lock', text: 'select 1 from orders where id = $1::uuid for update' }

/** Locks the row until the transaction ends. As its first query it is sent with `begin`. */
export async function lockOrder(tx: MessageTransaction, id: string): Promise<StoredOrder | undefined> {
  await tx.query(LOCK, [id])
  return readOrder(tx.db(), eq(orders.id, id))
}

/** The newest, if the cart was bought more than once. */
export async function findOrderOfCart(db: Reader, brand: string, cartId: string): Promise<StoredOrder | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.brand, brand)))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return row && complete(db, row)
}

/** Newest first. */
export function listOrdersOfStore(
  db: Reader,
  { brand, storeKey, since, limit }: { brand: string; storeKey: string; since: SQL; limit: number },
) {
  return db
    .select({ number: orders.number, state: orders.state })
    .from(orders)
    .where(and(eq(orders.brand, brand), eq(orders.storeKey, storeKey), gte(orders.placedAt, since)))
    .orderBy(desc(orders.placedAt))
    .limit(limit)
}

/** `email` as normalised by `emailKey`. */
export async function hasOrders(db: Reader, { brand, email }: { brand: string; email: string }): Promise<boolean> {
  const isTheirs = and(eq(orders.brand, brand), eq(orders.email, email))
  return (await db.select({ id: orders.id }).from(orders).where(isTheirs).limit(1)).length > 0
}

/** Newest first. */
export async function listOrders(
  db: Reader,
  { brand, states, limit }: { readonly brand: string; readonly states: readonly OrderState[]; readonly limit: number },
) {
  return db
    .select({ id: orders.id, number: orders.number, state: orders.state, placedAt: orders.placedAt })
    .from(orders)
    .where(and(eq(orders.brand, brand), inArray(orders.state, [...states])))
    .orderBy(desc(orders.placedAt))
    .limit(limit)
}
