import { eq, inArray, sql } from 'drizzle-orm'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { deleteNotes, listNotes } from './notes/order-notes.ts'
import { orderHistory, orders } from './order-tables.ts'
import { orderReturns } from './returned/return-tables.ts'

/** Something is still to be paid, sent, received or refunded. */
const OPEN_STATES: readonly OrderState[] = ['placed', 'awaitingConfirmation', 'paying', 'paid', 'packed', 'shipped']

export async function hasOpenOrder(db: Drizzle, customerId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from orders o where o.customer_id = ${customerId} and (o.state = any(${sql.param([...OPEN_STATES])})
      or exists (select 1 from order_returns r where r.order_id = o.id and r.state <> 'refunded')) limit 1`)
  return rows.length > 0
}

/** Orders with their steps and returns, the oldest first. */
export async function loadOrderData(db: Drizzle, customerId: string) {
  const rows = await db.select().from(orders).where(eq(orders.customerId, customerId)).orderBy(orders.placedAt)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const steps = await db.select().from(orderHistory).where(inArray(orderHistory.orderId, ids)).orderBy(orderHistory.id)
  const returned = await db.select().from(orderReturns).where(inArray(orderReturns.orderId, ids))
  const notes = await listNotes(db, ids)
  return rows.map(({ id, state, document }) => ({
    ...document,
    orderId: id,
    notes: notes.filter(({ orderId }) => orderId === id).map(({ text, at }) => ({ text, at })),
    state,
    history: steps.filter(({ orderId }) => orderId === id).map(({ toState, at }) => ({ state: toState, at })),
    returns: returned
      .filter(({ orderId }) => orderId === id)
      .map(({ kind, state: returnState, lines, refundMinor, createdAt }) => ({
        kind,
        state: returnState,
        lines,
        refundMinor,
        createdAt,
      })),
  }))
}

const NOBODY = '-'

/** The country stays, because the VAT depends on it. */
const withoutPerson = (field: 'billingAddress' | 'shippingAddress') => sql`jsonb_build_object(
  'firstName', ${NOBODY}::text, 'lastName', ${NOBODY}::text, 'streetName', ${NOBODY}::text,
  'postalCode', ${NOBODY}::text, 'city', ${NOBODY}::text, 'countryCode', document -> ${field}::text -> 'countryCode')`

/** What was sold and paid stays for bookkeeping; who bought it goes. */
export async function anonymiseOrders(tx: Drizzle, customerId: string): Promise<void> {
  const ids = (await tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))).map(
    ({ id }) => id,
  )
  if (ids.length === 0) return
  for (const id of ids) await deleteNotes(tx, id)
  await tx.execute(sql`
    update order_returns set receipt = receipt || jsonb_build_object('name', ${NOBODY}::text, 'email', ${NOBODY}::text)
    where order_id = any(${sql.param(ids)}::uuid[])`)
  await tx.execute(sql`
    update payments set redirect_url = null where order_id = any(${sql.param(ids)}::uuid[])`)
  await tx.execute(sql`
    update orders set customer_id = null, email = ${NOBODY}, document = document || jsonb_build_object(
      'buyer', jsonb_build_object('email', ${NOBODY}::text, 'mobile', ${NOBODY}::text,
        'customerType', document -> 'buyer' -> 'customerType'),
      'billingAddress', ${withoutPerson('billingAddress')}, 'shippingAddress', ${withoutPerson('shippingAddress')})
    where customer_id = ${customerId}`)
}

/** They become a guest's: found by number and address, and by the links of their mails. */
export async function releaseOrders(tx: Drizzle, customerId: string): Promise<void> {
  await tx.execute(sql`
    update orders set customer_id = null, document = document #- '{buyer,customerId}' where customer_id = ${customerId}`)
}
