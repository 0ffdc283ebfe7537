import type { CartFacts, CartLine } from '../cart/cart-line.ts'
import { DAY_MS } from '../duration/duration.ts'
import type { CurrentPrice } from '../pricing/price-log.ts'

/** One of each, in a cart, and of one buyer within `SAMPLES_WINDOW_MS`. */
export const MAX_SAMPLES = 6
export const SAMPLES_WINDOW_MS = 30 * DAY_MS

/** A sample has no price log: it is free by what it is. */
export const SAMPLE_PRICE: CurrentPrice = { currentMinor: 0, regularMinor: 0 }

/** So long after the samples were sent: they have lain on the old sofa for a week. */
const REMIND_AFTER_MS = 10 * DAY_MS
export const remindAt = (sentAt: Date): Date => new Date(sentAt.getTime() + REMIND_AFTER_MS)

export const isSample = ({ sku }: Pick<CartLine, 'sku'>, { items }: Pick<CartFacts, 'items'>): boolean =>
  items.get(sku)?.isSample === true

export const countSamples = (lines: readonly CartLine[], facts: Pick<CartFacts, 'items'>): number =>
  lines.reduce((sum, line) => sum + (isSample(line, facts) ? line.quantity : 0), 0)

/** Samples lie in the box of whatever comes with them: only alone they are a delivery, and that one is free. */
export const withoutSamples = (lines: readonly CartLine[], facts: Pick<CartFacts, 'items'>): readonly CartLine[] =>
  lines.filter((line) => !isSample(line, facts))

/** Why these cannot be added to a cart with so many samples. */
export type SampleRefusal = 'none' | 'tooMany'

export function refuseSamples(chosen: number, inCart: number): SampleRefusal | undefined {
  if (chosen === 0) return 'none'
  return inCart + chosen > MAX_SAMPLES ? 'tooMany' : undefined
}
