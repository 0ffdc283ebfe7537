import type { Shop } from './shop-context.ts'

/**
 * A feature's state for the whole visit, opened on first use. The server has one shop per document. What needs no more than
 * the visitor's data may be opened before the shop is.
 */
export function onePerShop<Part extends object, Needs extends Pick<Shop, 'dynamicData'> = Shop>(
  open: (shop: Needs) => Part,
): (shop: Needs) => Part {
  const parts = new WeakMap<Shop['dynamicData'], Part>()
  return (shop) => {
    const part = parts.get(shop.dynamicData) ?? open(shop)
    parts.set(shop.dynamicData, part)
    return part
  }
}
