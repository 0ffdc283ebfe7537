import { DELIVERY_NAMES } from '../cart/shipping/shipping-methods.ts'
import type { Market, MarketLanguage } from '../market/market.ts'
import { formatPrice } from '../money/format-price.ts'
import { minorOfDecimal, type Amount } from '../money/money.ts'
import type { DeliveryPromise } from './delivery-promise.ts'

const FREE: Readonly<Record<MarketLanguage, string>> = { da: 'gratis', nb: 'gratis', sv: 'fri frakt' }
const FREE_FROM: Readonly<Record<MarketLanguage, string>> = {
  da: 'Gratis over',
  nb: 'Gratis over',
  sv: 'Fri frakt över',
}

/** How something comes and for how much. */
export function arrivalHow({ service, price, freeFrom }: DeliveryPromise, { language, currency }: Market): string {
  const show = ({ inclVat }: Amount) => formatPrice({ minor: minorOfDecimal(inclVat), currency })
  const isFree = minorOfDecimal(price.inclVat) === 0
  const how = `${DELIVERY_NAMES[service][language]}, ${isFree ? FREE[language] : show(price)}`
  return freeFrom && !isFree ? `${how}. ${FREE_FROM[language]} ${show(freeFrom)}` : how
}
