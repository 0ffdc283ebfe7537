import { MARKETS } from '@firkant/domain/market/market.ts'
import type { ModeratedKind, ModerationState } from '@firkant/domain/reviews/moderation.ts'
import type { Moderated } from '@firkant/domain/reviews/review-desk-calls.ts'
import { shownMeasures } from '@firkant/domain/reviews/review-measure-texts.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import { loadMailedProducts, type MailedProduct } from '../../catalog/mailed-products.ts'
import { listAnswersInState, listQuestionsInState } from '../questions/question-lists.ts'
import { findShopAnswer, type Answer, type Question } from '../questions/question-store.ts'
import { listReviewsInState, type BuyerReview } from '../written/buyer-review-store.ts'
import { photoPreviews } from '../written/review-photo-store.ts'

export type DeskContext = Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'secret' | 'now'>

export type ModeratedRow =
  | { readonly kind: 'review'; readonly row: BuyerReview }
  | { readonly kind: 'question'; readonly row: Question }
  | { readonly kind: 'answer'; readonly row: Answer; readonly question: Question }

const productKeyOf = (each: ModeratedRow) => (each.kind === 'answer' ? each.question : each.row).productKey
const languageOfBrand = ({ brand }: Pick<DeskContext, 'brand'>) => MARKETS[brand.homeMarket].language

async function shownOf(
  db: Drizzle,
  context: DeskContext,
  { each, product }: { readonly each: ModeratedRow; readonly product: MailedProduct | undefined },
): Promise<Moderated> {
  const common = {
    id: each.row.id,
    revision: each.row.revision,
    product: product?.name ?? productKeyOf(each),
    productUrl: product?.path ?? '/',
    author: each.row.author,
    text: each.row.text,
    measures: [],
    photos: [],
    ...(each.row.reason !== null && { reason: each.row.reason }),
  }
  if (each.kind === 'answer') {
    const { row, question } = each
    const { language, text } = question
    return {
      ...common,
      kind: 'answer',
      state: row.state,
      language,
      writtenAt: row.writtenAt.toISOString(),
      question: text,
    }
  }
  if (each.kind === 'question') {
    const { language, askedAt, state } = each.row
    const answer = await findShopAnswer(db, each.row.id)
    return {
      ...common,
      kind: 'question',
      state,
      language,
      writtenAt: askedAt.toISOString(),
      ...(answer && { answer: answer.text }),
    }
  }
  const { row } = each
  return {
    ...common,
    kind: 'review',
    state: row.state === 'asked' ? 'pending' : row.state,
    language: row.language,
    writtenAt: (row.writtenAt ?? row.askedAt).toISOString(),
    ...(row.rating !== null && { rating: row.rating }),
    ...(row.title !== '' && { title: row.title }),
    measures: [...shownMeasures(row.measures, languageOfBrand(context))],
    photos: (await photoPreviews(db, row.id)).map(({ src }) => src),
    ...(row.answer !== null && { answer: row.answer }),
  }
}

export async function showModerated(
  db: Drizzle,
  context: DeskContext,
  rows: readonly ModeratedRow[],
): Promise<Moderated[]> {
  const keys = [...new Set(rows.map(productKeyOf))]
  const { brand, now } = context
  const products = await loadMailedProducts(db, { brand, language: languageOfBrand(context), now: now() }, keys)
  const productOf = (each: ModeratedRow) => {
    const sku = each.kind === 'review' ? each.row.sku : undefined
    if (sku !== undefined) return products.get(sku)
    return [...products.values()].find(({ path }) => path.split('?')[0]?.endsWith(`/${productKeyOf(each)}`))
  }
  const shown: Moderated[] = []
  for (const each of rows) shown.push(await shownOf(db, context, { each, product: productOf(each) }))
  return shown
}

interface Wanted {
  readonly state: ModerationState
  readonly kind?: ModeratedKind | undefined
  readonly limit: number
}

/** What waits longest comes first. */
export async function listModerated(
  db: Drizzle,
  { brand }: DeskContext,
  { state, kind, limit }: Wanted,
): Promise<ModeratedRow[]> {
  const listed = { brand: brand.key, states: [state], limit }
  const wants = (each: ModeratedKind) => kind === undefined || kind === each
  const reviews = wants('review') ? await listReviewsInState(db, listed) : []
  const questions = wants('question') ? await listQuestionsInState(db, listed) : []
  const answers = wants('answer') ? await listAnswersInState(db, listed) : []
  const all: { readonly at: number; readonly each: ModeratedRow }[] = [
    ...reviews.map((row) => ({ at: (row.writtenAt ?? row.askedAt).getTime(), each: { kind: 'review', row } as const })),
    ...questions.map((row) => ({ at: row.askedAt.getTime(), each: { kind: 'question', row } as const })),
    ...answers.map(({ answer: row, question }) => ({
      at: row.writtenAt.getTime(),
      each: { kind: 'answer', row, question } as const,
    })),
  ]
  return all
    .toSorted((one, other) => one.at - other.at)
    .slice(0, limit)
    .map(({ each }) => each)
}
