import type { MarketKey } from '../market/market.ts'
import type { DeliveryTier } from './delivery-promise.ts'

export interface Shipment {
  readonly weightKg: number
  readonly longestCm: number
}

/** The smallest tier that fits; anything larger is delivered by two people. */
const LIMITS: readonly (Shipment & { readonly tier: DeliveryTier })[] = [
  { tier: 'letter', weightKg: 2, longestCm: 35 },
  { tier: 'parcel', weightKg: 20, longestCm: 120 },
  { tier: 'bulky', weightKg: 40, longestCm: 200 },
]

export function deliveryTierOf({ weightKg, longestCm }: Shipment): DeliveryTier {
  return LIMITS.find((limit) => weightKg <= limit.weightKg && longestCm <= limit.longestCm)?.tier ?? 'twoMan'
}

interface DeliveryTerms {
  readonly priceMinor: Readonly<Record<DeliveryTier, number>>
  /** Letters and parcels are free from this order value on. */
  readonly freeFromMinor: number
}

export const DELIVERY_TERMS: Readonly<Record<MarketKey, DeliveryTerms>> = {
  DK: { priceMinor: { letter: 29_00, parcel: 49_00, bulky: 299_00, twoMan: 599_00 }, freeFromMinor: 499_00 },
  NO: { priceMinor: { letter: 49_00, parcel: 99_00, bulky: 499_00, twoMan: 899_00 }, freeFromMinor: 999_00 },
  SE: { priceMinor: { letter: 39_00, parcel: 59_00, bulky: 395_00, twoMan: 795_00 }, freeFromMinor: 599_00 },
}

/** Working days from packing to arrival. */
export const DELIVERY_DAYS: Readonly<Record<DeliveryTier, number>> = { letter: 2, parcel: 3, bulky: 6, twoMan: 8 }

export function isFreeFromThreshold(tier: DeliveryTier): boolean {
  return tier === 'letter' || tier === 'parcel'
}

export function deliveryPriceMinor(market: MarketKey, tier: DeliveryTier, goodsMinor: number): number {
  const terms = DELIVERY_TERMS[market]
  return isFreeFromThreshold(tier) && goodsMinor >= terms.freeFromMinor ? 0 : terms.priceMinor[tier]
}
