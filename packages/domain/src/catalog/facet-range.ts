/** Filters between two whole numbers; the price first, then measures in centimetres. */
export const RANGE_FACETS = ['price', 'width', 'depth', 'height', 'seatWidth', 'door'] as const
export type RangeFacet = (typeof RANGE_FACETS)[number]

export function isRangeFacet(facet: string): facet is RangeFacet {
  return RANGE_FACETS.some((known) => known === facet)
}

/** Measures of products that can be filtered. */
export const MEASURE_FACETS = ['width', 'depth', 'height', 'seatWidth', 'door'] as const satisfies readonly RangeFacet[]
export type MeasureFacet = (typeof MEASURE_FACETS)[number]

/** Whole units of the market's currency, or centimetres; absent if open on that side. */
export interface NumberRange {
  readonly min?: number
  readonly max?: number
}

export type FacetRanges = Readonly<Partial<Record<RangeFacet, NumberRange>>>

const RANGE = /^(\d{0,8})-(\d{0,8})$/
/** Digits, also in groups of three: 1500, 1.500, 1 500. */
const WHOLE_NUMBER = /^(?:\d{1,8}|\d{1,3}(?:[. \u00A0]\d{3}){1,2})$/u

export function rangeOf(min: number | undefined, max: number | undefined): NumberRange | undefined {
  if (min === undefined && max === undefined) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function readRange(text: string | null): NumberRange | undefined {
  const match = RANGE.exec(text ?? '')
  if (!match) return undefined
  const [min, max] = [match[1], match[2]].map((part) => (part ? Number(part) : undefined))
  if (min !== undefined && max !== undefined && min > max) return undefined
  return rangeOf(min, max)
}

/** A whole number as typed by a visitor. */
export function readTypedNumber(text: string): number | undefined {
  const typed = text.trim()
  return WHOLE_NUMBER.test(typed) ? Number(typed.replaceAll(/\D/g, '')) : undefined
}

/** The two fields of a range in the form; swapped if typed the wrong way round. */
function readRangeFields(facet: RangeFacet, params: URLSearchParams): NumberRange | undefined {
  const [min, max] = ['min', 'max'].map((side) => readTypedNumber(params.get(`f.${facet}.${side}`) ?? ''))
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : rangeOf(min, max)
}

export const RANGE_PARAMS: readonly string[] = RANGE_FACETS.flatMap((facet) => [
  `f.${facet}`,
  `f.${facet}.min`,
  `f.${facet}.max`,
])

export function readRanges(params: URLSearchParams): FacetRanges {
  const ranges = RANGE_FACETS.flatMap((facet) => {
    const range = readRangeFields(facet, params) ?? readRange(params.get(`f.${facet}`))
    return range ? [[facet, range] as const] : []
  })
  return Object.fromEntries(ranges)
}

export function writeRange({ min, max }: NumberRange): string {
  return `${min ?? ''}-${max ?? ''}`
}

/** In order, and a limit that excludes nothing is left open, so that the whole range is no filter. */
export function trimmedRange(range: NumberRange, whole: NumberRange): NumberRange | undefined {
  const [low, high] = [range.min, range.max]
  const isTurned = low !== undefined && high !== undefined && low > high
  const [min, max] = isTurned ? [high, low] : [low, high]
  return rangeOf(
    min !== undefined && min > (whole.min ?? 0) ? min : undefined,
    max !== undefined && max < (whole.max ?? Number.POSITIVE_INFINITY) ? max : undefined,
  )
}
