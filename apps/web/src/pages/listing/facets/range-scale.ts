import { readTypedNumber, type NumberRange } from '@firkant/domain/catalog/facet-range.ts'

/** Steps of the slider from the lowest value to the highest. */
export const SCALE_STEPS = 100

export interface RangeScale {
  readonly min: number
  readonly max: number
}

/** A round number: to the nearest 1, 5, 10, 50, 100 …, finer than a step of the slider. */
function roundedValue(value: number, step: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(step, 1)))
  const unit = step >= 5 * power ? 5 * power : power
  return Math.round(value / unit) * unit
}

/** Both ends are exact: an end excludes nothing. */
export function valueAtStep({ min, max }: RangeScale, step: number): number {
  if (step <= 0) return min
  if (step >= SCALE_STEPS) return max
  const width = (max - min) / SCALE_STEPS
  return Math.min(max, Math.max(min, roundedValue(min + width * step, width)))
}

export function stepOfValue({ min, max }: RangeScale, value: number): number {
  if (max <= min) return 0
  return Math.min(SCALE_STEPS, Math.max(0, Math.round(((value - min) / (max - min)) * SCALE_STEPS)))
}

export function readTypedRange({ min, max }: { readonly min: string; readonly max: string }): NumberRange {
  const [low, high] = [readTypedNumber(min), readTypedNumber(max)]
  return { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) }
}
