import type { CartFacts } from '@firkant/domain/cart/cart-line.ts'
import type { CartItem } from '@firkant/domain/cart/cart.ts'
import type { Checkout } from '@firkant/domain/cart/checkout/checkout.ts'
import { readHomeMethod } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import type { PromisedDay } from '@firkant/domain/delivery/delivery-promise.ts'
import type { CarriedSize } from '@firkant/domain/delivery/way-in.ts'
import type { Order } from '@firkant/domain/orders/order.ts'
import type { CalculatedRow, CartWork } from '../cart/apply-commands.ts'
import { arrivalOf } from '../cart/cart-delivery.ts'
import type { OrderedPart, ShownLine, StoredDocument } from '../orders/order-document.ts'

export interface ValidatedCart extends CalculatedRow {
  readonly checkout: Checkout
}

function shownLine(
  { url, image, trackingProductInformation, viewData, price }: CartItem,
  size: CarriedSize | undefined,
): ShownLine {
  const { subtitle, bundleParts, notes } = viewData
  return {
    url,
    ...(image && { image }),
    trackingProductInformation,
    subtitle,
    bundleParts,
    ...(notes && { notes }),
    ...(price.energy && { energy: price.energy }),
    ...(size && { size }),
  }
}

/** Of what the line takes out of stock, the widest at its narrowest side: it decides what must be measured. */
function sizesOf({ lines }: Order, { items }: CartFacts): ReadonlyMap<string, CarriedSize> {
  return new Map(
    lines.flatMap(({ id, items: carried }) => {
      const sizes = carried.flatMap(({ sku }): CarriedSize[] => {
        const { narrowestCm, longestCm } = items.get(sku) ?? {}
        return narrowestCm === undefined || longestCm === undefined ? [] : [{ narrowestCm, longestCm }]
      })
      const [widest] = sizes.toSorted((a, b) => b.narrowestCm - a.narrowestCm)
      return widest ? [[id, widest] as const] : []
    }),
  )
}

/** What an order promises: one day for all of it, or several deliveries. */
export interface OrderPromise {
  readonly promised?: PromisedDay | undefined
  readonly parts?: readonly OrderedPart[] | undefined
}

/** Only home delivery promises a day; a store says when it is open. */
export function promiseOf({ row, calculation, loaded }: ValidatedCart, { context }: CartWork): OrderPromise {
  if (!readHomeMethod(row.details.shippingMethodKey)) return {}
  const parts = calculation.parts.map(({ priceMinor: _price, ...part }) => part)
  if (parts.length > 0) return { promised: parts.at(-1)?.promised, parts }
  const { promised } = arrivalOf(calculation, loaded.facts, context)
  return { ...(promised && { promised }) }
}

/** What the buyer saw: names and dates that may change in the catalogue. */
export function shownOrder(validated: ValidatedCart, order: Order, promise: OrderPromise): StoredDocument['shown'] {
  const { cart, checkout, loaded } = validated
  const { shippingMethods, paymentMethods, totals } = checkout
  const sizes = sizesOf(order, loaded.facts)
  const shipping = shippingMethods.find(({ selected }) => selected)
  const payment = totals.toPay > 0 ? paymentMethods.find(({ selected }) => selected) : undefined
  return {
    shippingName: shipping?.name ?? '',
    shippingDescription: shipping?.description ?? '',
    estimatedDelivery: shipping?.estimatedDelivery ?? '',
    ...(shipping?.arrivesOn !== undefined && { arrivesOn: shipping.arrivesOn }),
    ...promise,
    paymentName: payment?.name ?? '',
    lines: Object.fromEntries(cart.items.map((item) => [item.id, shownLine(item, sizes.get(item.id))])),
  }
}
