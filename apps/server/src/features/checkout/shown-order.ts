import type { Cart, CartItem } from '@firkant/domain/cart/cart.ts'
import type { Checkout } from '@firkant/domain/cart/checkout.ts'
import type { ShownLine, StoredDocument } from '../orders/order-document.ts'

function shownLine({ url, image, trackingProductInformation, viewData }: CartItem): ShownLine {
  const { subtitle, bundleParts } = viewData
  return { url, ...(image && { image }), trackingProductInformation, subtitle, bundleParts }
}

/** What the buyer saw: names and dates that the catalogue may tell otherwise tomorrow. */
export function shownOrder(
  { items }: Cart,
  { shippingMethods, paymentMethods, totals }: Checkout,
): StoredDocument['shown'] {
  const shipping = shippingMethods.find(({ selected }) => selected)
  const payment = totals.toPay > 0 ? paymentMethods.find(({ selected }) => selected) : undefined
  return {
    shippingName: shipping?.name ?? '',
    shippingDescription: shipping?.description ?? '',
    estimatedDelivery: shipping?.estimatedDelivery ?? '',
    paymentName: payment?.name ?? '',
    lines: Object.fromEntries(items.map((item) => [item.id, shownLine(item)])),
  }
}
