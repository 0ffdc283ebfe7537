import type { MarketKey } from '../market/market.ts'
import { assertNever } from '../result/result.ts'
import type { PromotionEffect } from './promotion.ts'

/**
 * Splits an amount in proportion to the weights, to the smallest unit; remainders go to the largest fractions. No share
 * exceeds its weight when the amount does not exceed their sum.
 */
export function shareOut(amount: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (amount * weight) / whole)
  const shares = exact.map((share) => Math.floor(share))
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const rest = (at: number) => (exact[at] ?? 0) - (shares[at] ?? 0)
  const neediest = weights.map((_, at) => at).toSorted((a, b) => rest(b) - rest(a) || a - b)
  for (const at of neediest.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

/** A line and what is left of its price after earlier promotions. */
export interface OpenLine {
  readonly id: string
  readonly quantity: number
  readonly leftMinor: number
}

/**
 * Pieces sorted by price, highest first; every n-th is free: each group of n has its cheapest free, and the grouping is
 * the best for the customer.
 */
function cheapestFree(lines: readonly OpenLine[], of: number): ReadonlyMap<string, number> {
  const dearestFirst = lines.toSorted((a, b) => b.leftMinor / b.quantity - a.leftMinor / a.quantity)
  const taken = new Map<string, number>()
  let before = 0
  for (const { id, quantity, leftMinor } of dearestFirst) {
    const free = Math.floor((before + quantity) / of) - Math.floor(before / of)
    taken.set(id, Math.floor((leftMinor * free) / quantity))
    before += quantity
  }
  return taken
}

function sharedAmount(lines: readonly OpenLine[], wanted: number): ReadonlyMap<string, number> {
  const whole = lines.reduce((sum, { leftMinor }) => sum + leftMinor, 0)
  const shares = shareOut(
    Math.min(wanted, whole),
    lines.map(({ leftMinor }) => leftMinor),
  )
  return new Map(lines.map(({ id }, at) => [id, shares[at] ?? 0]))
}

const each = (lines: readonly OpenLine[], taken: (line: OpenLine) => number): ReadonlyMap<string, number> =>
  new Map(lines.map((line) => [line.id, taken(line)]))

/** Line id → what the effect takes off. Gifts and free delivery take nothing off. */
export function takenOff(
  effect: PromotionEffect,
  lines: readonly OpenLine[],
  market: MarketKey,
): ReadonlyMap<string, number> {
  switch (effect.type) {
    case 'percent':
      return each(lines, ({ leftMinor }) => Math.round((leftMinor * effect.percent) / 100))
    case 'amount':
      return sharedAmount(lines, effect.minor[market] ?? 0)
    case 'fixedPrice': {
      const piece = effect.minor[market]
      return each(lines, ({ leftMinor, quantity }) =>
        piece === undefined ? 0 : Math.max(0, leftMinor - piece * quantity),
      )
    }
    case 'cheapestFree':
      return cheapestFree(lines, effect.of)
    case 'gift':
    case 'freeDelivery':
      return new Map()
    default:
      return assertNever(effect)
  }
}

/** Independent of other lines, so that it can be chosen line by line. */
export function isPerLine({ type }: PromotionEffect): boolean {
  return type === 'percent' || type === 'fixedPrice'
}

export function touchesPrices({ type }: PromotionEffect): boolean {
  return type !== 'gift' && type !== 'freeDelivery'
}
