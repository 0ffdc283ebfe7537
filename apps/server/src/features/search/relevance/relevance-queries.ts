import { z } from 'zod'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
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

/** A product with every value of each field. */
export type JudgedProduct = Readonly<Record<JudgedField, readonly string[]>>

interface Rule {
  readonly grade: number
  readonly conditions: readonly { readonly field: JudgedField; readonly values: readonly string[] }[]
}

export interface JudgedQuery {
  readonly q: string
  readonly kind: string
  /** The first rule that holds gives the grade; no rules: nothing should be found. */
  readonly rules: readonly Rule[]
}

const BEST_GRADE = 3
const field = z.enum(JUDGED_FIELDS)
const queryFile = z.array(
  z.strictObject({
    q: z.string().min(1),
    kind: z.string().min(1),
    expect: z.record(z.string(), z.int().min(1).max(BEST_GRADE)),
  }),
)

/** `family=sofa colour=green|blue`: a green or blue sofa. */
function conditionOf(text: string): Rule['conditions'][number] {
  const [name, values = ''] = text.split('=')
  return { field: field.parse(name), values: z.array(z.string().min(1)).min(1).parse(values.split('|')) }
}

export function readQueries(file: unknown): readonly JudgedQuery[] {
  return queryFile.parse(file).map(({ q, kind, expect }) => ({
    q,
    kind,
    rules: Object.entries(expect).map(([rule, grade]) => ({ grade, conditions: rule.split(' ').map(conditionOf) })),
  }))
}

export const RELEVANCE_QUERIES: Readonly<Record<MarketLanguage, readonly JudgedQuery[]>> = {
  da: readQueries(danish),
  nb: readQueries(norwegian),
  sv: readQueries(swedish),
}

/** How relevant a product is: 3 exactly, 1 better than nothing, 0 not at all. */
export function gradeOf(query: JudgedQuery, product: JudgedProduct): number {
  const rule = query.rules.find(({ conditions }) =>
    conditions.every((condition) => condition.values.some((value) => product[condition.field].includes(value))),
  )
  return rule?.grade ?? 0
}
