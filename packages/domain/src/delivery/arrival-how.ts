import { DELIVERY_NAMES } from '../cart/shipping/shipping-methods.ts'
import type { Market, MarketLanguage } from '../market/market.ts'
import { formatPrice } from '../money/format-price.ts'
import { minorOfDecimal, type Amount } from '../money/money.ts'
import type { DeliveryPlaceModel } from './delivery-place.ts'
import type { DeliveryPromise } from './delivery-promise.ts'

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

interface KeptThere {
  readonly percent: number
  readonly place: DeliveryPlaceModel
}

/** `96 % på dagen eller før til 8000 Aarhus C` */
export const keptText = (language: MarketLanguage, { percent, place }: KeptThere) =>
  `${percent} % ${ON_TIME[language]} ${place.postcode} ${place.town}`

/** How something comes and for how much, and how often the day was kept there, where enough came. */
export function arrivalHow(
  { service, price, freeFrom }: DeliveryPromise,
  { language, currency }: Market,
  kept?: KeptThere,
): string {
  const show = ({ inclVat }: Amount) => formatPrice({ minor: minorOfDecimal(inclVat), currency })
  const isFree = minorOfDecimal(price.inclVat) === 0
  const sentences = [
    `${DELIVERY_NAMES[service][language]}, ${isFree ? FREE[language] : show(price)}`,
    ...(freeFrom && !isFree ? [`${FREE_FROM[language]} ${show(freeFrom)}`] : []),
    ...(kept ? [keptText(language, kept)] : []),
  ]
  return sentences.join('. ')
}
