import { z } from 'zod'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { fitsMeasure, readMeasures, type ProductMeasures } from '@firkant/domain/search/measure-condition.ts'
import danish from './queries-da.json' with { type: 'json' }
import norwegian from './queries-nb.json' with { type: 'json' }
import swedish from './queries-sv.json' with { type: 'json' }

/** Product fields that a rule may test. */
export const JUDGED_FIELDS = [
  'key',
  'design',
  'family',
  'colour',
  'material',
  'series',
  'category',
  'room',
  'size',
] as const
export type JudgedField = (typeof JUDGED_FIELDS)[number]

/** A product with every value of each field, and what filters ask for. */
export type JudgedProduct = Readonly<Record<JudgedField, readonly string[]>> & {
  /** In the market's money. */
  readonly price?: number | undefined
  readonly measures?: ProductMeasures | undefined
}

/** `price=-8000`, `price=2000-4000`, `cm=180`: as in the address of a listing. */
const FILTERS = ['price', 'cm'] as const

interface Rule {
  readonly grade: number
  readonly conditions: readonly {
    readonly field: JudgedField | (typeof FILTERS)[number]
    readonly values: readonly string[]
  }[]
}

export interface JudgedQuery {
  readonly q: string
  readonly kind: string
  /** The first rule that holds gives the grade; no rules: nothing should be found. */
  readonly rules: readonly Rule[]
  /** A question: the answer above the products must say one of these. */
  readonly says?: readonly string[] | undefined
}

const BEST_GRADE = 3
const field = z.enum([...JUDGED_FIELDS, ...FILTERS])
const queryFile = z.array(
  z.strictObject({
    q: z.string().min(1),
    kind: z.string().min(1),
    expect: z.record(z.string(), z.int().min(1).max(BEST_GRADE)).default({}),
    says: z.array(z.string().min(1)).min(1).optional(),
  }),
)

/** `family=sofa colour=green|blue`: a green or blue sofa. */
function conditionOf(text: string): Rule['conditions'][number] {
  const [name, values = ''] = text.split('=')
  return { field: field.parse(name), values: z.array(z.string().min(1)).min(1).parse(values.split('|')) }
}

export function readQueries(file: unknown): readonly JudgedQuery[] {
  return queryFile.parse(file).map(({ q, kind, expect, says }) => ({
    q,
    kind,
    says,
    rules: Object.entries(expect).map(([rule, grade]) => ({ grade, conditions: rule.split(' ').map(conditionOf) })),
  }))
}

export const RELEVANCE_QUERIES: Readonly<Record<MarketLanguage, readonly JudgedQuery[]>> = {
  da: readQueries(danish),
  nb: readQueries(norwegian),
  sv: readQueries(swedish),
}

function isWithin(range: string, value: number | undefined): boolean {
  const [min, max] = range.split('-')
  return value !== undefined && value >= Number(min || 0) && value <= Number(max || Number.MAX_SAFE_INTEGER)
}

function holds(product: JudgedProduct, { field: name, values }: Rule['conditions'][number]): boolean {
  if (name === 'price') return values.some((range) => isWithin(range, product.price))
  if (name !== 'cm') return values.some((value) => product[name].includes(value))
  const { measures } = product
  const wanted = values.flatMap((value) => readMeasures(new URLSearchParams({ cm: value })))
  return measures !== undefined && wanted.some((each) => fitsMeasure(measures, each))
}

/** How relevant a product is: 3 exactly, 1 better than nothing, 0 not at all. */
export function gradeOf(query: JudgedQuery, product: JudgedProduct): number {
  const rule = query.rules.find(({ conditions }) => conditions.every((condition) => holds(product, condition)))
  return rule?.grade ?? 0
}
