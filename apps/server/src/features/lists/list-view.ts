import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { estimatedDeliveryText } from '@firkant/domain/cart/shipping/delivery-text.ts'
import { SKU_PARAM } from '@firkant/domain/catalog/catalog-addresses.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { deliveryTierOf, zoneOf, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import { promiseDay } from '@firkant/domain/delivery/promise-delivery.ts'
import type { ShoppingListItem } from '@firkant/domain/lists/shopping-list.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { amountOf, type Amount } from '@firkant/domain/money/money.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import type { PricedVariant } from '../catalog/priced-variant.ts'
import { cardModel, loadCardFacts, skusOf, type CardContext, type CardFacts } from '../catalog/product-cards.ts'
import type { StoredItem } from './list-store.ts'

/** A stored item with what the shop sells under its code today. */
export interface ListedItem {
  readonly item: StoredItem
  /** Absent when the shop no longer sells it. */
  readonly sold?: { readonly facts: CardFacts; readonly variant: PricedVariant } | undefined
}

export function cardContextOf(brand: BrandDefinition, { market, now }: { market: Market; now: Date }): CardContext {
  return { brand: brand.key, market, now, address: (path) => localizePath(brand, market.language, path) }
}

export async function listItems(
  catalog: CatalogCache,
  context: CardContext,
  items: readonly StoredItem[],
): Promise<readonly ListedItem[]> {
  const keys = [...new Set(items.flatMap(({ productKey }) => productKey ?? []))]
  const loaded = await loadCardFacts(catalog, context, keys)
  const byKey = new Map(loaded.map((each) => [each.row.key, each]))
  return items.map((item) => {
    const facts = byKey.get(item.productKey ?? '')
    const variant = facts?.variants.find(({ row }) => row.sku === item.sku)
    const isPackage = facts !== undefined && facts.row.parts.length > 0 && facts.row.key === item.packageKey
    if (!facts || !variant || (item.packageKey !== null && !isPackage)) return { item }
    return { item, sold: { facts, variant } }
  })
}

function withSku(card: ProductCard, { facts, variant }: NonNullable<ListedItem['sold']>): ProductCard {
  if (variant === facts.lead) return card
  return { ...card, url: `${card.url}?${SKU_PARAM}=${encodeURIComponent(variant.row.sku)}` }
}

/** Cards as listings show them, each of exactly the variant that was added. */
export async function wholeCards(
  catalog: CatalogCache,
  context: CardContext,
  items: readonly ListedItem[],
): Promise<readonly ProductCard[]> {
  const found = items.flatMap(({ sold }) => sold ?? [])
  const claims = await catalog.claims(context.market, skusOf(found.map(({ facts }) => facts)), context.now)
  return found.map((sold) => withSku(cardModel({ ...sold.facts, lead: sold.variant }, { ...context, claims }), sold))
}

/** On a list the choice is made: no other colours and sizes, and the two pictures that are shown. A third of the weight. */
const MAX_PICTURES = 2

export function chosenCard(sold: NonNullable<ListedItem['sold']>, context: CardContext): ProductCard {
  const { facts, variant } = sold
  const row = { ...facts.row, siblings: [] }
  const card = cardModel({ row, variants: [variant], lead: variant }, context)
  return withSku({ ...card, images: card.images.slice(0, MAX_PICTURES) }, sold)
}

interface ListPlan {
  readonly delivery: MarketDelivery
  readonly zone: string
}

/** Finding a day among holidays is costly, and the things of a list share few. */
function deliveryTexts({ market, now }: CardContext, { delivery, zone }: ListPlan) {
  const known = new Map<string, string>()
  return ({ item, sold }: ListedItem): string | undefined => {
    if (!sold?.variant.isBuyable || item.weightKg === null || item.longestCm === null) return undefined
    const { status, stock } = sold.variant
    const tier = deliveryTierOf({ weightKg: item.weightKg, longestCm: item.longestCm }, delivery)
    const backOrderDays = status === 'orderable' ? stock.backOrderDays : undefined
    const name = `${tier} ${backOrderDays ?? 0}`
    const text =
      known.get(name) ??
      estimatedDeliveryText(market.language, promiseDay({ tier, backOrderDays, zone }, delivery, now)?.day)
    known.set(name, text)
    return text
  }
}

function priceChangeOf({ item, sold }: ListedItem, { market }: CardContext): Amount | undefined {
  if (!sold || item.priceMinor === null || item.currency !== market.currency) return undefined
  return amountOf(sold.variant.price.currentMinor - item.priceMinor, market.vatPercent)
}

export const nameOf = ({ item, sold }: ListedItem): string =>
  sold?.facts.row.name ?? item.name ?? item.productName ?? item.sku

/** Whether and how it can be bought. */
export function saleOf({
  item,
  sold,
}: ListedItem): Pick<ShoppingListItem, 'product' | 'stockStatus' | 'allowOversell'> {
  return {
    product: {
      ...(item.packageKey !== null && { packageKey: item.packageKey }),
      ...(sold && { currentSku: item.sku }),
    },
    stockStatus: sold?.variant.status ?? 'outOfStock',
    allowOversell: sold?.variant.stock.backOrderDays !== undefined,
  }
}

type ItemContext = CardContext & { readonly deliveryOf: ReturnType<typeof deliveryTexts> }

function itemView(listed: ListedItem, { deliveryOf, ...context }: ItemContext): ShoppingListItem {
  const { item, sold } = listed
  const card = sold && chosenCard(sold, context)
  const image = card?.images[0] ?? item.image ?? undefined
  const priceChange = priceChangeOf(listed, context)
  const delivery = deliveryOf(listed)
  return {
    code: item.code,
    name: nameOf(listed),
    ...(image && { image }),
    ...saleOf(listed),
    ...(card && { card }),
    quantity: item.quantity,
    ...(item.note !== null && { note: item.note }),
    addedAt: item.addedAt.toISOString(),
    ...(priceChange && { priceChange }),
    ...(delivery !== undefined && { delivery }),
  }
}

export async function itemViews(
  catalog: CatalogCache,
  { postcode, ...context }: CardContext & { readonly postcode: string | undefined },
  items: readonly ListedItem[],
): Promise<readonly ShoppingListItem[]> {
  const skus = items.flatMap(({ item, sold }) => (sold ? [item.sku] : []))
  const [claims, delivery] = await Promise.all([
    catalog.claims(context.market, skus, context.now),
    catalog.delivery(context.market.key),
  ])
  const deliveryOf = deliveryTexts(context, { delivery, zone: zoneOf(delivery, postcode) })
  return items.map((listed) => itemView(listed, { ...context, claims, deliveryOf }))
}
