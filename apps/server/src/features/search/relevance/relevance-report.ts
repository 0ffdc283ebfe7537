import { sql } from 'drizzle-orm'
import type { Market, MarketLanguage } from '@firkant/domain/market/market.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import type { ProductMeasures } from '@firkant/domain/search/measure-condition.ts'
import { withPrice } from '@firkant/domain/search/read-search.ts'
import { readSearchFilters } from '@firkant/domain/search/search-filters.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { createListingService, type ListingService } from '../../catalog/listing/listing-service.ts'
import type { ListingTable } from '../../catalog/listing/listing-table.ts'
import { findProducts } from '../find-products.ts'
import { createMemoryEngine } from '../memory-engine.ts'
import { helpOf, type WrittenPages } from '../search-sources.ts'
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
  readonly outer: ProductMeasures['outer']
}

async function loadJudged(db: Drizzle, brand: string): Promise<ReadonlyMap<string, JudgedProduct>> {
  const { rows } = await db.execute<StoredJudged>(sql`
    select p.key, p.design_key, p.family, p.colour_key, p.material, p.series_key, p.room_keys,
      array(select category_key from product_categories where product_key = p.key) as categories,
      array(select distinct size_key from variants where product_key = p.key and size_key is not null) as sizes,
      (select json_agg(json_build_object('width', v.width_cm, 'depth', v.depth_cm, 'height', v.height_cm)) from (
        select coalesce(width_cm, p.width_cm) as width_cm, coalesce(depth_cm, p.depth_cm) as depth_cm,
          coalesce(height_cm, p.height_cm) as height_cm from variants where product_key = p.key
        union select p.width_cm, p.depth_cm, p.height_cm) v) as outer
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
        measures: { outer: row.outer, sizes: row.sizes },
      },
    ]),
  )
}

/** The market's prices, as the listing has them. */
async function pricesIn(listings: ListingService, market: Market, now: Date): Promise<ReadonlyMap<string, number>> {
  const prices = new Map<string, number>()
  const rank = ({ keys, priceMinor, rows }: ListingTable) => {
    keys.forEach((key, row) => prices.set(key, (priceMinor[row] ?? 0) / MINOR_PER_MAJOR))
    return rows
  }
  await listings.keysRanked(market, { rank, limit: 1, now })
  return prices
}

export interface MeasuredShop {
  readonly brand: string
  readonly markets: readonly Market[]
  readonly now: Date
  /** What editors wrote, and the stores: questions are answered with it. */
  readonly loadPages: (language: MarketLanguage) => Promise<WrittenPages>
}

interface SearchedMarket {
  readonly sold: ReadonlyMap<string, JudgedProduct>
  readonly pages: WrittenPages
}

const EVERYTHING = { page: 1, sort: undefined, values: {}, ranges: {} } as const

/** Runs every judged query against a brand's search, in each of its markets. */
export async function measureRelevance(
  db: Drizzle,
  { brand, markets, now, loadPages }: MeasuredShop,
): Promise<readonly MarketRelevance[]> {
  const judged = await loadJudged(db, brand)
  const engine = createMemoryEngine(db, brand)
  const listings = createListingService(db, brand)

  async function measure(market: Market, query: JudgedQuery, { sold, pages }: SearchedMarket) {
    const { words, price, measures } = readSearchFilters(query.q)
    const { rank, isPartial } = await findProducts({ engine, loadPages: async () => pages }, market.language, {
      text: words,
      measures,
      now,
    })
    const { productKeys, total } = await listings.listRanked(market, { rank, query: withPrice(EVERYTHING, price), now })
    const { search } = helpOf(pages, market.language)
    const answer = search.find({ text: words, isTyping: false, mayGuess: total === 0 || isPartial })
    const said = answer?.kind === 'answer' ? `${answer.answer.title} ${answer.answer.text}` : answer?.kind
    return measureAnswer(query, { keys: productKeys.slice(0, RANKS), total, isPartial, said }, sold)
  }

  const measuredMarkets: MarketRelevance[] = []
  for (const market of markets) {
    const listed = await listings.keysOf(market, { source: { all: true }, limit: judged.size, now })
    const prices = await pricesIn(listings, market, now)
    const sold = new Map(
      listed.flatMap((key) => {
        const product = judged.get(key)
        return product ? [[key, { ...product, price: prices.get(key) }] as const] : []
      }),
    )
    const measured: MeasuredQuery[] = []
    const pages = await loadPages(market.language)
    for (const query of RELEVANCE_QUERIES[market.language]) measured.push(await measure(market, query, { sold, pages }))
    measuredMarkets.push({ market, summary: summarise(measured) })
  }
  return measuredMarkets
}
