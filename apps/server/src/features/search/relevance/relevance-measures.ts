import { gradeOf, type JudgedProduct, type JudgedQuery } from './relevance-queries.ts'

/** The search results of a query. */
export interface Answer {
  /** The first products, best first. */
  readonly keys: readonly string[]
  readonly total: number
  readonly isPartial: boolean
  /** What the answer above the products says. */
  readonly said?: string | undefined
}

export interface MeasuredQuery extends Answer {
  readonly query: JudgedQuery
  /** From 0 to 1; undefined if the shop sells nothing that was searched for. */
  readonly ndcg: number | undefined
}

export interface RelevanceSummary {
  readonly queries: number
  readonly answerable: number
  readonly ndcg: number
  /** Of the queries that have an answer, the share that found nothing. */
  readonly zeroRate: number
  readonly byKind: readonly { readonly kind: string; readonly queries: number; readonly ndcg: number }[]
  /** Queries without an answer that got results not marked as partial. */
  readonly wronglyAnswered: readonly MeasuredQuery[]
  readonly worst: readonly MeasuredQuery[]
}

export const RANKS = 10
/** Below this a visitor sees it. */
const MIN_NDCG = 0.95
const MAX_WITHOUT_RESULT = 0.02
/** An answer that products follow which nobody asked for. */
const ANSWERED_TOO_MUCH = 0.5
const MAX_WORST = 12

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** Lower positions count less, because fewer people look there. */
function gainOf(grades: readonly number[]): number {
  return grades.slice(0, RANKS).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

/** Normalised discounted cumulative gain: the gain of this order as a share of the best possible. */
export function ndcgOf(given: readonly number[], all: readonly number[]): number | undefined {
  const best = gainOf(all.toSorted((a, b) => b - a))
  return best === 0 ? undefined : gainOf(given) / best
}

export function measureAnswer(
  query: JudgedQuery,
  answer: Answer,
  products: ReadonlyMap<string, JudgedProduct>,
): MeasuredQuery {
  if (query.says) {
    const said = answer.said?.toLowerCase() ?? ''
    const isSaid = query.says.some((word) => said.includes(word))
    return { ...answer, query, ndcg: !isSaid ? 0 : answer.total === 0 ? 1 : ANSWERED_TOO_MUCH }
  }
  const gradeOfKey = (key: string) => {
    const product = products.get(key)
    return product ? gradeOf(query, product) : 0
  }
  // Colours of one design are one card: the best of them counts.
  const designs = Map.groupBy(products.values(), ({ design, key }) => design[0] ?? key[0])
  const all = [...designs.values()].map((colours) => Math.max(...colours.map((product) => gradeOf(query, product))))
  return { ...answer, query, ndcg: ndcgOf(answer.keys.map(gradeOfKey), all) }
}

export function summarise(measured: readonly MeasuredQuery[]): RelevanceSummary {
  const answerable = measured.filter(({ ndcg }) => ndcg !== undefined)
  const score = (queries: readonly MeasuredQuery[]) => mean(queries.map(({ ndcg = 0 }) => ndcg))
  return {
    queries: measured.length,
    answerable: answerable.length,
    ndcg: score(answerable),
    zeroRate: mean(answerable.map(({ total, said }) => (total === 0 && said === undefined ? 1 : 0))),
    byKind: [...Map.groupBy(answerable, ({ query }) => query.kind)].map(([kind, queries]) => ({
      kind,
      queries: queries.length,
      ndcg: score(queries),
    })),
    wronglyAnswered: measured.filter(
      ({ query, total, isPartial }) => query.rules.length === 0 && !query.says && total > 0 && !isPartial,
    ),
    worst: answerable
      .filter(({ ndcg = 0 }) => ndcg < 1)
      .toSorted((a, b) => (a.ndcg ?? 0) - (b.ndcg ?? 0))
      .slice(0, MAX_WORST),
  }
}

/** Why the search is not good enough; empty if it is. */
export function shortcomingsOf({ ndcg, zeroRate, wronglyAnswered, worst }: RelevanceSummary): readonly string[] {
  const questions = worst.filter(({ query }) => query.says)
  const named = (queries: readonly MeasuredQuery[]) => queries.map(({ query }) => query.q).join(', ')
  return [
    ...(ndcg < MIN_NDCG ? [`NDCG@10 is below ${MIN_NDCG}`] : []),
    ...(zeroRate > MAX_WITHOUT_RESULT ? [`more than ${MAX_WITHOUT_RESULT * 100} % found nothing`] : []),
    ...(wronglyAnswered.length > 0 ? [`answered though nothing is sold: ${named(wronglyAnswered)}`] : []),
    ...(questions.length > 0 ? [`questions not answered, or with products below: ${named(questions)}`] : []),
  ]
}
