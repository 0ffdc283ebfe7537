import { eq } from 'drizzle-orm'
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
