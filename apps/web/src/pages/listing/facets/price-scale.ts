import { readTypedPrice, type PriceRange } from '@firkant/domain/catalog/listing-query.ts'

/** Steps of the slider from the lowest price to the highest. */
export const SCALE_STEPS = 100

export interface PriceScale {
  readonly min: number
  readonly max: number
}

/** A round price: to the nearest 1, 5, 10, 50, 100 …, finer than a step of the slider. */
function roundedPrice(price: number, step: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(step, 1)))
  const unit = step >= 5 * power ? 5 * power : power
  return Math.round(price / unit) * unit
}

/** Both ends are exact: an end excludes nothing. */
export function priceAtStep({ min, max }: PriceScale, step: number): number {
  if (step <= 0) return min
  if (step >= SCALE_STEPS) return max
  const width = (max - min) / SCALE_STEPS
  return Math.min(max, Math.max(min, roundedPrice(min + width * step, width)))
}

export function stepOfPrice({ min, max }: PriceScale, price: number): number {
  if (max <= min) return 0
  return Math.min(SCALE_STEPS, Math.max(0, Math.round(((price - min) / (max - min)) * SCALE_STEPS)))
}

export function readTypedRange({ min, max }: { readonly min: string; readonly max: string }): PriceRange {
  const [low, high] = [readTypedPrice(min), readTypedPrice(max)]
  return { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) }
}
