import type { DeliveryPromise } from './delivery-promise.ts'

/** Where a visitor has things sent, as they said; nobody guesses it. */
export interface DeliveryPlaceModel {
  /** As on a parcel: `8592`, `117 34`. */
  readonly postcode: string
  readonly town: string
  /** `Levering til 8592 Anholt` */
  readonly label: string
}

/** In words: who draws it before React has no texts. */
export interface Arrival extends DeliveryPromise {
  /** `Hos dig senest torsdag 26. november`; empty where nothing comes. */
  readonly latest: string
  /** `Hos dig 26. nov.`: for little room. */
  readonly short: string
  /** `Båret ind af to, 949,-` */
  readonly how: string
}

/** What comes when to that place, by SKU; empty while none is known. */
export interface ArrivalsModel {
  readonly arrivals: Readonly<Record<string, Arrival>>
}

export const MAX_ARRIVALS = 24

/** Where the plain form is posted with which a postcode is said, or forgotten. */
export const DELIVERY_PLACE_FORM = '/delivery/place'
export const DELIVERY_PLACE_FIELDS = { postcode: 'postcode', back: 'cameFrom' } as const
/** In the address of the form's page: what was typed is no postcode, or nowhere. */
export const WRONG_POSTCODE_PARAM = 'wrong'
export const MAX_POSTCODE_LENGTH = 20
export const DELIVERY_PLACES_PER_MINUTE = 30
