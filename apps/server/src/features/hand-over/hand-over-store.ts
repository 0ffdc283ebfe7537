import { randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { HAND_OVER_BYTES, HAND_OVER_MS, isHandOverCode } from '@firkant/domain/employee/hand-over.ts'
import { base32 } from '@firkant/domain/employee/one-time-code.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import { cartHandOvers } from './hand-over-tables.ts'

export type HandOverRow = typeof cartHandOvers.$inferSelect
type New = Pick<HandOverRow, 'brand' | 'cartId' | 'employeeId' | 'employeeName' | 'storeKey' | 'sessionHash'>

/** The code of a new link. It is stored nowhere but in the link itself. */
export async function insertHandOver(tx: Queries, made: New, now: Date): Promise<{ code: string; expiresAt: Date }> {
  const code = base32(randomBytes(HAND_OVER_BYTES)).toLowerCase()
  const expiresAt = new Date(now.getTime() + HAND_OVER_MS)
  await withdrawHandOvers(tx, made.cartId, now)
  await tx.insert(cartHandOvers).values({ ...made, codeHash: hashToken(code), createdAt: now, expiresAt })
  return { code, expiresAt }
}

/** How many links to the cart ended. */
export async function withdrawHandOvers(tx: Queries, cartId: string, now: Date): Promise<number> {
  const { cartId: ofCart, takenAt, withdrawnAt } = cartHandOvers
  const ended = await tx
    .update(cartHandOvers)
    .set({ withdrawnAt: now })
    .where(and(eq(ofCart, cartId), isNull(takenAt), isNull(withdrawnAt)))
  return ended.rowCount ?? 0
}

const isLink = (brand: string, code: string) =>
  and(eq(cartHandOvers.codeHash, hashToken(code)), eq(cartHandOvers.brand, brand))

export async function findHandOver(db: Drizzle, brand: string, code: string): Promise<HandOverRow | undefined> {
  if (!isHandOverCode(code)) return undefined
  return (await db.select().from(cartHandOvers).where(isLink(brand, code)))[0]
}

/** Two visitors with one link: the second waits, and finds it used. */
export async function lockHandOver(tx: Queries, brand: string, code: string): Promise<HandOverRow | undefined> {
  if (!isHandOverCode(code)) return undefined
  return (await tx.select().from(cartHandOvers).where(isLink(brand, code)).for('update'))[0]
}

/** The last link that this browser made. */
export async function findNewest(db: Drizzle, sessionHash: string): Promise<HandOverRow | undefined> {
  const [newest] = await db
    .select()
    .from(cartHandOvers)
    .where(eq(cartHandOvers.sessionHash, sessionHash))
    .orderBy(desc(cartHandOvers.createdAt))
    .limit(1)
  return newest
}

export async function updateHandOver(tx: Queries, id: string, changed: Partial<HandOverRow>): Promise<void> {
  await tx.update(cartHandOvers).set(changed).where(eq(cartHandOvers.id, id))
}

/** Until then an old link says what became of it. */
const KNOWN_DAYS = 2

export function deleteOldHandOvers(db: Drizzle, now: () => Date): SweepBatch {
  return async () => {
    const before = new Date(now().getTime() - KNOWN_DAYS * DAY_MS)
    const gone = await db
      .delete(cartHandOvers)
      .where(or(lt(cartHandOvers.expiresAt, before), lt(cartHandOvers.takenAt, before)))
    return gone.rowCount ?? 0
  }
}

/** Of a customer whose account is deleted. */
export async function deleteTakenBy(tx: Queries, customerId: string): Promise<void> {
  await tx.delete(cartHandOvers).where(eq(cartHandOvers.takenBy, customerId))
}

interface HandedItem extends Record<string, unknown> {
  readonly name: string
  readonly quantity: number
}

export interface HandedCart {
  readonly items: readonly HandedItem[]
  readonly storeName?: string | undefined
}

/** What is in the cart, without prices: those are the visitor's own. */
export async function describeHanded(
  db: Drizzle,
  { cartId, storeKey }: HandOverRow,
  language: string,
): Promise<HandedCart> {
  const { rows } = await db.execute<HandedItem>(sql`
    select t.name, (l.line ->> 'quantity')::int as quantity
    from carts c, jsonb_array_elements(c.lines) with ordinality l(line, place)
    join variants v on v.sku = l.line ->> 'sku'
    join product_texts t on t.product_key = v.product_key and t.language = ${language}
    where c.id = ${cartId}::uuid order by l.place`)
  const stores = await db.execute<{ name: string }>(sql`select name from stores where key = ${storeKey}`)
  return { items: rows, storeName: stores.rows[0]?.name }
}
