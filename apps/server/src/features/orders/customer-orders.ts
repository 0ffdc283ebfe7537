import { and, count, desc, eq, exists } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { findOrderById, type StoredOrder } from './order-store.ts'
import { orderHistory, orders } from './order-tables.ts'

export const ORDERS_PER_PAGE = 10

interface CustomerKey {
  readonly brand: string
  readonly customerId: string
}

/** Undefined also when the order belongs to another customer. */
export async function findOrderOfCustomer(
  db: Drizzle,
  { brand, customerId }: CustomerKey,
  orderId: string,
): Promise<StoredOrder | undefined> {
  const stored = await findOrderById(db, brand, orderId)
  return stored?.customerId === customerId ? stored : undefined
}

/** Newest first. Orders that were never paid are left out. */
export async function listOrdersOfCustomer(db: Drizzle, { brand, customerId }: CustomerKey, page: number) {
  const isTheirs = and(
    eq(orders.brand, brand),
    eq(orders.customerId, customerId),
    exists(
      db
        .select({ id: orderHistory.id })
        .from(orderHistory)
        .where(and(eq(orderHistory.orderId, orders.id), eq(orderHistory.toState, 'paid'))),
    ),
  )
  const [counted] = await db.select({ total: count() }).from(orders).where(isTheirs)
  const rows = await db
    .select({ id: orders.id, number: orders.number, state: orders.state, document: orders.document })
    .from(orders)
    .where(isTheirs)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(ORDERS_PER_PAGE)
    .offset((page - 1) * ORDERS_PER_PAGE)
  return { total: counted?.total ?? 0, rows }
}
