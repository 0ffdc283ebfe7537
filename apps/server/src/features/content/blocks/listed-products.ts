import type { ProductListContent, RecommendationsContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { ListingSource } from '@firkant/domain/content/page-content-schema.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { loadRelatedFacts, relatedSource, type RelatedFacts } from '../../catalog/related-products.ts'
import { listAlsoViewed, listBoughtTogether, listTrending } from '../../personalisation/learned-products.ts'
import type { BlockNeeds } from './block-needs.ts'

interface Learned {
  readonly db: Drizzle
  readonly brand: string
}

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

/** What visitors' interest says; empty as long as it says nothing. */
async function learnedKeys(
  { db, brand }: Learned,
  { kind, productKey = '', limit }: RecommendationsContent,
): Promise<readonly string[]> {
  if (kind === 'alsoViewed') return listAlsoViewed(db, { brand, productKey, limit })
  if (kind === 'boughtTogether') return listBoughtTogether(db, { brand, productKey, limit })
  return kind === 'trending' ? listTrending(db, brand, limit) : []
}

function sourceOf(kind: RecommendationsContent['kind'], facts: RelatedFacts | undefined): ListingSource | undefined {
  if (kind === 'alsoViewed') return facts && relatedSource('similar', facts)
  if (kind === 'boughtTogether') return facts && relatedSource('accessories', facts)
  const isOfProduct = kind === 'similar' || kind === 'series' || kind === 'accessories'
  return isOfProduct ? facts && relatedSource(kind, facts) : { all: true }
}

/** What was learned comes first; the rest is of the listing that the kind stands for. */
async function recommendedKeys(
  content: RecommendationsContent,
  facts: RelatedFacts | undefined,
  { listKeys, ...learned }: Learned & { readonly listKeys: ListKeys },
): Promise<readonly string[]> {
  const { kind, limit } = content
  const own = new Set(facts?.designProductKeys)
  const source = sourceOf(kind, facts)
  const [first, rest] = await Promise.all([
    learnedKeys(learned, content),
    source ? listKeys(source, limit + own.size) : [],
  ])
  return [...new Set([...first, ...rest])].filter((key) => !own.has(key)).slice(0, limit)
}

/** Which products the lists of a page show. */
export async function listProducts(
  db: Drizzle,
  { productSources, recommendations }: BlockNeeds,
  { brand, listKeys }: { readonly brand: string; readonly listKeys: ListKeys },
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
        [
          content,
          await recommendedKeys(content, facts.get(content.productKey ?? ''), { db, brand, listKeys }),
        ] as const,
    ),
  ])
  return new Map<ProductListContent['source'] | RecommendationsContent, readonly string[]>(listed)
}
