import type { Arrival, DeliveryPlaceModel } from '../../delivery/delivery-place.ts'

/** Where things are sent to: for a new tab, and without scripts. */
export interface DeliveryPlacePageModel {
  /** The address of the page that the visitor came from. */
  readonly from: string
  readonly place: DeliveryPlaceModel | null
  /** What was typed is no postcode, or nowhere. */
  readonly isWrong: boolean
  /** What they were looking at, and when it comes there. */
  readonly looked?: { readonly name: string; readonly delivery: Arrival } | undefined
}
