import { getRate, zoneOf, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { DeliveryTier } from '@firkant/domain/delivery/delivery-promise.ts'
import { daysToArrival } from '@firkant/domain/delivery/promise-delivery.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'

/** What the day of arrival depends on. */
export interface Dispatch {
  readonly tier: DeliveryTier
  readonly backOrderDays: number
}

/** Which dispatch each row has. There are few different ones, so the day is calculated once for each. */
export interface DeliveryColumn {
  readonly dispatches: Dispatch[]
  /** Row → its place among the dispatches, from 1; 0 if it can't be bought. */
  readonly codes: Uint16Array
}

/** The variant that arrives first, where most people live. */
export function firstDispatch(dispatches: readonly Dispatch[], delivery: MarketDelivery): Dispatch | undefined {
  const zone = zoneOf(delivery, undefined)
  const days = ({ tier, backOrderDays }: Dispatch) => backOrderDays + getRate(delivery, { zone, tier }).leadDays
  return dispatches.toSorted((a, b) => days(a) - days(b))[0]
}

export function setDispatch(column: DeliveryColumn, row: number, dispatch: Dispatch | undefined): void {
  const { dispatches, codes } = column
  if (!dispatch) {
    codes[row] = 0
    return
  }
  const { tier, backOrderDays } = dispatch
  const known = dispatches.findIndex((other) => other.tier === tier && other.backOrderDays === backOrderDays)
  codes[row] = known < 0 ? dispatches.push({ tier, backOrderDays }) : known + 1
}

export function deliveryColumn(rows: readonly { readonly dispatch: Dispatch | undefined }[]): DeliveryColumn {
  const column: DeliveryColumn = { dispatches: [], codes: new Uint16Array(rows.length) }
  rows.forEach(({ dispatch }, row) => setDispatch(column, row, dispatch))
  return column
}

interface KnownDays {
  readonly delivery: MarketDelivery
  readonly hour: number
  readonly days: readonly number[]
}

const knownDays = new WeakMap<DeliveryColumn, KnownDays>()

/** Code → days from now until it arrives; code 0 never does. They change on the hour, or when a dispatch is added. */
export function arrivalDays(column: DeliveryColumn, delivery: MarketDelivery, now: Date): readonly number[] {
  const { dispatches } = column
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const known = knownDays.get(column)
  const isKnown = known?.delivery === delivery && known.hour === hour
  if (isKnown && known.days.length === dispatches.length + 1) return known.days
  const days = [Number.POSITIVE_INFINITY, ...dispatches.map((dispatch) => daysToArrival(dispatch, delivery, now))]
  knownDays.set(column, { delivery, hour, days })
  return days
}
