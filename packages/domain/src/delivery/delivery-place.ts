import type { MarketKey, MarketLanguage } from '../market/market.ts'
import { writtenPostcode } from '../postcodes/postcode-shape.ts'
import type { DeliveryPromise } from './delivery-promise.ts'

/** Where a visitor has things sent, as they said; nobody guesses it. */
export interface DeliveryPlaceModel {
  /** As on a parcel: `8592`, `117 34`. */
  readonly postcode: string
  readonly town: string
}

export interface Arrival extends DeliveryPromise {
  /** `Båret ind af to, 949,-` */
  readonly how: string
}

/** What comes when to that place, by SKU; empty while none is known. */
export interface ArrivalsModel {
  readonly arrivals: Readonly<Record<string, Arrival>>
}

export const MAX_ARRIVALS = 24

export function deliveryPlaceOf(market: MarketKey, { digits, town }: { digits: string; town: string }) {
  return { postcode: writtenPostcode(market, digits), town } satisfies DeliveryPlaceModel
}

const LABELS: Readonly<Record<MarketLanguage, string>> = {
  da: 'Levering til',
  nb: 'Levering til',
  sv: 'Leverans till',
}

/** `Levering til 8592 Anholt` */
export const deliveryPlaceText = (language: MarketLanguage, { postcode, town }: DeliveryPlaceModel) =>
  `${LABELS[language]} ${postcode} ${town}`

/** Where the plain form is posted with which a postcode is said, or forgotten. */
export const DELIVERY_PLACE_FORM = '/delivery/place'
export const DELIVERY_PLACE_FIELDS = { postcode: 'postcode', back: 'cameFrom' } as const
/** In the address of the form's page: what was typed is no postcode, or nowhere. */
export const WRONG_POSTCODE_PARAM = 'wrong'
export const MAX_POSTCODE_LENGTH = 20
export const DELIVERY_PLACES_PER_MINUTE = 30
