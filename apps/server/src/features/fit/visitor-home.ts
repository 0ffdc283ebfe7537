import { and, eq, isNull, sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Home } from '@firkant/domain/fit/home.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import { visitorHomes } from './fit-tables.ts'

/** As long as a visitor's cookie: afterwards nobody can be recognised by it. */
const HOME_DAYS = 365

export interface HomeOwner {
  readonly brand: string
  readonly visitorHash: string | undefined
  readonly customerId: string | undefined
}

export interface SaidHome {
  readonly home: Home
  readonly isShared: boolean
}

type Asking = Partial<Pick<Requester, 'visitorHash' | 'customerToken'>> & Pick<Requester, 'now'>

/** A customer's on all devices, else the visitor's. */
export async function findHomeOwner(
  db: Drizzle,
  brand: string,
  { visitorHash, customerToken: token, now }: Asking,
): Promise<HomeOwner> {
  const session = token === undefined ? undefined : await findSession(db, { token, kind: 'customer', brand }, now)
  return { brand, visitorHash, customerId: session?.subjectId }
}

const rowOf = ({ brand, visitorHash, customerId }: HomeOwner) =>
  and(
    eq(visitorHomes.brand, brand),
    customerId === undefined
      ? and(eq(visitorHomes.visitorHash, visitorHash ?? ''), isNull(visitorHomes.customerId))
      : eq(visitorHomes.customerId, customerId),
  )

export async function findHome(db: Drizzle, owner: HomeOwner): Promise<SaidHome | undefined> {
  if (owner.visitorHash === undefined && owner.customerId === undefined) return undefined
  const { home, isShared } = visitorHomes
  const [found] = await db.select({ home, isShared }).from(visitorHomes).where(rowOf(owner))
  return found
}

/** Null forgets it. */
export async function sayHome(
  db: Drizzle,
  owner: HomeOwner,
  { said, now }: { readonly said: SaidHome | null; readonly now: Date },
): Promise<void> {
  if (said === null) {
    await db.delete(visitorHomes).where(rowOf(owner))
    return
  }
  const { brand, customerId = null } = owner
  const visitorHash = customerId === null ? (owner.visitorHash ?? null) : null
  const row = { ...said, saidAt: now }
  const target = customerId === null ? visitorHomes.visitorHash : visitorHomes.customerId
  await db
    .insert(visitorHomes)
    .values({ brand, visitorHash, customerId, ...row })
    .onConflictDoUpdate({
      target: [target, visitorHomes.brand],
      ...(customerId === null && { targetWhere: isNull(visitorHomes.customerId) }),
      set: row,
    })
}

interface Merging {
  readonly brand: string
  readonly visitorHash: string
  readonly customerId: string
}

/** What was said last is the customer's from now on. */
export async function mergeHomes(tx: Drizzle, { brand, visitorHash, customerId }: Merging): Promise<void> {
  const [theirs] = await tx
    .delete(visitorHomes)
    .where(rowOf({ brand, visitorHash, customerId: undefined }))
    .returning()
  if (!theirs) return
  const { home, isShared, saidAt } = theirs
  await tx
    .insert(visitorHomes)
    .values({ brand, customerId, home, isShared, saidAt })
    .onConflictDoUpdate({
      target: [visitorHomes.customerId, visitorHomes.brand],
      set: { home, isShared, saidAt },
      setWhere: sql`${visitorHomes.saidAt} <= excluded.said_at`,
    })
}

export async function loadHomeData(db: Drizzle, customerId: string) {
  const { home, isShared, saidAt } = visitorHomes
  return db.select({ home, isShared, saidAt }).from(visitorHomes).where(eq(visitorHomes.customerId, customerId))
}

export async function deleteHomes(tx: Drizzle, customerId: string): Promise<void> {
  await tx.delete(visitorHomes).where(eq(visitorHomes.customerId, customerId))
}

/** A customer's stays as long as the account. */
export function deleteOldHomes(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const before = new Date(now().getTime() - HOME_DAYS * DAY_MS)
    const { rowCount } = await db.execute(sql`delete from visitor_homes where ctid in (
      select ctid from visitor_homes where customer_id is null and said_at < ${before}::timestamptz
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
