import {
  arrivalSteps,
  knownArrivalValues,
  readArrivalWish,
  writeArrivalWish,
} from '@firkant/domain/catalog/arrival-filter.ts'
import type { DeliveryPlaceModel } from '@firkant/domain/delivery/delivery-place.ts'
import type { MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { Day } from '@firkant/domain/delivery/working-days.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { marketTime } from '@firkant/domain/market/market-clock.ts'
import { arrivalDays, type DeliveryColumn } from './delivery-column.ts'
import { countsFor, withinWalk, type FacetWalk } from './facet-walks.ts'

/** The place for which "with me by Friday" is wanted. */
export interface ArrivalPlace {
  /** Digits alone. */
  readonly postcode: string
  readonly zone: string
  readonly place: DeliveryPlaceModel
}

/** Where and when it is listed: the day of arrival depends on both. */
export interface ListedAt {
  readonly delivery: MarketDelivery
  readonly now: Date
  readonly arrival?: ArrivalPlace | undefined
}

const todayOf = ({ delivery, now }: ListedAt): Day => marketTime(delivery.market, now).day

export const knownArrivals = (chosen: readonly string[], at: ListedAt): readonly string[] =>
  at.arrival ? knownArrivalValues(chosen, { postcode: at.arrival.postcode, today: todayOf(at) }) : []

const NO_WALK: FacetWalk = { exclude: undefined, count: () => new Map() }

/** "With me by then": nothing until somebody says where. The place alone excludes nothing. */
export function arrivalWalk(column: DeliveryColumn, at: ListedAt, chosen: readonly string[]): FacetWalk {
  const { arrival } = at
  if (!arrival) return NO_WALK
  const { postcode, zone } = arrival
  const today = todayOf(at)
  const offsetOf = (day: Day) => Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  const wanted = chosen.flatMap((value) => readArrivalWish(value)?.day ?? [])
  const steps = [...new Set([...arrivalSteps(today), ...wanted])].toSorted()
  const offsets = steps.map(offsetOf)
  const walk = withinWalk(
    { codes: column.codes, days: arrivalDays(column, { ...at, zone }), steps: offsets },
    wanted.map((day) => String(offsetOf(day))),
  )
  return {
    exclude: walk.exclude,
    count(candidates, verdicts, own) {
      const counts = walk.count(candidates, verdicts, own)
      const byDay = steps.flatMap((day, index) => {
        const count = counts.get(String(offsets[index]))
        return count === undefined ? [] : [[writeArrivalWish({ postcode, day }), count] as const]
      })
      const all = verdicts.reduce((sum, verdict) => (countsFor(verdict, own) ? sum + 1 : sum), 0)
      return new Map([...byDay, ...(chosen.includes(postcode) ? [[postcode, all] as const] : [])])
    },
  }
}
