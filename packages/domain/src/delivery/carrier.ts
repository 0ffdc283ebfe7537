import type { MarketKey } from '../market/market.ts'
import type { DeliveryService } from './delivery-promise.ts'
import type { Day } from './working-days.ts'

/** What a carrier is asked: how long a way takes. */
export interface CarrierQuestion {
  readonly market: MarketKey
  /** Digits alone. */
  readonly postcode: string
  readonly service: DeliveryService
  /** The day and hour on which it really leaves. */
  readonly leavesOn: Day
  readonly hour: number
}

/**
 * A carrier with an interface of its own. Answers in working days from packing to arrival; undefined for what it does not
 * bring. It throws when it can't say: then our own table holds.
 */
export interface Carrier {
  /** As rates name it. */
  readonly name: string
  readonly ask: (question: CarrierQuestion) => Promise<number | undefined>
}

/** What is longer, or no number of days, is a mistake of the carrier. */
export const MAX_CARRIER_DAYS = 60

export const isCarrierAnswer = (days: number): boolean =>
  Number.isInteger(days) && days >= 0 && days <= MAX_CARRIER_DAYS
