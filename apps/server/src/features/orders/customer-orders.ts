import { and, count, desc, eq, exists, gte, or, sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { findOrderById, findOrderByNumber, type StoredOrder } from './order-store.ts'
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

export async function findOrderOfCustomerByNumber(
  db: Drizzle,
  { brand, customerId }: CustomerKey,
  number: string,
): Promise<StoredOrder | undefined> {
  const stored = await findOrderByNumber(db, brand, number)
  return stored?.customerId === customerId ? stored : undefined
}

/** Orders that were never paid are left out. */
function boughtBy(db: Drizzle, { brand, customerId }: CustomerKey) {
  const wasPaid = db
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orders.id), eq(orderHistory.toState, 'paid')))
  return and(eq(orders.brand, brand), eq(orders.customerId, customerId), exists(wasPaid))
}

export async function findLatestOrderOfCustomer(db: Drizzle, customer: CustomerKey): Promise<StoredOrder | undefined> {
  const [latest] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(boughtBy(db, customer))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1)
  return latest && findOrderById(db, customer.brand, latest.id)
}

/** With all that belongs to them: few, because each takes several queries. */
export async function listRecentOrdersOfCustomer(
  db: Drizzle,
  customer: CustomerKey,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<readonly StoredOrder[]> {
  const recent = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(boughtBy(db, customer), gte(orders.placedAt, since)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
  const found = await Promise.all(recent.map(({ id }) => findOrderById(db, customer.brand, id)))
  return found.filter((stored) => stored !== undefined)
}

export const MAX_ORDER_SEARCH_LENGTH = 100
const escapeLike = (words: string) => words.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** An order number, however it is written, or words of a product's name. */
function matching(q: string) {
  if (q === '') return undefined
  const number = q.replaceAll(/[\s-]/g, '')
  const inName = sql`exists (select 1 from jsonb_array_elements(${orders.document} -> 'lines') line
    where line ->> 'name' ilike ${`%${escapeLike(q)}%`})`
  const inNumber = sql`replace(${orders.number}, '-', '') ilike ${`%${escapeLike(number)}%`}`
  return number === '' ? inName : or(inName, inNumber)
}

interface OrderList {
  readonly page: number
  readonly q?: string
}

/** Newest first. */
export async function listOrdersOfCustomer(db: Drizzle, customer: CustomerKey, { page, q = '' }: OrderList) {
  const isTheirs = and(boughtBy(db, customer), matching(q))
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
