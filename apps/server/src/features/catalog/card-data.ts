import type { DynamicContext } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { CATALOG_KEY } from '@firkant/domain/catalog/catalog-records.ts'
import { PAGE_SIZE } from '@firkant/domain/catalog/listing-query.ts'
import type { KeptCatalog } from './kept-catalog.ts'
import { loadProductCards, type CardScope } from './product-cards.ts'

/** `keys: 'a,b'` → cards in that order. What is no key, or not sold here, is left out. */
export async function loadCardData(
  catalog: KeptCatalog,
  scope: CardScope,
  context: DynamicContext | undefined,
): Promise<{ products: readonly ProductCard[] }> {
  const asked = typeof context === 'object' ? String(context.keys ?? '') : (context ?? '')
  const keys = asked.split(',').filter((key) => CATALOG_KEY.test(key))
  const { cards } = await loadProductCards(catalog, scope, [...new Set(keys)].slice(0, PAGE_SIZE))
  return { products: cards }
}
