import { sql } from 'drizzle-orm'
import type { DynamicContext } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { REVIEWS_PER_PAGE, STARS, type Review, type ReviewSummary } from '@firkant/domain/reviews/review.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/prepared-query.ts'

interface ReviewRow extends Record<string, unknown> {
  readonly id: number
  readonly language: string
  readonly rating: number
  readonly title: string
  readonly text: string
  readonly author: string
  readonly is_verified: boolean
  readonly written_at: string
}

/** The visitor's language first, newest first; pages count from 1. */
export async function listReviews(
  db: Drizzle,
  wanted: { designKey: string; language: string; page: number },
): Promise<readonly Review[]> {
  const rows = await queryPrepared<ReviewRow>(
    db,
    'reviews',
    sql`
    select id, language, rating, title, text, author, is_verified, to_json(written_at) as written_at from reviews
    where design_key = ${wanted.designKey} order by (language <> ${wanted.language}), reviews.written_at desc, id
    limit ${REVIEWS_PER_PAGE} offset ${(wanted.page - 1) * REVIEWS_PER_PAGE}`,
  )
  return rows.map((row) => ({
    id: String(row.id),
    language: row.language,
    rating: row.rating,
    title: row.title,
    text: row.text,
    author: row.author,
    isVerified: row.is_verified,
    writtenAt: new Date(row.written_at).toISOString(),
  }))
}

export async function findDesignKey(db: Drizzle, brand: string, productKey: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ design_key: string }>(sql`
    select p.design_key from products p join assortments a on a.product_key = p.key and a.brand = ${brand}
    where p.key = ${productKey}`)
  return rows[0]?.design_key
}

export async function summariseReviews(
  db: Drizzle,
  { designKey, language }: { designKey: string; language: string },
): Promise<ReviewSummary> {
  const [counted, items] = await Promise.all([
    queryPrepared<{ rating: number; count: number }>(
      db,
      'review-counts',
      sql`select rating, count(*)::int as count from reviews where design_key = ${designKey} group by rating`,
    ),
    listReviews(db, { designKey, language, page: 1 }),
  ])
  const distribution = STARS.map((stars) => ({
    stars,
    count: counted.find((row) => row.rating === stars)?.count ?? 0,
  }))
  const count = distribution.reduce((sum, each) => sum + each.count, 0)
  const total = distribution.reduce((sum, each) => sum + each.stars * each.count, 0)
  return { ...(count > 0 && { rating: Math.round((total / count) * 10) / 10 }), count, distribution, items }
}

const MOST_PAGES = 200

/** Further reviews of a product: `{productKey, page}`, the first page being 1. */
export async function loadReviewData(
  db: Drizzle,
  { brand, language }: { brand: string; language: string },
  context: DynamicContext | undefined,
): Promise<{ reviews: readonly Review[] }> {
  if (typeof context !== 'object') return { reviews: [] }
  const { productKey, page } = context
  const number = Number(page ?? 1)
  if (typeof productKey !== 'string' || !Number.isInteger(number) || number < 1 || number > MOST_PAGES)
    return { reviews: [] }
  const designKey = await findDesignKey(db, brand, productKey)
  return { reviews: designKey === undefined ? [] : await listReviews(db, { designKey, language, page: number }) }
}
