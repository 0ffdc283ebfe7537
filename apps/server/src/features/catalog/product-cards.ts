import { stripFixedPrefix } from '@firkant/domain/page/link-address.ts'
import { newsBadge, saveBadge } from '@firkant/domain/catalog/card-badges.ts'
import type { ProductCard, Variant } from '@firkant/domain/catalog/product-card.ts'
import { imageAddress } from '@firkant/domain/image/image-url.ts'
import { amountOf } from '@firkant/domain/money/money.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { currentPrice, type CurrentPrice } from '@firkant/domain/pricing/price-log.ts'
import { isBuyable, stockStatusOf } from '@firkant/domain/stock/stock-status.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { loadCardRows, type CardRow } from './catalog-store.ts'

export interface CardScope {
  readonly brand: string
  readonly market: Market
  /** Writes a path as the language's address. */
  readonly address: (path: string) => string
  readonly now: Date
}

export interface ProductCards {
  readonly cards: readonly ProductCard[]
  /** The first moment at which one of the shown prices changes. */
  readonly validUntil: Date | undefined
}

function priceOf(row: CardRow, now: Date): CurrentPrice | undefined {
  const log = row.prices.map((entry) => ({
    minor: Number(entry.minor),
    reason: entry.reason,
    from: new Date(entry.from),
    to: entry.to === null ? undefined : new Date(entry.to),
  }))
  return currentPrice(log, now)
}

function variantOf(row: CardRow, price: CurrentPrice, { market, now }: CardScope): Variant {
  const facts = { onHand: row.on_hand, reserved: row.reserved, backOrderDays: row.back_order_days ?? undefined }
  const stockStatus = stockStatusOf(facts)
  const save = saveBadge(market.language, { currentMinor: price.currentMinor, referenceMinor: price.reference?.minor })
  const news = newsBadge(market.language, new Date(row.launched_at), now)
  return {
    sku: row.sku,
    isBuyable: isBuyable(stockStatus),
    stockStatus,
    soldInGroupsOf: row.sold_in_groups_of,
    ...(stockStatus === 'orderable' && { backOrderDays: facts.backOrderDays }),
    ...(save && { priceBadge: save }),
    badges: [save, news].filter((badge) => badge !== undefined),
  }
}

function cardOf(row: CardRow, price: CurrentPrice, scope: CardScope): ProductCard {
  const { market, address } = scope
  const amount = (minor: number) => amountOf(minor, market.vatPercent)
  return {
    productKey: row.key,
    currentSku: row.sku,
    displayName: row.name,
    subtitle: row.subtitle,
    url: address(stripFixedPrefix(`/products/${row.category_slug}/${row.key}`)),
    images: row.images.map(({ file, hash, colour, ...image }) => ({
      ...image,
      color: colour,
      url: imageAddress(file, hash),
    })),
    price: {
      current: amount(price.currentMinor),
      regular: amount(price.regularMinor),
      ...(price.reference && {
        lowestPrevious: amount(price.reference.minor),
        lowestPreviousDate: price.reference.reductionBegan.toISOString(),
      }),
      viewData: { showRedPrice: price.reference !== undefined },
    },
    siblings: row.siblings.map((sibling) => ({
      productKey: sibling.key,
      subtitle: sibling.subtitle,
      fabricColor: sibling.colour,
      images: [
        {
          url: imageAddress(sibling.image, sibling.hash),
          alt: sibling.subtitle,
          width: sibling.width,
          height: sibling.height,
        },
      ],
    })),
    siblingsAmount: row.siblings.length,
    ...(row.rating !== null && { rating: Math.round(row.rating * 10) / 10 }),
    ratingCount: row.rating_count,
    variants: [variantOf(row, price, scope)],
  }
}

/** Cards in the order of the keys. What the brand does not sell, or has no price, is left out. */
export async function loadProductCards(
  db: Drizzle,
  scope: CardScope,
  productKeys: readonly string[],
): Promise<ProductCards> {
  const { brand, market, now } = scope
  const rows = await loadCardRows(db, { brand, market: market.key, language: market.language }, productKeys)
  const priced = rows.flatMap((row) => {
    const price = priceOf(row, now)
    return price ? [{ row, price }] : []
  })
  const changes = priced.flatMap(({ price }) => (price.validUntil ? [price.validUntil.getTime()] : []))
  return {
    cards: priced.map(({ row, price }) => cardOf(row, price, scope)),
    validUntil: changes.length > 0 ? new Date(Math.min(...changes)) : undefined,
  }
}
