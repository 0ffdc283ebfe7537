import { sql } from 'drizzle-orm'
import { productRecord, type RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { reviewRecord } from '@firkant/domain/reviews/review-record.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { loadProductRecords } from '../../catalog-files/exports/product-export.ts'

export type GeneratedProduct = RecordOf<'product'>

/** The products of the shop with their prices and reviews, as templates. */
export interface Templates {
  /** At least one, without packages. */
  readonly products: readonly GeneratedProduct[]
  readonly amountOf: (sku: string, market: MarketKey) => number
  readonly reviews: readonly RecordOf<'review'>[]
  readonly storeKeys: readonly string[]
}

export const GENERATED_PREFIX = 'gen-'
const AMOUNT_WITHOUT_PRICE = 499
const MAX_REVIEWS = 500

async function readAmounts(db: Drizzle): Promise<Templates['amountOf']> {
  const { rows } = await db.execute<{ sku: string; market: string; minor: number }>(sql`
    select sku, market, max(amount_minor)::float8 as minor from price_entries
    where reason = 'regular' and sku not like ${`${GENERATED_PREFIX.toUpperCase()}%`} group by sku, market`)
  const amounts = new Map(rows.map(({ sku, market, minor }) => [`${sku} ${market}`, minor / MINOR_PER_MAJOR]))
  return (sku, market) => amounts.get(`${sku} ${market}`) ?? AMOUNT_WITHOUT_PRICE
}

async function readReviews(db: Drizzle): Promise<Templates['reviews']> {
  const { rows } = await db.execute(sql`
    select 'review' as type, 'text' as key, design_key as "designKey", language, rating, title, text, author,
      is_verified as "isVerified", to_char(written_at, 'YYYY-MM-DD"T00:00:00Z"') as "writtenAt"
    from reviews where design_key not like ${`${GENERATED_PREFIX}%`} order by id limit ${MAX_REVIEWS}`)
  return rows.map((row) => reviewRecord.parse(row))
}

async function readKeys(db: Drizzle, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(query)
  return rows.map(({ key }) => key)
}

export async function readTemplates(db: Drizzle): Promise<Templates> {
  const isGenerated = `${GENERATED_PREFIX}%`
  const keys = await readKeys(
    db,
    sql`select key from products where key not like ${isGenerated} and kind = 'product' order by key`,
  )
  const records = (await loadProductRecords(db, keys)).map((record) => productRecord.safeParse(record))
  const products = records.flatMap(({ data }) => data ?? [])
  if (products.length === 0)
    throw new Error('There are no products to vary. Load the demo shop first: npm run shop -- import-demo')
  return {
    products,
    amountOf: await readAmounts(db),
    reviews: await readReviews(db),
    storeKeys: await readKeys(db, sql`select key from stores order by key`),
  }
}

export async function readGeneratedKeys(db: Drizzle): Promise<ReadonlySet<string>> {
  return new Set(await readKeys(db, sql`select key from products where key like ${`${GENERATED_PREFIX}%`}`))
}
