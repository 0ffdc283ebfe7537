import { sql, type SQL } from 'drizzle-orm'
import type { DynamicContext } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { imageAddress } from '@firkant/domain/image/image-url.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { QuestionSummary } from '@firkant/domain/questions/product-question.ts'
import { shownMeasures } from '@firkant/domain/reviews/review-measure-texts.ts'
import type { ReviewMeasures } from '@firkant/domain/reviews/review-measures.ts'
import {
  ALL_REVIEWS,
  REVIEW_ORDERS,
  REVIEWS_PER_PAGE,
  STARS,
  type Review,
  type ReviewChoice,
  type ReviewOrder,
  type ReviewSummary,
} from '@firkant/domain/reviews/review.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/messages/prepared-query.ts'
import { questionSummaryOf, selectNewestQuestions, type QuestionRow } from './questions/question-store.ts'
import type { PublishedPhoto } from './review-tables.ts'

interface ReviewRow extends Record<string, unknown> {
  readonly id: number
  readonly language: string
  readonly rating: number
  readonly title: string
  readonly text: string
  readonly author: string
  readonly is_verified: boolean
  readonly written_at: string
  readonly helpful: number
  readonly measures: ReviewMeasures
  readonly photos: readonly PublishedPhoto[]
  readonly answer: string | null
}

interface WantedReviews {
  readonly designKey: string
  readonly language: MarketLanguage
  readonly page: number
  readonly choice: ReviewChoice
}

/** The visitor's own language comes first among equals. */
const ORDERS: Readonly<Record<ReviewOrder, SQL>> = {
  newest: sql``,
  highest: sql`rating desc, `,
  lowest: sql`rating, `,
}

function selectPage({ designKey, language, page, choice: { order, stars } }: WantedReviews): SQL {
  return sql`
    select id, language, rating, title, text, author, is_verified, to_json(written_at) as written_at,
      helpful, measures, photos, answer from reviews
    where design_key = ${designKey} and (${stars ?? null}::int is null or rating = ${stars ?? null}::int)
    order by ${ORDERS[order]}(language <> ${language}), reviews.written_at desc, id
    limit ${REVIEWS_PER_PAGE} offset ${(page - 1) * REVIEWS_PER_PAGE}`
}

const photoOf = ({ file, version, width, height, colour }: PublishedPhoto): ImageRef => ({
  url: imageAddress(file, version),
  alt: '',
  width,
  height,
  color: colour,
})

const reviewOf = (row: ReviewRow, language: MarketLanguage): Review => ({
  id: String(row.id),
  language: row.language,
  rating: row.rating,
  title: row.title,
  text: row.text,
  author: row.author,
  isVerified: row.is_verified,
  writtenAt: new Date(row.written_at).toISOString(),
  helpful: row.helpful,
  measures: shownMeasures(row.measures, language),
  photos: row.photos.map(photoOf),
  ...(row.answer !== null && { answer: row.answer }),
})

/** Pages count from 1. */
export async function listReviews(db: Drizzle, wanted: WantedReviews): Promise<readonly Review[]> {
  const name = `reviews-${wanted.choice.order}`
  return (await queryPrepared<ReviewRow>(db, name, selectPage(wanted))).map((row) => reviewOf(row, wanted.language))
}

export async function findDesignKey(db: Drizzle, brand: string, productKey: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ design_key: string }>(sql`
    select p.design_key from products p join assortments a on a.product_key = p.key and a.brand = ${brand}
    where p.key = ${productKey}`)
  return rows[0]?.design_key
}

interface SummaryRow extends Record<string, unknown> {
  readonly counts: readonly { readonly rating: number; readonly count: number }[]
  readonly first: readonly ReviewRow[]
  readonly questions: readonly QuestionRow[]
}

interface Summaries {
  readonly reviews: ReviewSummary
  readonly questions: QuestionSummary
}

/** Counts, the first page and the newest questions in one query: every product page asks for them. */
export async function summariseWritten(
  db: Drizzle,
  { brand, designKey, language }: { brand: string; designKey: string; language: MarketLanguage },
): Promise<Summaries> {
  const [summary] = await queryPrepared<SummaryRow>(
    db,
    'review-summary',
    sql`
    select
      (select coalesce(json_agg(counted), '[]') from (
        select rating, count(*)::int as count from reviews where design_key = ${designKey} group by rating
      ) as counted) as counts,
      (select coalesce(json_agg(page), '[]') from (${selectPage({ designKey, language, page: 1, choice: ALL_REVIEWS })}) as page) as first,
      (select coalesce(json_agg(asked), '[]') from (${selectNewestQuestions({ brand, designKey, language })}) as asked) as questions`,
  )
  const { counts: counted = [], first = [], questions = [] } = summary ?? {}
  const items = first.map((row) => reviewOf(row, language))
  const distribution = STARS.map((stars) => ({
    stars,
    count: counted.find((row) => row.rating === stars)?.count ?? 0,
  }))
  const count = distribution.reduce((sum, each) => sum + each.count, 0)
  const total = distribution.reduce((sum, each) => sum + each.stars * each.count, 0)
  const rating = count > 0 ? { rating: Math.round((total / count) * 10) / 10 } : {}
  return { reviews: { ...rating, count, distribution, items }, questions: questionSummaryOf(questions) }
}

const MAX_PAGES = 200

/** Undefined for an order or a number of stars that nobody has. */
function readChoice({ order = ALL_REVIEWS.order, stars }: Readonly<Record<string, unknown>>): ReviewChoice | undefined {
  const known = REVIEW_ORDERS.find((each) => each === order)
  const asked = STARS.find((each) => each === Number(stars))
  if (known === undefined || (stars !== undefined && asked === undefined)) return undefined
  return { order: known, ...(asked !== undefined && { stars: asked }) }
}

/** Reviews of a product: `{productKey, page, order, stars}`, the first page being 1. */
export async function loadReviewData(
  db: Drizzle,
  { brand, language }: { brand: string; language: MarketLanguage },
  context: DynamicContext | undefined,
): Promise<{ reviews: readonly Review[] }> {
  if (typeof context !== 'object') return { reviews: [] }
  const { productKey, page } = context
  const number = Number(page ?? 1)
  const choice = readChoice(context)
  if (!choice || typeof productKey !== 'string' || !Number.isInteger(number) || number < 1 || number > MAX_PAGES)
    return { reviews: [] }
  const designKey = await findDesignKey(db, brand, productKey)
  return {
    reviews: designKey === undefined ? [] : await listReviews(db, { designKey, language, page: number, choice }),
  }
}
