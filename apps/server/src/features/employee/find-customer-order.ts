import { and, count, eq, gt } from 'drizzle-orm'
import {
  LOOKUP_SHOWN_MS,
  LOOKUP_WINDOW_MS,
  MAX_WRONG_LOOKUPS,
  provesOrder,
  readOrderLookup,
  type GivenLookup,
} from '@firkant/domain/employee/order-lookup.ts'
import type { LookedUpOrder } from '@firkant/domain/page/models/employee-models.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import { findOrderByNumber } from '../orders/order-store.ts'
import { orderViewOf, type OrderViewing } from '../orders/order-view-of.ts'
import type { EmployeeContext } from './employee-log-in.ts'
import { lockEmployee, recordEvent, type EmployeeAtWork } from './employee-store.ts'
import { employeeEvents } from './employee-tables.ts'

export type LookupOutcome =
  | { readonly lookup: number }
  | { readonly result: 'orderMissing' | 'orderNotFound' | 'orderTooMany' }

async function countWrong(tx: Queries, employeeId: string, now: Date): Promise<number> {
  const { at, kind } = employeeEvents
  const since = new Date(now.getTime() - LOOKUP_WINDOW_MS)
  const isWrong = and(eq(employeeEvents.employeeId, employeeId), eq(kind, 'orderNotFound'), gt(at, since))
  const [found] = await tx.select({ wrong: count() }).from(employeeEvents).where(isWrong)
  return found?.wrong ?? 0
}

/** Logged before anything is shown, found or not; the log is also what counts the attempts. */
export async function findCustomerOrder(
  { database, brand, now: clock }: Pick<EmployeeContext, 'database' | 'brand' | 'now'>,
  employee: EmployeeAtWork,
  given: GivenLookup,
): Promise<LookupOutcome> {
  const asked = readOrderLookup(given)
  if (!asked) return { result: 'orderMissing' }
  const now = clock()
  return database.main.transaction(async (tx) => {
    // Guesses of two tabs at once count one after the other.
    await lockEmployee(tx, employee.id)
    const { storeKey } = employee
    const event = { brand: brand.key, employee, at: now, storeKey, reason: asked.why }
    if ((await countWrong(tx, employee.id, now)) >= MAX_WRONG_LOOKUPS) {
      await recordEvent(tx, { ...event, kind: 'orderLookupRefused', subject: asked.typed })
      return { result: 'orderTooMany' }
    }
    const stored = asked.number === undefined ? undefined : await findOrderByNumber(tx, brand.key, asked.number)
    if (!stored || !provesOrder(asked.proof, stored.order)) {
      await recordEvent(tx, { ...event, kind: 'orderNotFound', subject: asked.typed })
      return { result: 'orderNotFound' }
    }
    return { lookup: await recordEvent(tx, { ...event, kind: 'orderFound', subject: stored.order.number }) }
  })
}

/** What the employee looked up a moment ago: the log's own line is what opens it, for them alone. */
export async function loadLookedUpOrder(
  db: Drizzle,
  employee: Pick<EmployeeAtWork, 'id'>,
  { lookup, brand, now }: Omit<OrderViewing, 'token'> & { readonly lookup: number },
): Promise<LookedUpOrder | undefined> {
  const { id, employeeId, kind, at } = employeeEvents
  const isTheirs = and(eq(id, lookup), eq(employeeId, employee.id), eq(kind, 'orderFound'))
  const isFresh = and(eq(employeeEvents.brand, brand.key), gt(at, new Date(now.getTime() - LOOKUP_SHOWN_MS)))
  const [event] = await db.select().from(employeeEvents).where(and(isTheirs, isFresh))
  const stored = event?.subject ? await findOrderByNumber(db, brand.key, event.subject) : undefined
  if (!event || !stored) return undefined
  const view = orderViewOf(stored, { brand, now, token: '' })
  const { number, state, currency, placedAt, shipping, parcel, totals, history, payment, shippingAddress } = view
  return {
    number,
    state,
    currency,
    placedAt,
    shipping,
    ...(parcel && { parcel }),
    totals,
    history,
    lines: view.lines.map(({ id: lineId, name, subtitle, quantity, paid }) => ({
      id: lineId,
      name,
      subtitle,
      quantity,
      paid,
    })),
    ...(payment && { payment: { name: payment.name, standing: payment.standing } }),
    town: `${shippingAddress.postalCode} ${shippingAddress.city}`,
    shownUntil: new Date(event.at.getTime() + LOOKUP_SHOWN_MS).toISOString(),
  }
}
