import type { MarketKey } from '@firkant/domain/market/market.ts'
import { demoShare } from './demo-share.ts'
import type { DemoProduct } from './demo-files.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Each market has its own list; these only make the demo's lists differ as real ones do. */
const MARKET_FACTOR: Readonly<Record<MarketKey, number>> = { DK: 1, NO: 1.52, SE: 1.48 }
const LIST_DAYS_AGO = 150
const CAMPAIGN_DAYS_AGO = 6
const CAMPAIGN_DAYS_LEFT = 21
/** One product design in four is reduced. */
const REDUCED_SHARE = 4

export interface DemoPrice {
  readonly amountMinor: number
  readonly reason: 'regular' | 'campaign'
  readonly startsAt: Date
  readonly endsAt: Date | null
}

/** Shop prices end in 9: 1.299, 849, 99. */
function charm(amount: number): number {
  if (amount < 100) return Math.max(9, Math.round(amount / 10) * 10 - 1)
  if (amount < 1000) return Math.round(amount / 50) * 50 - 1
  return Math.round(amount / 100) * 100 - 1
}

/** The price log of one product: a list price, and for some a running campaign. The same for every import of a day. */
export function demoPrices(
  product: DemoProduct,
  where: { brand: string; market: MarketKey },
  today: Date,
): readonly DemoPrice[] {
  const midnight = new Date(today).setUTCHours(0, 0, 0, 0)
  const list = charm(product.basePriceDkk * MARKET_FACTOR[where.market])
  const regular: DemoPrice = {
    amountMinor: list * 100,
    reason: 'regular',
    startsAt: new Date(midnight - LIST_DAYS_AGO * DAY_MS),
    endsAt: null,
  }
  if (demoShare(`${where.brand}:${product.designKey}`, REDUCED_SHARE) !== 0) return [regular]
  const percent = [15, 20, 25, 30][demoShare(product.designKey, 4)] ?? 20
  const campaign: DemoPrice = {
    amountMinor: charm((list * (100 - percent)) / 100) * 100,
    reason: 'campaign',
    startsAt: new Date(midnight - CAMPAIGN_DAYS_AGO * DAY_MS),
    endsAt: new Date(midnight + CAMPAIGN_DAYS_LEFT * DAY_MS),
  }
  return [regular, campaign]
}
