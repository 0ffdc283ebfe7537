import type { BrandKey } from '../brand/brand-key.ts'
import { carriedProblems } from '../fit/carried-piece.ts'
import { energyProblems } from '../law/energy/energy-problems.ts'
import type { MarketKey } from '../market/market.ts'
import { EFFECT_TYPES } from '../promotions/promotion-schema.ts'
import { catalogRecord, type CatalogRecord, type RecordOf } from './catalog-records.ts'

export interface RecordProblem {
  readonly path: string
  readonly message: string
}

export interface RecordContext {
  readonly sellsIn: (brand: BrandKey, market: MarketKey) => boolean
}

export type CheckedRecord =
  | { readonly record: CatalogRecord }
  | { readonly problems: readonly [RecordProblem, ...RecordProblem[]] }

const TYPES = catalogRecord.options.map((option) => option.shape.type.value)

/** Which kind of record, and within it. */
const UNIONS: Readonly<Record<string, string>> = {
  type: `is none of ${TYPES.join(', ')}`,
  'effect.type': `is none of ${EFFECT_TYPES.join(', ')}`,
}

const FIRST_YEAR = 1970
const LAST_YEAR = 2200
const MOMENT_WANTED = 'is no moment such as 2026-11-15T08:00:00Z'

type Issue = NonNullable<ReturnType<typeof catalogRecord.safeParse>['error']>['issues'][number]

const SIZE_UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }

function describeSize(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const unit = SIZE_UNITS[issue.origin] ?? ''
  if (issue.code === 'too_big') return `is more than ${issue.maximum}${unit}`
  if (issue.origin === 'string' && issue.minimum === 1) return 'is empty'
  return issue.inclusive ? `is less than ${issue.minimum}${unit}` : `is not more than ${issue.minimum}${unit}`
}

function describeType(message: string): string {
  if (message.endsWith('received undefined')) return 'is missing'
  return message.includes('expected int') ? 'is no whole number' : message.replace('Invalid input: ', '')
}

/** In terms of the file, not of the schema. */
function describeIssue(issue: Issue): readonly RecordProblem[] {
  const path = issue.path.join('.')
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, message: 'is no field of the format' }))
    case 'invalid_union':
      return [{ path, message: UNIONS[path] ?? issue.message }]
    case 'invalid_type':
      return [{ path, message: describeType(issue.message) }]
    case 'invalid_value':
      return [{ path, message: `is none of ${issue.values.join(', ')}` }]
    case 'too_small':
    case 'too_big':
      return [{ path, message: describeSize(issue) }]
    case 'invalid_format':
      return [{ path, message: issue.format === 'datetime' ? MOMENT_WANTED : issue.message }]
    default:
      return [{ path, message: issue.message }]
  }
}

function* repeatedIn(path: string, values: readonly string[]): Generator<RecordProblem> {
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) < index) yield { path: `${path}.${index}`, message: `${value} is listed twice` }
  }
}

function* sampleProblems({ kind, brands, samples, variants }: RecordOf<'product'>): Generator<RecordProblem> {
  yield* repeatedIn('samples', samples)
  if (kind !== 'sample') return
  if (brands.length > 0) yield { path: 'brands', message: 'a sample is sold where something is that is made of it' }
  if (samples.length > 0) yield { path: 'samples', message: 'a sample has no samples' }
  if (variants.length > 1) yield { path: 'variants', message: 'a sample has one variant' }
}

function* productProblems(product: RecordOf<'product'>): Generator<RecordProblem> {
  const skus = product.variants.map((variant) => variant.sku)
  yield* repeatedIn('categoryKeys', product.categoryKeys)
  yield* repeatedIn('brands', product.brands)
  yield* repeatedIn('labels', product.labels)
  yield* repeatedIn('variants', skus)
  yield* repeatedIn(
    'parts',
    product.parts.map((part) => part.key),
  )
  for (const [index, part] of product.parts.entries()) yield* repeatedIn(`parts.${index}.choices`, part.choices)
  for (const [index, { sku }] of product.images.entries()) {
    if (sku !== undefined && !skus.includes(sku))
      yield { path: `images.${index}.sku`, message: `${sku} is no variant of this product` }
  }
  if (product.kind === 'package' && product.parts.length === 0)
    yield { path: 'parts', message: 'a package needs at least one part' }
  if (product.kind !== 'package' && product.parts.length > 0)
    yield { path: 'parts', message: 'only a package has parts' }
  yield* sampleProblems(product)
  yield* energyProblems(product.energy)
  yield* carriedProblems(product, product.carried)
}

function* marketProblems(
  record: RecordOf<'price' | 'sale' | 'giftCard'>,
  { sellsIn }: RecordContext,
): Generator<RecordProblem> {
  if (!sellsIn(record.brand, record.market))
    yield { path: 'market', message: `${record.brand} does not sell in ${record.market}` }
}

/** Typing errors such as the year 0206. */
function* momentProblems(moments: Readonly<Record<string, string | undefined>>): Generator<RecordProblem> {
  for (const [path, moment] of Object.entries(moments)) {
    const year = moment === undefined ? FIRST_YEAR : new Date(moment).getUTCFullYear()
    if (year < FIRST_YEAR || year > LAST_YEAR)
      yield { path, message: `is not between the years ${FIRST_YEAR} and ${LAST_YEAR}` }
  }
}

interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

function* periodProblems({ from, to }: Period): Generator<RecordProblem> {
  yield* momentProblems({ from, to })
  if (from !== undefined && to !== undefined && Date.parse(to) <= Date.parse(from))
    yield { path: 'to', message: 'is not after from' }
}

function* findProblems(record: CatalogRecord, context: RecordContext): Generator<RecordProblem> {
  switch (record.type) {
    case 'product':
      yield* momentProblems({ launchedAt: record.launchedAt })
      yield* productProblems(record)
      break
    case 'price':
      yield* periodProblems(record)
      yield* marketProblems(record, context)
      break
    case 'recall':
      yield* repeatedIn('productKeys', record.productKeys)
      yield* repeatedIn('remedies', record.remedies)
      break
    case 'environmentalProof':
      yield* repeatedIn('about', record.about)
      break
    case 'promotion':
      yield* periodProblems(record)
      break
    case 'giftCard':
      yield* momentProblems({ to: record.to })
      yield* marketProblems(record, context)
      break
    case 'sale':
      yield* momentProblems({ soldAt: record.soldAt })
      yield* marketProblems(record, context)
      break
    case 'review':
      yield* momentProblems({ writtenAt: record.writtenAt })
      break
    default:
  }
}

/** Validates a line by itself, without other records. */
export function checkRecord(value: unknown, context: RecordContext): CheckedRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problems: [{ path: '', message: 'is not a record: { "type": …, … }' }] }
  if (!('type' in value)) return { problems: [{ path: 'type', message: 'is missing' }] }
  const parsed = catalogRecord.safeParse(value)
  const [first, ...rest] = parsed.success
    ? [...findProblems(parsed.data, context)]
    : parsed.error.issues.flatMap(describeIssue)
  if (first) return { problems: [first, ...rest] }
  return parsed.success ? { record: parsed.data } : { problems: [{ path: '', message: 'is not a record' }] }
}
