import type { MarketKey } from '../market/market.ts'
import type { DeliveryService, DeliveryWindow } from './delivery-promise.ts'
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

export interface CarrierAnswer {
  /** From packing to arrival. */
  readonly workingDays: number
  /** When on that day it usually comes, in whole hours; a carrier does not vouch for it. */
  readonly usualHours?: DeliveryWindow | undefined
}

/** A carrier with an interface of its own. Undefined for what it does not bring; it throws when it can't say: then our own table holds. */
export interface Carrier {
  /** As rates name it. */
  readonly name: string
  readonly ask: (question: CarrierQuestion) => Promise<CarrierAnswer | undefined>
}

/** What is longer, or no number of days, is a mistake of the carrier. */
export const MAX_CARRIER_DAYS = 60
const HOURS_A_DAY = 24

const areHours = ({ from, to }: DeliveryWindow) =>
  Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to <= HOURS_A_DAY

export const isCarrierAnswer = ({ workingDays, usualHours }: CarrierAnswer): boolean =>
  Number.isInteger(workingDays) &&
  workingDays >= 0 &&
  workingDays <= MAX_CARRIER_DAYS &&
  (usualHours === undefined || areHours(usualHours))

/** For a whole zone, from answers for some of its postcodes: the slowest days, and hours where all of them have some. */
export function slowestAnswer([first, ...others]: readonly CarrierAnswer[]): CarrierAnswer | undefined {
  if (!first) return undefined
  return others.reduce((slowest, { workingDays, usualHours }): CarrierAnswer => {
    const both = slowest.usualHours && usualHours
    return {
      workingDays: Math.max(slowest.workingDays, workingDays),
      ...(both && {
        usualHours: {
          from: Math.min(both.from, slowest.usualHours.from),
          to: Math.max(both.to, slowest.usualHours.to),
        },
      }),
    }
  }, first)
}
