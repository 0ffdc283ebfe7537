import type { ListErrorCode, ListItem } from '@firkant/domain/lists/wishlist.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { loadCardFacts, pictureRef, picturesOf, type CardContext, type CardFacts } from '../catalog/product-cards.ts'
import type { AddedItem } from './list-store.ts'

export function recordOf(facts: CardFacts | undefined, item: ListItem, { market, now }: CardContext): AddedItem {
  const variant = facts?.variants.find(({ row }) => row.sku === item.sku)
  const picture = facts && picturesOf(facts.row, variant ?? facts.lead).find(({ measured }) => measured === undefined)
  return {
    ...item,
    quantity: 1,
    priceMinor: variant?.price.currentMinor,
    currency: market.currency,
    name: facts?.row.name ?? item.sku,
    image: picture && pictureRef(picture),
    now,
  }
}

/** The item with today's price, as the visitor's cards show it; or why it can't be added. */
export async function recordItem(
  catalog: CatalogCache,
  context: CardContext,
  { sku, packageKey, quantity }: ListItem & { readonly quantity: number },
): Promise<AddedItem | ListErrorCode> {
  const sold = await catalog.findSold(context.brand, sku)
  if (!sold) return 'skuNotFound'
  const isPackage = sold.kind === 'package' && sold.productKey === packageKey
  if (packageKey !== undefined && !isPackage) return 'packageNotFound'
  const [facts] = await loadCardFacts(catalog, context, [sold.productKey])
  return { ...recordOf(facts, { sku, packageKey }, context), quantity }
}
