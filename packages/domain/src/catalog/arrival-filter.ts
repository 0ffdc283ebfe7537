import { weekdayOf } from '../delivery/holiday-rules.ts'
import { addDays, type Day } from '../delivery/working-days.ts'

/** "With me by Friday": the place, and the day if one is chosen. In addresses `8592.2026-11-27`, or the place alone. */
export interface ArrivalWish {
  /** Digits alone. */
  readonly postcode: string
  readonly day?: Day | undefined
}

const WRITTEN = /^(\d{4,5})(?:\.(\d{4}-\d{2}-\d{2}))?$/
const FRIDAY = 5
const WEEK = 7
/** From the coming Friday on. */
const STEP_DAYS = [0, WEEK, 2 * WEEK, 4 * WEEK] as const
/** Nobody plans further ahead, and an address with a later day is a mistake. */
const MAX_AHEAD_DAYS = 180

export function readArrivalWish(value: string): ArrivalWish | undefined {
  const [found, postcode = '', day] = WRITTEN.exec(value) ?? []
  if (found === undefined) return undefined
  return { postcode, ...(day !== undefined && { day }) }
}

export const writeArrivalWish = ({ postcode, day }: ArrivalWish): string =>
  day === undefined ? postcode : `${postcode}.${day}`

/** The days that are offered: the coming Friday, and some after it. */
export function arrivalSteps(today: Day): readonly Day[] {
  const first = addDays(today, (FRIDAY - weekdayOf(today) + WEEK) % WEEK || WEEK)
  return STEP_DAYS.map((days) => addDays(first, days))
}

const isDay = (day: Day) => !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day

const isAhead = (day: Day, today: Day) => isDay(day) && day >= today && day <= addDays(today, MAX_AHEAD_DAYS)

/** Of the chosen values those that hold for a place: days ahead, or the place alone while no day is chosen. */
export function knownArrivalValues(
  chosen: readonly string[],
  { postcode, today }: { readonly postcode: string; readonly today: Day },
): readonly string[] {
  const wishes = chosen.flatMap((value) => readArrivalWish(value) ?? []).filter((wish) => wish.postcode === postcode)
  const dated = wishes.filter(({ day }) => day !== undefined && isAhead(day, today))
  return dated.length > 0 ? dated.map(writeArrivalWish) : [postcode]
}
