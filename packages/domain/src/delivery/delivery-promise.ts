import type { Amount } from '../money/money.ts'
import type { Day } from './working-days.ts'

/** Size classes, from the smallest. */
export const DELIVERY_TIERS = ['letter', 'parcel', 'bulky', 'twoMan'] as const
export type DeliveryTier = (typeof DELIVERY_TIERS)[number]

/** How it is handed over. */
export const DELIVERY_SERVICES = [
  'letterBox',
  'pickupPoint',
  'kerb',
  'door',
  'carriedIn',
  'unpacked',
  'assembled',
  'oldTaken',
] as const
export type DeliveryService = (typeof DELIVERY_SERVICES)[number]

/** Hours of the day, `8-12`. */
export interface DeliveryWindow {
  readonly from: number
  readonly to: number
}

export const isSameWindow = (one: DeliveryWindow, other: DeliveryWindow | undefined): boolean =>
  one.from === other?.from && one.to === other.to

/** What a product page says of delivery: method, price and latest day. */
export interface DeliveryPromise {
  readonly tier: DeliveryTier
  readonly service: DeliveryService
  readonly price: Amount
  /** Free from this order value on, where the rate says so. */
  readonly freeFrom?: Amount | undefined
  /** A day such as `2026-11-26`; absent if it can't be bought. */
  readonly arrivesOn?: string | undefined
  /** When on the day it usually comes, where its carrier says so. */
  readonly usualHours?: DeliveryWindow | undefined
}

/** Why a promised day is no earlier. */
export type PromiseReason =
  | { readonly kind: 'stock'; readonly days: number }
  /** Ordered after the last hour for packing on the same day. */
  | { readonly kind: 'cutOff'; readonly hour: number }
  | { readonly kind: 'carrier'; readonly carrier: string; readonly workingDays: number }
  | { readonly kind: 'holiday'; readonly days: readonly Day[] }
  /** The zone is not served on every day. */
  | { readonly kind: 'weekday'; readonly weekdays: readonly number[] }
  /** No place was left on these days. */
  | { readonly kind: 'full'; readonly days: readonly Day[] }
  /** After it was promised: the buyer chose another day, or the shop could not keep it. */
  | { readonly kind: 'moved'; readonly from: Day; readonly by: 'buyer' | 'shop' }

/** The day with what it follows from; an order stores it. */
export interface PromisedDay {
  readonly day: Day
  readonly zone: string
  readonly service: DeliveryService
  /** Chosen by the buyer; any time of the day without one. */
  readonly window?: DeliveryWindow | undefined
  readonly reasons: readonly PromiseReason[]
}
