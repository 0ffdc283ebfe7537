import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { LIST_ALERT_CONFIRM_MS, type KnownItem } from '@firkant/domain/lists/list-alerts.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { SweepBatch } from '../../../platform/process/start-sweep.ts'
import { shoppingLists } from '../list-tables.ts'
import { listAlertItems, listAlerts } from './list-alert-tables.ts'

export type ListAlertRow = typeof listAlerts.$inferSelect
export type NewListAlert = typeof listAlerts.$inferInsert

/** Everything about one mailbox happens one after the other, so that its limits hold. */
export async function lockListMailbox(tx: Drizzle, brand: string, emailKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`list alert ${brand} ${emailKey}`}, 0))`)
}

export async function findListAlert(db: Drizzle, listKey: string): Promise<ListAlertRow | undefined> {
  const [found] = await db.select().from(listAlerts).where(eq(listAlerts.listKey, listKey))
  return found
}

export async function saveListAlert(tx: Drizzle, alert: NewListAlert): Promise<void> {
  const { id: _id, listKey: _listKey, cancelHash: _cancelHash, ...renewed } = alert
  await tx.insert(listAlerts).values(alert).onConflictDoUpdate({ target: listAlerts.listKey, set: renewed })
}

/** An address that a visitor gave is deleted with its wish; a customer's row remembers the last mail. */
export async function endListAlerts(tx: Drizzle, ids: readonly string[]): Promise<void> {
  const isMeant = inArray(listAlerts.id, [...ids])
  await tx.delete(listAlerts).where(and(isMeant, isNotNull(listAlerts.email)))
  await tx.update(listAlerts).set({ priceDrop: false, backInStock: false }).where(isMeant)
}

export interface ListLinkUse {
  readonly brand: string
  readonly hash: string
  readonly now: Date
}

export async function findConfirmable(db: Drizzle, { brand, hash, now }: ListLinkUse) {
  const [found] = await db
    .select()
    .from(listAlerts)
    .where(
      and(
        eq(listAlerts.brand, brand),
        eq(listAlerts.confirmHash, hash),
        isNull(listAlerts.confirmedAt),
        gt(listAlerts.requestedAt, new Date(now.getTime() - LIST_ALERT_CONFIRM_MS)),
      ),
    )
  return found
}

/** One statement: of two clicks one confirms. */
export async function markListConfirmed(tx: Drizzle, id: string, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(listAlerts)
    .set({ confirmedAt: now, confirmHash: null })
    .where(and(eq(listAlerts.id, id), isNull(listAlerts.confirmedAt)))
    .returning({ id: listAlerts.id })
  return confirmed.length > 0
}

/** All alerts of the mailbox or customer that the link was sent to; empty for an unknown link. */
export async function findOfSameOwner(db: Drizzle, { brand, hash }: ListLinkUse): Promise<readonly string[]> {
  const [found] = await db
    .select({ id: listAlerts.id, emailKey: listAlerts.emailKey, customerId: shoppingLists.customerId })
    .from(listAlerts)
    .innerJoin(shoppingLists, eq(shoppingLists.listKey, listAlerts.listKey))
    .where(and(eq(listAlerts.brand, brand), eq(listAlerts.cancelHash, hash)))
  if (!found) return []
  const { id, emailKey, customerId } = found
  const same = await db
    .select({ id: listAlerts.id })
    .from(listAlerts)
    .innerJoin(shoppingLists, eq(shoppingLists.listKey, listAlerts.listKey))
    .where(
      and(
        eq(listAlerts.brand, brand),
        or(
          eq(listAlerts.id, id),
          ...(emailKey === null ? [] : [eq(listAlerts.emailKey, emailKey)]),
          ...(customerId === null ? [] : [eq(shoppingLists.customerId, customerId)]),
        ),
      ),
    )
  return same.map((each) => each.id)
}

/** Alerts whose mails go to this mailbox: those with its address, and those of its customer's own lists. */
export async function listAlertsOf(
  db: Drizzle,
  { brand, emailKey }: { readonly brand: string; readonly emailKey: string },
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from list_alerts a join shopping_lists l on l.list_key = a.list_key
      left join customers c on c.id = l.customer_id
    where a.brand = ${brand} and (a.price_drop or a.back_in_stock)
      and coalesce(a.email_key, lower(c.email)) = ${emailKey}`)
  return rows.map(({ id }) => id)
}

/** A wish that counts, with where its mails go. */
export interface ActiveAlert extends Record<string, unknown> {
  readonly id: string
  readonly listKey: string
  readonly name: string
  readonly kind: 'wish' | 'custom'
  readonly priceDrop: boolean
  readonly backInStock: boolean
  readonly language: ListAlertRow['language']
  readonly recipient: string
  readonly lastMailAt: Date | null
}

interface ActiveOptions {
  readonly brand: string
  /** Only these, locked; without it all. */
  readonly ids?: readonly string[] | undefined
}

/** Of lists that are there, of owners who stay. A customer's own address counts once it is proved to be theirs. */
export async function loadActiveAlerts(db: Drizzle, { brand, ids }: ActiveOptions): Promise<readonly ActiveAlert[]> {
  const { rows } = await db.execute<ActiveAlert>(sql`
    select a.id, a.list_key as "listKey", l.name, l.kind, a.price_drop as "priceDrop", a.back_in_stock as "backInStock",
      a.language, coalesce(a.email, c.email) as recipient, a.last_mail_at as "lastMailAt"
    from list_alerts a join shopping_lists l on l.list_key = a.list_key left join customers c on c.id = l.customer_id
    where a.brand = ${brand} and a.confirmed_at is not null and (a.price_drop or a.back_in_stock)
      and l.deleted_at is null and c.deletes_at is null
      and (a.email is not null or c.email_proved_at is not null)
      ${ids ? sql`and a.id = any(${sql.param([...ids])}::uuid[])` : sql``}
    order by l.kind desc, l.created_at, a.id
    ${ids ? sql`for update of a` : sql``}`)
  return rows.map((row) => ({ ...row, lastMailAt: row.lastMailAt === null ? null : new Date(row.lastMailAt) }))
}

export async function loadKnownItems(db: Drizzle, listKey: string): Promise<readonly KnownItem[]> {
  const { code, toldMinor, currency, outSince } = listAlertItems
  return db
    .select({ code, toldMinor, currency, outSince })
    .from(listAlertItems)
    .where(eq(listAlertItems.listKey, listKey))
}

export async function saveKnownItems(tx: Drizzle, listKey: string, items: readonly KnownItem[]): Promise<void> {
  if (items.length === 0) return
  await tx
    .insert(listAlertItems)
    .values(items.map((item) => ({ listKey, ...item })))
    .onConflictDoUpdate({
      target: [listAlertItems.listKey, listAlertItems.code],
      set: {
        toldMinor: sql`excluded.told_minor`,
        currency: sql`excluded.currency`,
        outSince: sql`excluded.out_since`,
      },
    })
}

export async function markMailed(tx: Drizzle, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(listAlerts)
    .set({ lastMailAt: now })
    .where(inArray(listAlerts.id, [...ids]))
}

/** Requests that nobody confirmed. */
export function deleteUnconfirmedAlerts(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const before = new Date(now().getTime() - LIST_ALERT_CONFIRM_MS)
    const expired = db
      .select({ id: listAlerts.id })
      .from(listAlerts)
      .where(and(isNull(listAlerts.confirmedAt), lt(listAlerts.requestedAt, before)))
      .limit(most)
      .for('update', { skipLocked: true })
    const deleted = await db.delete(listAlerts).where(inArray(listAlerts.id, expired))
    return deleted.rowCount ?? 0
  }
}
