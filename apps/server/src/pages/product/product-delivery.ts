import type { DeliveryPromise } from '@firkant/domain/delivery/delivery-promise.ts'
import { promiseDelivery } from '@firkant/domain/delivery/promise-delivery.ts'
import type { PricedVariant } from '../../features/catalog/priced-variant.ts'
import type { ProductDetails } from '../../features/catalog/product-store.ts'
import type { PageRequest } from '../page-request.ts'
import { shipmentOf } from './product-details.ts'

/** When and how one piece of this variant comes. */
export function promiseOf(product: ProductDetails, variant: PricedVariant, request: PageRequest): DeliveryPromise {
  const given = {
    ...shipmentOf(product, variant.row.sku),
    priceMinor: variant.price.currentMinor,
    isBuyable: variant.isBuyable,
    backOrderDays: variant.status === 'orderable' ? variant.stock.backOrderDays : undefined,
  }
  return promiseDelivery(given, request.market, request.now)
}
