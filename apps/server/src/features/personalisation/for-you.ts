import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { loadProductCards, type CardContext } from '../catalog/product-cards.ts'
import { listForVisitor } from './learned-products.ts'

const MAX_FOR_YOU = 12

/** Cards for the visitor; nothing if nothing is known of them. */
export async function loadForYou(
  { db, catalog }: { readonly db: Drizzle; readonly catalog: CatalogCache },
  context: CardContext,
  visitorHash: string | undefined,
): Promise<{ readonly products: readonly ProductCard[] }> {
  if (visitorHash === undefined) return { products: [] }
  const keys = await listForVisitor(db, { brand: context.brand, visitorHash, limit: MAX_FOR_YOU })
  return { products: (await loadProductCards(catalog, context, keys)).cards }
}
