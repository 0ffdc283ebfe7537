import type { Amount } from '../money/money.ts'

export const DELIVERY_TIERS = ['letter', 'parcel', 'bulky', 'twoMan'] as const
export type DeliveryTier = (typeof DELIVERY_TIERS)[number]

/** What a product page says of delivery: how, for how much, and on which day at the latest. */
export interface DeliveryPromise {
  readonly tier: DeliveryTier
  readonly price: Amount
  /** From this goods value on it is free; only for letters and parcels. */
  readonly freeFrom?: Amount | undefined
  /** A day such as `2026-11-26`; absent while it can't be bought. */
  readonly arrivesOn?: string | undefined
}
