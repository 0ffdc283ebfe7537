import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import type { CartOwner } from './cart-store.ts'
import { carts } from './cart-tables.ts'

/** What lies in the owner's cart, for pages that only want to know that. */
export async function listCartSkus(
  db: Drizzle,
  { brand, customerId, visitorHash }: CartOwner,
): Promise<readonly string[]> {
  if (customerId === undefined && visitorHash === undefined) return []
  const isOwner =
    customerId === undefined
      ? and(eq(carts.visitorHash, visitorHash ?? ''), isNull(carts.customerId))
      : eq(carts.customerId, customerId)
  const [cart] = await db
    .select({ lines: carts.lines })
    .from(carts)
    .where(and(isOwner, eq(carts.brand, brand), ne(carts.status, 'ordered')))
  const skus = cart?.lines.flatMap(({ sku, parts = [] }) => [sku, ...parts.map((part) => part.sku)]) ?? []
  return [...new Set(skus)]
}
