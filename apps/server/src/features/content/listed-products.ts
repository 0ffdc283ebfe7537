import type { ProductListContent, RecommendationsContent } from '@firkant/domain/content/block-content-schema.ts'
import type { ListingSource } from '@firkant/domain/content/page-content-schema.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { loadRelatedFacts, relatedSource, type RelatedFacts } from '../catalog/related-products.ts'
import type { BlockNeeds } from './block-needs.ts'

/** The first products of a source, most popular first. */
export type ListKeys = (source: ListingSource, limit: number) => Promise<readonly string[]>

/** A block's list → the keys of its products, in order. */
export type ListedKeys = ReadonlyMap<ProductListContent['source'] | RecommendationsContent, readonly string[]>

function listingSourceOf(source: ProductListContent['source']): ListingSource {
  const { categoryKey, seriesKey, roomKey, productBrandKey, labelKey } = source
  if (categoryKey !== undefined) return { categoryKey }
  if (seriesKey !== undefined) return { seriesKey }
  if (roomKey !== undefined) return { roomKey }
  if (productBrandKey !== undefined) return { productBrandKey }
  if (labelKey !== undefined) return { labelKey }
  if (source.reduced) return { reduced: true }
  return source.news ? { news: true } : { all: true }
}

async function recommendedKeys(
  { kind, limit }: RecommendationsContent,
  facts: RelatedFacts | undefined,
  listKeys: ListKeys,
): Promise<readonly string[]> {
  const own = new Set(facts?.designProductKeys)
  const isOfProduct = kind === 'similar' || kind === 'series' || kind === 'accessories'
  const source: ListingSource | undefined = isOfProduct ? facts && relatedSource(kind, facts) : { all: true }
  if (!source) return []
  const keys = await listKeys(source, limit + own.size)
  return keys.filter((key) => !own.has(key)).slice(0, limit)
}

/** Which products the lists of a page show. */
export async function listProducts(
  db: Drizzle,
  { productSources, recommendations }: BlockNeeds,
  listKeys: ListKeys,
): Promise<ListedKeys> {
  const facts = await loadRelatedFacts(
    db,
    [...recommendations].flatMap(({ productKey }) => productKey ?? []),
  )
  const listed = await Promise.all([
    ...[...productSources].map(
      async (source) => [source, await listKeys(listingSourceOf(source), source.limit)] as const,
    ),
    ...[...recommendations].map(
      async (content) =>
        [content, await recommendedKeys(content, facts.get(content.productKey ?? ''), listKeys)] as const,
    ),
  ])
  return new Map<ProductListContent['source'] | RecommendationsContent, readonly string[]>(listed)
}
