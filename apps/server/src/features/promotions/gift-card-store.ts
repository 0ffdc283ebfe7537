import { and, eq, inArray } from 'drizzle-orm'
import type { GiftCard } from '@firkant/domain/promotions/judge-code.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { giftCards } from './promotion-tables.ts'

/** By code. One that is not of this market is told of all the same: it exists, but pays nothing here. */
export async function loadGiftCards(
  db: () => Drizzle,
  { brand, market }: { brand: string; market: string },
  codes: readonly string[],
): Promise<ReadonlyMap<string, GiftCard>> {
  if (codes.length === 0) return new Map()
  const rows = await db()
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.brand, brand), inArray(giftCards.code, [...codes])))
  const ownLast = rows.toSorted((a, b) => Number(a.market === market) - Number(b.market === market))
  return new Map(ownLast.map(({ expiresAt, ...row }) => [row.code, { ...row, ...(expiresAt && { expiresAt }) }]))
}
