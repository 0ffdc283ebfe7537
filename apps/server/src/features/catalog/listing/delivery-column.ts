import type { MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { DeliveryTier } from '@firkant/domain/delivery/delivery-promise.ts'
import { daysToArrival } from '@firkant/domain/delivery/promise-delivery.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'

/** What the day of arrival depends on. */
export interface Dispatch {
  readonly tier: DeliveryTier
  readonly backOrderDays: number
}

/** How the variants of a product may leave, each way once: which of them arrives first differs by place. */
export type Dispatches = readonly Dispatch[]

/** Which dispatches each row has. There are few different ones, so the days are calculated once for each. */
export interface DeliveryColumn {
  readonly dispatches: Dispatches[]
  /** Row → its place among the dispatches, from 1; 0 if it can't be bought. */
  readonly codes: Uint16Array
}

const nameOf = ({ tier, backOrderDays }: Dispatch) => `${tier} ${backOrderDays}`
const namesOf = (dispatches: Dispatches) => dispatches.map(nameOf).toSorted().join()

export function distinctDispatches(dispatches: Dispatches): Dispatches {
  return [...new Map(dispatches.map((each) => [nameOf(each), each])).values()]
}

export function setDispatches(column: DeliveryColumn, row: number, given: Dispatches): void {
  const { dispatches, codes } = column
  if (given.length === 0) {
    codes[row] = 0
    return
  }
  const name = namesOf(given)
  const known = dispatches.findIndex((other) => namesOf(other) === name)
  codes[row] = known < 0 ? dispatches.push(given) : known + 1
}

export function deliveryColumn(rows: readonly { readonly dispatches: Dispatches }[]): DeliveryColumn {
  const column: DeliveryColumn = { dispatches: [], codes: new Uint16Array(rows.length) }
  rows.forEach(({ dispatches }, row) => setDispatches(column, row, dispatches))
  return column
}

interface KnownDays {
  readonly delivery: MarketDelivery
  readonly hour: number
  /** Zone → code → days. */
  readonly byZone: Map<string, readonly number[]>
}

const knownDays = new WeakMap<DeliveryColumn, KnownDays>()

interface ArrivingAt {
  readonly delivery: MarketDelivery
  readonly now: Date
  /** Without one, where most people live. */
  readonly zone?: string | undefined
}

/** Code → days from now until it arrives; code 0 never does. They change on the hour, or when a dispatch is added. */
export function arrivalDays(column: DeliveryColumn, { delivery, now, zone = '' }: ArrivingAt): readonly number[] {
  const { dispatches } = column
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const before = knownDays.get(column)
  const isCurrent = before?.delivery === delivery && before.hour === hour
  const known = isCurrent ? before : { delivery, hour, byZone: new Map<string, readonly number[]>() }
  knownDays.set(column, known)
  const found = known.byZone.get(zone)
  if (found?.length === dispatches.length + 1) return found
  const single = new Map<string, number>()
  const daysOf = (dispatch: Dispatch) => {
    const name = nameOf(dispatch)
    const days = single.get(name) ?? daysToArrival({ ...dispatch, zone }, delivery, now)
    single.set(name, days)
    return days
  }
  const days = [Number.POSITIVE_INFINITY, ...dispatches.map((each) => Math.min(...each.map(daysOf)))]
  known.byZone.set(zone, days)
  return days
}
