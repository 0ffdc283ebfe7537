import { sql } from 'drizzle-orm'
import type { Market } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { createListingService } from '../../catalog/listing/listing-service.ts'
import { createSearchEngine } from '../search-engine.ts'
import { measureAnswer, RANKS, summarise, type MeasuredQuery, type RelevanceSummary } from './relevance-measures.ts'
import { RELEVANCE_QUERIES, type JudgedProduct, type JudgedQuery } from './relevance-queries.ts'

export interface MarketRelevance {
  readonly market: Market
  readonly summary: RelevanceSummary
}

interface StoredJudged extends Record<string, unknown> {
  readonly key: string
  readonly design_key: string
  readonly family: string
  readonly colour_key: string
  readonly material: string
  readonly series_key: string | null
  readonly room_keys: readonly string[]
  readonly categories: readonly string[]
  readonly sizes: readonly string[]
}

async function loadJudged(db: Drizzle, brand: string): Promise<ReadonlyMap<string, JudgedProduct>> {
  const { rows } = await db.execute<StoredJudged>(sql`
    select p.key, p.design_key, p.family, p.colour_key, p.material, p.series_key, p.room_keys,
      array(select category_key from product_categories where product_key = p.key) as categories,
      array(select distinct size_key from variants where product_key = p.key and size_key is not null) as sizes
    from assortments a join products p on p.key = a.product_key where a.brand = ${brand}`)
  return new Map(
    rows.map((row) => [
      row.key,
      {
        key: [row.key],
        design: [row.design_key],
        family: [row.family],
        colour: [row.colour_key],
        material: [row.material],
        series: row.series_key === null ? [] : [row.series_key],
        category: row.categories,
        room: row.room_keys,
        size: row.sizes,
      },
    ]),
  )
}

const EVERYTHING = { page: 1, sort: undefined, values: {}, price: undefined } as const

/** Runs every judged query against a brand's search, in each of its markets. */
export async function measureRelevance(
  db: Drizzle,
  { brand, markets, now }: { brand: string; markets: readonly Market[]; now: Date },
): Promise<readonly MarketRelevance[]> {
  const judged = await loadJudged(db, brand)
  const engine = createSearchEngine(db, brand)
  const listings = createListingService(db, brand)

  async function measure(market: Market, query: JudgedQuery, sold: ReadonlyMap<string, JudgedProduct>) {
    const { rank, isPartial } = await engine.find(market.language, query.q)
    const { productKeys, total } = await listings.listRanked(market, { rank, query: EVERYTHING, now })
    return measureAnswer(query, { keys: productKeys.slice(0, RANKS), total, isPartial }, sold)
  }

  const measuredMarkets: MarketRelevance[] = []
  for (const market of markets) {
    const listed = await listings.keysOf(market, { source: { all: true }, limit: judged.size, now })
    const isListed = new Set(listed)
    const sold = new Map([...judged].filter(([key]) => isListed.has(key)))
    const measured: MeasuredQuery[] = []
    for (const query of RELEVANCE_QUERIES[market.language]) measured.push(await measure(market, query, sold))
    measuredMarkets.push({ market, summary: summarise(measured) })
  }
  return measuredMarkets
}
