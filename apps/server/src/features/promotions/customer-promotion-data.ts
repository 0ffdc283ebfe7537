import { eq } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { activatedOffers, customerGroups, promotionUses } from './promotion-tables.ts'

export async function loadPromotionData(db: Drizzle, customerId: string) {
  const groups = await db.select().from(customerGroups).where(eq(customerGroups.customerId, customerId))
  const used = await db.select().from(promotionUses).where(eq(promotionUses.customerId, customerId))
  const activated = await db.select().from(activatedOffers).where(eq(activatedOffers.customerId, customerId))
  return {
    groups: groups.map(({ groupKey }) => groupKey),
    activatedOffers: activated.map(({ promotionKey, activatedAt }) => ({ promotionKey, activatedAt })),
    used: used.map(({ promotionKey, reference, usedAt }) => ({ promotionKey, order: reference, usedAt })),
  }
}

export async function deleteActivatedOffers(tx: Drizzle, customerId: string): Promise<void> {
  await tx.delete(activatedOffers).where(eq(activatedOffers.customerId, customerId))
}

export async function deletePromotionData(tx: Drizzle, customerId: string): Promise<void> {
  await deleteActivatedOffers(tx, customerId)
  await tx.delete(customerGroups).where(eq(customerGroups.customerId, customerId))
  await tx.delete(promotionUses).where(eq(promotionUses.customerId, customerId))
}
