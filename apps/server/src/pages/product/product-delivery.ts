import type { MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { DeliveryPromise } from '@firkant/domain/delivery/delivery-promise.ts'
import { promiseDelivery } from '@firkant/domain/delivery/promise-delivery.ts'
import type { PricedVariant } from '../../features/catalog/priced-variant.ts'
import type { ProductDetails } from '../../features/catalog/product-store.ts'
import type { PageRequest } from '../page-request.ts'
import { shipmentOf } from './product-details.ts'

interface PromisedVariant {
  readonly product: ProductDetails
  readonly variant: PricedVariant
  readonly delivery: MarketDelivery
}

/** When and how one piece of this variant comes. */
export function promiseOf(
  { product, variant, delivery }: PromisedVariant,
  { market, now }: Pick<PageRequest, 'market' | 'now'>,
): DeliveryPromise {
  const given = {
    ...shipmentOf(product, variant.row.sku),
    priceMinor: variant.price.currentMinor,
    isBuyable: variant.isBuyable,
    backOrderDays: variant.status === 'orderable' ? variant.stock.backOrderDays : undefined,
  }
  return promiseDelivery(given, { market, delivery }, now)
}
