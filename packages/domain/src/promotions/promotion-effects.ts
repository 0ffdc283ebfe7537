import { assertNever } from '../result/result.ts'
import type { MarketKey } from '../market/market.ts'
import type { PromotionEffect } from './promotion.ts'
import { shareOut } from './share-out.ts'

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
