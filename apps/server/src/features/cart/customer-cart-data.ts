import { and, eq } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { cartMerges, carts } from './cart-tables.ts'

export async function loadCartData(db: Drizzle, customerId: string) {
  const { lines, details, changedAt } = carts
  return db.select({ lines, details, changedAt }).from(carts).where(eq(carts.customerId, customerId))
}

export async function deleteCartData(tx: Drizzle, customerId: string): Promise<void> {
  await tx.delete(cartMerges).where(eq(cartMerges.customerId, customerId))
  await tx.delete(carts).where(eq(carts.customerId, customerId))
}

/** The account has no cart any more; one that is being paid for stays, with its order. */
export async function releaseCarts(tx: Drizzle, customerId: string): Promise<void> {
  const isPaying = and(eq(carts.customerId, customerId), eq(carts.status, 'paying'))
  await tx.update(carts).set({ customerId: null, visitorHash: null }).where(isPaying)
  await deleteCartData(tx, customerId)
}
