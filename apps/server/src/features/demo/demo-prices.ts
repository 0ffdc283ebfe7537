import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { PriceAudience, PriceReason } from '@firkant/domain/pricing/price-log.ts'
import type { DemoProduct } from './demo-files.ts'
import type { DemoPriceState } from './demo-price-states.ts'
import { demoShare } from './demo-share.ts'

/** Each market has its own price list; these factors only make the demo's lists differ realistically. */
export const MARKET_FACTOR: Readonly<Record<MarketKey, number>> = { DK: 1, NO: 1.52, SE: 1.48 }
const LIST_DAYS_AGO = 150

export interface DemoPrice {
  readonly amount: number
  readonly reason: PriceReason
  readonly audience: PriceAudience
  readonly from: string
  readonly to?: string
}

/** Shop prices end in 9: 1.299, 849, 99. */
function charm(amount: number): number {
  if (amount < 100) return Math.max(9, Math.round(amount / 10) * 10 - 1)
  if (amount < 1000) return Math.round(amount / 50) * 50 - 1
  return Math.round(amount / 100) * 100 - 1
}

/** A reduced price, guaranteed to be below the given one even for small amounts. */
function cut(list: number, percent: number, below = list): number {
  const step = list < 100 ? 10 : 50
  return Math.min(charm((list * (100 - percent)) / 100), Math.floor((below - 1) / step) * step - 1)
}

interface Step {
  readonly amount: number
  readonly from: number
  readonly to?: number
  readonly reason?: PriceReason
  readonly audience?: PriceAudience
}

/** Entries beside the list price, in days from today. */
function stepsOf(state: DemoPriceState, list: number, percent: number): readonly Step[] {
  const low = cut(list, percent)
  switch (state) {
    case 'regular':
      return []
    case 'campaign':
      return [{ amount: low, from: -6, to: 21 }]
    case 'endingSoon':
      return [{ amount: low, from: -4, to: 3 }]
    case 'openEnded':
      return [{ amount: low, from: -10 }]
    case 'automated':
      return [{ amount: low, from: -1, to: 1.75, reason: 'automated' }]
    case 'progressive':
      return [
        { amount: cut(list, 15), from: -20, to: -6 },
        { amount: cut(list, 30, cut(list, 15)), from: -6, to: 12 },
      ]
    case 'again':
      return [
        { amount: cut(list, 20), from: -28, to: -18 },
        { amount: cut(list, 35, cut(list, 20)), from: -5, to: 9 },
      ]
    case 'minorUnits':
      return [{ amount: low + 0.5, from: -6, to: 21 }]
    case 'future':
      return [{ amount: low, from: 12, to: 16 }]
    case 'ended':
      return [{ amount: low, from: -25, to: -8 }]
    case 'raised':
      return [{ amount: cut(list, 8), from: -300, reason: 'regular' }]
    case 'club':
      return [{ amount: cut(list, 10), from: -12, to: 18, audience: 'club' }]
  }
}

/** A design's campaign discount in per cent. */
export function demoPercent({ designKey }: DemoProduct): number {
  return [15, 20, 25, 30][demoShare(designKey, 4)] ?? 20
}

/** The price log of one SKU in one market. The same for every import of a day; the list price comes last. */
export function demoPrices(
  baseDkk: number,
  where: { state: DemoPriceState; market: MarketKey; percent: number },
  today: Date,
): readonly DemoPrice[] {
  const midnight = new Date(today).setUTCHours(0, 0, 0, 0)
  const day = (days: number) => new Date(midnight + days * DAY_MS).toISOString()
  const list = charm(baseDkk * MARKET_FACTOR[where.market])
  const listFrom = where.state === 'raised' ? -40 : -LIST_DAYS_AGO
  const steps: readonly Step[] = [
    ...stepsOf(where.state, list, where.percent),
    { amount: list, from: listFrom, reason: 'regular' },
  ]
  return steps.map(({ amount, from, to, reason = 'campaign', audience = 'all' }) => ({
    amount,
    reason,
    audience,
    from: day(from),
    ...(to !== undefined && { to: day(to) }),
  }))
}
