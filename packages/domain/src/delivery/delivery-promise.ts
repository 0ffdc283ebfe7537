import type { Amount } from '../money/money.ts'

export const DELIVERY_TIERS = ['letter', 'parcel', 'bulky', 'twoMan'] as const
export type DeliveryTier = (typeof DELIVERY_TIERS)[number]

/** What a product page says of delivery: method, price and latest day. */
export interface DeliveryPromise {
  readonly tier: DeliveryTier
  readonly price: Amount
  /** Free from this order value on; only for letters and parcels. */
  readonly freeFrom?: Amount | undefined
  /** A day such as `2026-11-26`; absent if it can't be bought. */
  readonly arrivesOn?: string | undefined
}
