import type { Arrival, DeliveryPlaceModel } from '../../delivery/delivery-place.ts'
import type { DeliveryPromise, DeliveryWindow } from '../../delivery/delivery-promise.ts'
import type { Day } from '../../delivery/working-days.ts'
import { formatShortDate, formatWeekday } from '../../format/format-date.ts'
import type { Market, MarketLanguage } from '../../market/market.ts'
import { formatPrice } from '../../money/format-price.ts'
import { minorOfDecimal, type Amount } from '../../money/money.ts'
import { writtenPostcode } from '../../postcodes/postcode-shape.ts'
import { DELIVERY_NAMES } from './shipping-methods.ts'

const FREE: Readonly<Record<MarketLanguage, string>> = { da: 'gratis', nb: 'gratis', sv: 'fri frakt' }
const FREE_FROM: Readonly<Record<MarketLanguage, string>> = {
  da: 'Gratis over',
  nb: 'Gratis over',
  sv: 'Fri frakt över',
}

const ON_TIME: Readonly<Record<MarketLanguage, string>> = {
  da: 'på dagen eller før til',
  nb: 'på dagen eller før til',
  sv: 'på dagen eller tidigare till',
}

interface ScoreThere {
  readonly percent: number
  readonly place: DeliveryPlaceModel
}

/** `96 % på dagen eller før til 8000 Aarhus C` */
const scoreText = (language: MarketLanguage, { percent, place }: ScoreThere) =>
  `${percent} % ${ON_TIME[language]} ${place.postcode} ${place.town}`

const PLACES: Readonly<Record<MarketLanguage, string>> = {
  da: 'Levering til',
  nb: 'Levering til',
  sv: 'Leverans till',
}

export function deliveryPlaceOf(
  { key, language }: Market,
  { digits, town }: { readonly digits: string; readonly town: string },
): DeliveryPlaceModel {
  const postcode = writtenPostcode(key, digits)
  return { postcode, town, label: `${PLACES[language]} ${postcode} ${town}` }
}

/** Noon is the same date in every time zone of the shop. */
const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`)

const AT_THE_LATEST: Readonly<Record<MarketLanguage, string>> = {
  da: 'Hos dig senest',
  nb: 'Hos deg senest',
  sv: 'Hemma hos dig senast',
}
const WITH_YOU: Readonly<Record<MarketLanguage, string>> = { da: 'Hos dig', nb: 'Hos deg', sv: 'Hos dig' }

/** `Hos dig senest torsdag 26. november` */
export const latestText = (language: MarketLanguage, day: Day) =>
  `${AT_THE_LATEST[language]} ${formatWeekday(language, noonOf(day))}`

const shortText = (language: MarketLanguage, day: Day) =>
  `${WITH_YOU[language]} ${formatShortDate(language, noonOf(day))}`

const USUALLY: Readonly<Record<MarketLanguage, readonly [start: string, and: string]>> = {
  da: ['Kommer som regel mellem kl.', 'og'],
  nb: ['Kommer vanligvis mellom kl.', 'og'],
  sv: ['Kommer oftast mellan kl.', 'och'],
}

/** `Kommer som regel mellem kl. 9 og 13` */
export function usualHoursText(language: MarketLanguage, { from, to }: DeliveryWindow): string {
  const [start, and] = USUALLY[language]
  return `${start} ${from} ${and} ${to}`
}

/** A promise in words. */
export function arrivalOf(promise: DeliveryPromise, market: Market, kept?: ScoreThere): Arrival {
  const { arrivesOn: day } = promise
  const { language } = market
  return {
    ...promise,
    latest: day === undefined ? '' : latestText(language, day),
    short: day === undefined ? '' : shortText(language, day),
    how: arrivalHow(promise, market, kept),
  }
}

/** How something comes and for how much, and how often the day was kept there, where enough came. */
function arrivalHow(
  { service, price, freeFrom, usualHours }: DeliveryPromise,
  { language, currency }: Market,
  kept?: ScoreThere,
): string {
  const show = ({ inclVat }: Amount) => formatPrice({ minor: minorOfDecimal(inclVat), currency })
  const isFree = minorOfDecimal(price.inclVat) === 0
  const sentences = [
    `${DELIVERY_NAMES[service][language]}, ${isFree ? FREE[language] : show(price)}`,
    ...(freeFrom && !isFree ? [`${FREE_FROM[language]} ${show(freeFrom)}`] : []),
    ...(usualHours ? [usualHoursText(language, usualHours)] : []),
    ...(kept ? [scoreText(language, kept)] : []),
  ]
  return sentences.join('. ')
}
