import { SKU_PARAM } from '@firkant/domain/catalog/catalog-addresses.ts'
import type { AsideItem, BundlePart, Cart, CartItem } from '@firkant/domain/cart/cart.ts'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import { shippingOf } from '@firkant/domain/cart/cart-shipping.ts'
import { isCovered } from '@firkant/domain/cart/cart-stock.ts'
import { asAmount, cartSums, linePrice, minorAmount } from '@firkant/domain/cart/cart-sums.ts'
import { estimatedDeliveryText } from '@firkant/domain/cart/delivery-text.ts'
import { piecePrice, pieceStock } from '@firkant/domain/cart/package-rules.ts'
import { promiseDelivery } from '@firkant/domain/delivery/promise-delivery.ts'
import { MINOR_PER_MAJOR, minorOfDecimal } from '@firkant/domain/money/money.ts'
import type { CurrentPrice } from '@firkant/domain/pricing/price-log.ts'
import { isBuyable, stockStatusOf } from '@firkant/domain/stock/stock-status.ts'
import { pictureRef, productPath } from '../catalog/product-cards.ts'
import { priceModel } from '../catalog/priced-variant.ts'
import type { CartScope, ItemRow, LoadedFacts } from './cart-facts.ts'
import type { CartRow } from './cart-store.ts'

export interface CartViewScope extends CartScope {
  readonly brandName: string
  /** Writes a path as the language's address. */
  readonly address: (path: string) => string
}

/** Where the shop shows exactly these goods. */
export function skuPath(row: ItemRow): string {
  return row.has_siblings ? `${productPath(row)}?${SKU_PARAM}=${encodeURIComponent(row.sku)}` : productPath(row)
}

/** A line that can be shown: the shop still knows its goods and has a price for them. */
interface ShownLine {
  readonly line: CartLine
  readonly row: ItemRow
  readonly price: CurrentPrice
  readonly quantity: number
}

const withVariant = (row: ItemRow) =>
  row.variant_name === null ? row.subtitle : `${row.subtitle}, ${row.variant_name}`

function bundleParts({ packageKey, parts = [] }: CartLine, facts: LoadedFacts): readonly BundlePart[] {
  if (packageKey === undefined) return []
  const titles = facts.partTitles.get(packageKey)
  return (facts.packages.get(packageKey) ?? []).map(({ partKey, quantity, choices }) => {
    const sku = parts.find((part) => part.partKey === partKey)?.sku ?? choices[0]
    const row = sku === undefined ? undefined : facts.rows.get(sku)
    const partTitle = row && quantity > 1 ? `${quantity} × ${row.name}` : (row?.name ?? '')
    return {
      partType: titles?.get(partKey) ?? '',
      choices: row ? [{ partTitle, partSubtitle: withVariant(row) }] : [],
    }
  })
}

function trackingOf({ line, row, price }: ShownLine, brandName: string): CartItem['trackingProductInformation'] {
  return {
    id: row.sku,
    name: row.name,
    variant: [row.colour_name, row.variant_name].filter(Boolean).join(', '),
    brand: row.brand_name ?? brandName,
    price: price.currentMinor / MINOR_PER_MAJOR,
    categories: line.categories ?? [row.category_name],
    productCode: row.key,
    extras: line.trackingType === undefined ? {} : { trackingType: line.trackingType },
  }
}

function itemView(shown: ShownLine, facts: LoadedFacts, scope: CartViewScope): CartItem {
  const { line, row, price } = shown
  const { market, now, address } = scope
  const stock = pieceStock(line, facts)
  const stockStatus = stockStatusOf(stock)
  const { weight_kg: weightKg, longest_cm: longestCm } = row
  const { arrivesOn } = promiseDelivery(
    {
      weightKg,
      longestCm,
      priceMinor: price.currentMinor,
      isBuyable: isBuyable(stockStatus),
      ...(stockStatus === 'orderable' && { backOrderDays: stock.backOrderDays }),
    },
    market,
    now,
  )
  return {
    id: line.id,
    sku: line.sku,
    name: row.name,
    url: address(skuPath(row)),
    ...(row.picture && { image: pictureRef(row.picture) }),
    quantity: line.quantity,
    price: priceModel(price, market),
    linePrice: asAmount(linePrice(shown, market.vatPercent)),
    trackingProductInformation: trackingOf(shown, scope.brandName),
    ...(line.packageKey !== undefined && { includedInPackage: { packageKey: line.packageKey } }),
    viewData: {
      stockStatus,
      isGift: false,
      isManualWebOrderLine: false,
      soldInGroupsOf: row.sold_in_groups_of,
      subtitle: withVariant(row),
      brandName: row.brand_name ?? '',
      ...(row.rating !== null && { rating: Math.round(row.rating * 10) / 10 }),
      ratingCount: row.rating_count,
      estimatedDeliveryText: estimatedDeliveryText(market.language, arrivesOn),
      bundleParts: bundleParts(line, facts),
    },
  }
}

const asideView = ({ id, sku, quantity }: CartLine, { rows }: LoadedFacts): AsideItem => ({
  id,
  sku,
  // Goods that are gone altogether have no name any more.
  name: rows.get(sku)?.name ?? sku,
  quantity,
})

/** The cart as the visitor sees it. A line that can't be sold here is kept and named, but not counted. */
export function cartView(
  cart: CartRow & { readonly lines: readonly CartLine[] },
  facts: LoadedFacts,
  scope: CartViewScope,
): Cart {
  const { market } = scope
  const shown = cart.lines.flatMap((line): ShownLine[] => {
    const [row, price] = [facts.rows.get(line.sku), piecePrice(line, facts)]
    return row?.is_sold && price ? [{ line, row, price, quantity: line.quantity }] : []
  })
  const lines = shown.map(({ line }) => line)
  const sums = cartSums(shown, market.vatPercent)
  const goodsMinor = minorOfDecimal(sums.subTotal.inclVat)
  const shipping = shippingOf(lines, facts, { market: market.key, goodsMinor })
  return {
    id: cart.id,
    version: cart.version,
    currency: market.currency,
    items: shown.map((each) => itemView(each, facts, scope)),
    asideItems: cart.lines.filter((line) => !lines.includes(line)).map((line) => asideView(line, facts)),
    customLineItems: [],
    ...sums,
    shippingCost: null,
    viewData: {
      shippingTier: shipping.tier,
      cartDiscounts: [],
      cartBaseDiscount: asAmount(minorAmount(0, market.vatPercent)),
      fallbackShippingCost: asAmount(minorAmount(shipping.priceMinor, market.vatPercent)),
    },
    checkoutStatus: {
      unavailableLineItemIds: lines.filter((line) => !isCovered(line, lines, facts)).map(({ id }) => id),
    },
  }
}
