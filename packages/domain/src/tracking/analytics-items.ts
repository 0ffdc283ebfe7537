import type { Cart, CartItem } from '../cart/cart.ts'
import type { ProductCard } from '../catalog/product-card.ts'
import type { TrackingProductInformation } from '../catalog/tracking-product-information.ts'
import { MINOR_PER_MAJOR } from '../money/money.ts'
import { MAX_PRODUCT_IDS, type AnalyticsItem, type CartData } from './data-layer-events.ts'

const MAX_CATEGORIES = 5

function namedCategories(categories: readonly string[]): Readonly<Record<string, string>> {
  const named = categories
    .slice(0, MAX_CATEGORIES)
    .map((category, at) => [`item_category${at === 0 ? '' : at + 1}`, category] as const)
  return Object.fromEntries(named)
}

export function itemOf(
  { id, name, variant, brand, price, categories }: TrackingProductInformation,
  quantity = 1,
): AnalyticsItem {
  return {
    item_id: id,
    item_name: name,
    item_variant: variant,
    item_brand: brand,
    price,
    quantity,
    ...namedCategories(categories),
  }
}

export function itemOfCard({ currentSku, displayName, subtitle, categories, price }: ProductCard): AnalyticsItem {
  return {
    item_id: currentSku,
    item_name: displayName,
    item_variant: subtitle,
    price: price.current.inclVat,
    quantity: 1,
    ...namedCategories(categories),
  }
}

/** In whole minor units, so that no sum ends in 0.30000000000000004. */
export function valueOf(items: readonly AnalyticsItem[]): number {
  const minor = items.reduce((sum, { price, quantity }) => sum + Math.round(price * MINOR_PER_MAJOR) * quantity, 0)
  return minor / MINOR_PER_MAJOR
}

export function productIdsOf(items: readonly AnalyticsItem[]): readonly string[] {
  return [...new Set(items.map(({ item_id }) => item_id))].slice(0, MAX_PRODUCT_IDS)
}

const itemOfLine = ({ trackingProductInformation, quantity }: CartItem) => itemOf(trackingProductInformation, quantity)

export function cartDataOf({ id, items, total }: Cart): CartData {
  return { cartId: id, value: total.inclVat, items: items.map(itemOfLine) }
}

export interface CartDifference {
  readonly added: readonly AnalyticsItem[]
  readonly removed: readonly AnalyticsItem[]
}

/** By line: what came, went, or changed its quantity, each with the difference. Gifts come by themselves. */
export function cartDifference(before: Cart | undefined, after: Cart): CartDifference {
  const bought = (cart: Cart | undefined) => (cart?.items ?? []).filter(({ viewData }) => !viewData.isGift)
  const lines = new Map([...bought(before), ...bought(after)].map((line) => [line.id, line]))
  const quantityIn = (cart: Cart | undefined, id: string) => bought(cart).find((line) => line.id === id)?.quantity ?? 0
  const changes = [...lines.values()].map((line) => ({
    line,
    difference: quantityIn(after, line.id) - quantityIn(before, line.id),
  }))
  const items = (sign: 1 | -1) =>
    changes
      .filter(({ difference }) => difference * sign > 0)
      .map(({ line, difference }) => itemOf(line.trackingProductInformation, difference * sign))
  return { added: items(1), removed: items(-1) }
}
