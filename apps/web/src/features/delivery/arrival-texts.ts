import { deliveryPlaceText, type DeliveryPlaceModel } from '@firkant/domain/delivery/delivery-place.ts'
import { formatShortDate, formatWeekday } from '@firkant/domain/format/format-date.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { textsOf } from '../../texts/text-table.ts'
import { arrivalTexts } from './arrival.texts.ts'

/** Noon is the same date in every time zone of the shop. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** `Hos dig senest torsdag 26. november` */
export const latestText = (language: MarketLanguage, day: string) =>
  textsOf(arrivalTexts, language).text('latest', { day: formatWeekday(language, noonOf(day)) })

/** `Hos dig 26. nov.`: for little room. */
export const arrivalText = (language: MarketLanguage, day: string) =>
  textsOf(arrivalTexts, language).text('arrival', { day: formatShortDate(language, noonOf(day)) })

/** What is nearly gone is said beside the day. */
export const withArrival = (
  words: string,
  { arrives, dot }: { readonly arrives: string; readonly dot: string | undefined },
) => (dot === 'yellow' ? `${words} · ${arrives}` : arrives)

export const placeLabel = (language: MarketLanguage, place: DeliveryPlaceModel | null | undefined) =>
  place ? deliveryPlaceText(language, place) : textsOf(arrivalTexts, language).text('ask')
