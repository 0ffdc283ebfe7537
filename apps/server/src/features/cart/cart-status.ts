import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { carts } from './cart-tables.ts'

/** From now on the cart can't be changed. */
export async function lockForPayment(tx: Queries, cartId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ status: 'paying' })
    .where(and(eq(carts.id, cartId), eq(carts.status, 'open')))
}

/** Makes it changeable again. */
export async function reopenCart(tx: Queries, cartId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ status: 'open' })
    .where(and(eq(carts.id, cartId), eq(carts.status, 'paying')))
}

/** Marks the cart as bought. Lines that this market does not sell move to a new cart. */
export async function closeCart(tx: Queries, cartId: string, boughtLineIds: readonly string[]): Promise<void> {
  const [closed] = await tx
    .update(carts)
    .set({ status: 'ordered' })
    .where(and(eq(carts.id, cartId), sql`${carts.status} <> 'ordered'`))
    .returning()
  const left = closed?.lines.filter(({ id }) => !boughtLineIds.includes(id)) ?? []
  if (!closed || left.length === 0) return
  const { brand, market, visitorHash, customerId, createdAt, changedAt, expiresOn } = closed
  const next = { brand, market, visitorHash, customerId, createdAt, changedAt, expiresOn, lines: left }
  await tx.insert(carts).values(next).onConflictDoNothing()
}
