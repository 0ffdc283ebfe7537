import type { NumberRange } from '@firkant/domain/catalog/facet-range.ts'
import { countsFor, exclude } from './facet-walks.ts'
import type { MeasureColumn } from './measure-columns.ts'

/** What the candidates have that are listed, or excluded by this facet alone. In the column's own units. */
export interface RangeSpan {
  readonly min: number
  readonly max: number
  /** How many of them have a value at all. */
  readonly having: number
  readonly of: number
}

/** One range facet over all candidates. */
export interface RangeWalk {
  readonly exclude: ((candidates: Uint32Array, verdicts: Uint8Array, own: number) => void) | undefined
  readonly span: (candidates: Uint32Array, verdicts: Uint8Array, own: number) => RangeSpan | undefined
}

const NOTHING = { min: Number.POSITIVE_INFINITY, max: 0, having: 0, of: 0 }

const spanOf = (span: RangeSpan): RangeSpan | undefined => (span.having > 0 ? span : undefined)

function limitsOf({ min = 0, max }: NumberRange, unit: number) {
  return { low: min * unit, high: max === undefined ? Number.POSITIVE_INFINITY : max * unit }
}

/** For columns with one value per row; 0 is none. */
export function valueWalk(values: Uint32Array, range: NumberRange | undefined, unit: number): RangeWalk {
  return {
    exclude:
      range &&
      ((candidates, verdicts, own) => {
        const { low, high } = limitsOf(range, unit)
        for (let index = 0; index < candidates.length; index += 1) {
          const value = values[candidates[index] as number] as number
          if (value < low || value > high) exclude(verdicts, index, own)
        }
      }),
    span(candidates, verdicts, own) {
      let { min, max, having, of } = NOTHING
      for (let index = 0; index < candidates.length; index += 1) {
        if (!countsFor(verdicts[index], own)) continue
        of += 1
        const value = values[candidates[index] as number] as number
        if (value === 0) continue
        having += 1
        if (value < min) min = value
        if (value > max) max = value
      }
      return spanOf({ min, max, having, of })
    },
  }
}

/** For columns with several values per row, or none: one that fits is enough. */
export function measureWalk(
  { starts, values }: MeasureColumn,
  range: NumberRange | undefined,
  unit: number,
): RangeWalk {
  return {
    exclude:
      range &&
      ((candidates, verdicts, own) => {
        const { low, high } = limitsOf(range, unit)
        for (let index = 0; index < candidates.length; index += 1) {
          const row = candidates[index] as number
          const end = starts[row + 1] as number
          let at = starts[row] as number
          while (at < end && ((values[at] as number) < low || (values[at] as number) > high)) at += 1
          if (at === end) exclude(verdicts, index, own)
        }
      }),
    span(candidates, verdicts, own) {
      let { min, max, having, of } = NOTHING
      for (let index = 0; index < candidates.length; index += 1) {
        if (!countsFor(verdicts[index], own)) continue
        of += 1
        const row = candidates[index] as number
        const end = starts[row + 1] as number
        if ((starts[row] as number) < end) having += 1
        for (let at = starts[row] as number; at < end; at += 1) {
          const value = values[at] as number
          if (value < min) min = value
          if (value > max) max = value
        }
      }
      return spanOf({ min, max, having, of })
    },
  }
}
