import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { writeLater } from '../../platform/database/messages/write-later.ts'
import { promotionUses } from './promotion-tables.ts'

export interface PromotionUse {
  readonly brand: string
  /** The order's number. */
  readonly reference: string
  readonly promotionKeys: readonly string[]
  readonly customerId?: string | undefined
  readonly email: string
  readonly usedAt: Date
}

/** The promotions among these that the address has used. */
export async function findUses(
  tx: Queries,
  { brand, email, promotionKeys }: { brand: string; email: string; promotionKeys: readonly string[] },
): Promise<readonly string[]> {
  if (promotionKeys.length === 0) return []
  const isSame = and(eq(promotionUses.brand, brand), eq(promotionUses.email, email))
  const rows = await tx
    .select({ key: promotionUses.promotionKey })
    .from(promotionUses)
    .where(and(isSame, inArray(promotionUses.promotionKey, [...promotionKeys])))
  return [...new Set(rows.map(({ key }) => key))]
}

export async function recordUses(tx: Queries, { promotionKeys, ...use }: PromotionUse): Promise<void> {
  if (promotionKeys.length === 0) return
  const rows = promotionKeys.map((promotionKey) => ({ ...use, promotionKey }))
  await writeLater(tx, tx.insert(promotionUses).values(rows).onConflictDoNothing())
}

export async function deleteUses(tx: Queries, brand: string, reference: string): Promise<void> {
  await tx.delete(promotionUses).where(and(eq(promotionUses.brand, brand), eq(promotionUses.reference, reference)))
}
