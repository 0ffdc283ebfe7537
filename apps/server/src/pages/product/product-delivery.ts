import { zoneOf, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { DeliveryPromise } from '@firkant/domain/delivery/delivery-promise.ts'
import type { PricedVariant } from '../../features/catalog/priced-variant.ts'
import type { ProductDetails } from '../../features/catalog/product-store.ts'
import { promiseOfVariant } from '../../features/catalog/promises/arrivals.ts'
import type { PageRequest } from '../page-request.ts'
import { shipmentOf } from './product-details.ts'

interface PromisedVariant {
  readonly product: ProductDetails
  readonly variant: PricedVariant
  readonly delivery: MarketDelivery
  /** Of a page that is one visitor's own: where they have things sent. */
  readonly postcode?: string | undefined
}

/** When and how one piece of this variant comes. */
export function promiseOf(
  { product, variant, delivery, postcode }: PromisedVariant,
  { market, now }: Pick<PageRequest, 'market' | 'now'>,
): DeliveryPromise {
  const shipment = { ...shipmentOf(product, variant.row.sku), zone: zoneOf(delivery, postcode) }
  return promiseOfVariant(variant, shipment, { market, delivery, now })
}
