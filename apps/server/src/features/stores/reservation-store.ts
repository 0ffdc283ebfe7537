import { and, asc, count, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { ReservationOutcome } from '@firkant/domain/employee/store-reservation.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { storeReservations } from './store-reservation-tables.ts'

export type ReservationRow = typeof storeReservations.$inferSelect
type NewReservation = typeof storeReservations.$inferInsert

const isOpen = (now: Date) => and(isNull(storeReservations.endedAt), gt(storeReservations.expiresAt, now))

export async function insertReservation(tx: Queries, reservation: NewReservation): Promise<string> {
  const [made] = await tx.insert(storeReservations).values(reservation).returning({ id: storeReservations.id })
  if (!made) throw new Error('A reservation was not stored')
  return made.id
}

export async function countOpen(tx: Queries, employeeId: string, now: Date): Promise<number> {
  const isTheirs = and(eq(storeReservations.employeeId, employeeId), isOpen(now))
  const [found] = await tx.select({ open: count() }).from(storeReservations).where(isTheirs)
  return found?.open ?? 0
}

interface OfStore {
  readonly brand: string
  readonly storeKey: string
  readonly now: Date
}

const inStore = ({ brand, storeKey, now }: OfStore) =>
  and(eq(storeReservations.brand, brand), eq(storeReservations.storeKey, storeKey), isOpen(now))

/** The next to expire first. */
export async function listOpen(db: Drizzle, store: OfStore): Promise<readonly ReservationRow[]> {
  return db.select().from(storeReservations).where(inStore(store)).orderBy(asc(storeReservations.expiresAt))
}

/** An open one of the store, locked; undefined if it has ended, expired, or is another store's. */
export async function lockOpen(tx: Queries, store: OfStore, id: string): Promise<ReservationRow | undefined> {
  const isWanted = and(eq(storeReservations.id, id), inStore(store))
  const [found] = await tx.select().from(storeReservations).where(isWanted).for('update')
  return found
}

export async function lockOpenOfCart(tx: Queries, cartId: string, now: Date): Promise<readonly ReservationRow[]> {
  const isWanted = and(eq(storeReservations.cartId, cartId), isOpen(now))
  return tx.select().from(storeReservations).where(isWanted).orderBy(asc(storeReservations.id)).for('update')
}

/** One whose time is over and that nobody has ended; what another process has locked is skipped. */
export async function lockExpired(
  tx: Queries,
  { brand, now }: { brand: string; now: Date },
): Promise<ReservationRow | undefined> {
  const { endedAt, expiresAt } = storeReservations
  const [due] = await tx
    .select()
    .from(storeReservations)
    .where(and(eq(storeReservations.brand, brand), isNull(endedAt), lte(expiresAt, now)))
    .orderBy(asc(expiresAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return due
}

interface Ending {
  readonly outcome: ReservationOutcome
  readonly endedAt: Date
  readonly orderNumber?: string
}

export async function saveEnd(tx: Queries, id: string, ending: Ending): Promise<void> {
  await tx.update(storeReservations).set(ending).where(eq(storeReservations.id, id))
}

export async function saveCartOf(tx: Queries, id: string, cartId: string): Promise<void> {
  await tx.update(storeReservations).set({ cartId }).where(eq(storeReservations.id, id))
}

/** Names and contacts go with them; the log of employees has neither. */
export function deleteOldReservations(db: Drizzle, { days, now }: { days: number; now: () => Date }): SweepBatch {
  return async (most) => {
    const before = sql`${now()}::timestamptz - make_interval(days => ${days})`
    const old = db
      .select({ id: storeReservations.id })
      .from(storeReservations)
      .where(lt(storeReservations.createdAt, before))
      .limit(most)
      .for('update', { skipLocked: true })
    const { rowCount } = await db.delete(storeReservations).where(inArray(storeReservations.id, old))
    return rowCount ?? 0
  }
}
