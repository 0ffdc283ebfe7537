import type { CartChange } from '@firkant/domain/cart/cart-changes.ts'
import { isMadeToOrder, type CartLine } from '@firkant/domain/cart/cart-line.ts'
import type { CartState } from '@firkant/domain/cart/cart-state.ts'
import type { AppliedDiscount, AsideItem, BundlePart, Cart, CartItem, DeclinedGift } from '@firkant/domain/cart/cart.ts'
import { codeStatusOf } from '@firkant/domain/cart/checkout/checkout-rules.ts'
import { pieceStock } from '@firkant/domain/cart/package-rules.ts'
import { AGREED_NAMES } from '@firkant/domain/cart/sums/agreed-price.ts'
import type { GiftLine, CartCalculation, SoldLine } from '@firkant/domain/cart/sums/calculate-cart.ts'
import { asAmount, linePrice, minorAmount, NOTHING, sumOf } from '@firkant/domain/cart/sums/cart-sums.ts'
import type { ClubSaving } from '@firkant/domain/cart/sums/club-saving.ts'
import { SKU_PARAM } from '@firkant/domain/catalog/catalog-addresses.ts'
import { durabilityLabelOf } from '@firkant/domain/law/guarantee/durability-label.ts'
import { lineNotes } from '@firkant/domain/law/guarantee/line-notes.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import type { CurrentPrice } from '@firkant/domain/pricing/price-log.ts'
import { stockStatusOf } from '@firkant/domain/stock/stock-status.ts'
import { priceModel } from '../catalog/priced-variant.ts'
import { pictureRef, productPath } from '../catalog/product-cards.ts'
import { clubOfCart, clubOfLine } from './cart-club.ts'
import { lineDeliveryTexts } from './cart-delivery.ts'
import type { CartContext, LoadedFacts } from './cart-facts.ts'
import type { GoodsRow } from './goods-cache.ts'

export interface CartViewContext extends CartContext {
  readonly brandName: string
  /** Localises a path. */
  readonly address: (path: string) => string
}

/** The path of the product page with this variant selected. */
export function skuPath(row: GoodsRow, language: MarketLanguage): string {
  if (row.kind === 'sample') return FIXED_PATHS.samples[language]
  return row.has_siblings ? `${productPath(row)}?${SKU_PARAM}=${encodeURIComponent(row.sku)}` : productPath(row)
}

/** What one item shows: a line or a gift, with its product's facts. */
interface ShownItem {
  readonly line: CartLine
  readonly row: GoodsRow
  readonly price: CurrentPrice
  readonly isGift: boolean
  /** Its price was agreed with an employee. */
  readonly isAgreed?: boolean
  readonly discounts: readonly AppliedDiscount[]
}

const withVariant = (row: GoodsRow) =>
  row.variant_name === null ? row.subtitle : `${row.subtitle}, ${row.variant_name}`

/** The chosen colour and variant; the name stands elsewhere. */
const choiceOf = (row: GoodsRow) => [row.colour_name, row.variant_name].filter(Boolean).join(', ')

function bundleParts({ sku, packageKey, parts = [] }: CartLine, facts: LoadedFacts): readonly BundlePart[] {
  if (packageKey === undefined) return []
  const titles = facts.rows.get(sku)?.parts
  return (facts.packages.get(packageKey) ?? []).map(({ partKey, quantity, choices }) => {
    const chosen = parts.find((part) => part.partKey === partKey)?.sku ?? choices[0]
    const row = chosen === undefined ? undefined : facts.rows.get(chosen)
    const partTitle = row && quantity > 1 ? `${quantity} × ${row.name}` : (row?.name ?? '')
    return {
      partType: titles?.find(({ key }) => key === partKey)?.title ?? '',
      choices: row ? [{ partTitle, partSubtitle: choiceOf(row) }] : [],
    }
  })
}

function notesOf({ line, row }: ShownItem, facts: LoadedFacts, { language }: CartViewContext['market']) {
  const { guarantee_years: guaranteeYears, manufacturer_name: manufacturerName, model_code: modelCode } = row
  const label = durabilityLabelOf({ guaranteeYears, manufacturerName, modelCode })
  return lineNotes({ label, isMadeToOrder: isMadeToOrder(line, facts) }, language)
}

function trackingOf({ line, row, price }: ShownItem, brandName: string): CartItem['trackingProductInformation'] {
  return {
    id: row.sku,
    name: row.name,
    variant: choiceOf(row),
    brand: row.brand_name ?? brandName,
    price: price.currentMinor / MINOR_PER_MAJOR,
    categories: line.categories ?? [row.category_name],
    productCode: row.key,
    extras: line.trackingType === undefined ? {} : { trackingType: line.trackingType },
  }
}

function itemView(
  shown: ShownItem & { readonly arrival: string; readonly club: ClubSaving | undefined },
  facts: LoadedFacts,
  context: CartViewContext,
): CartItem {
  const { line, row, price, isGift, discounts } = shown
  const { market, address } = context
  const stock = pieceStock(line, facts)
  const notes = notesOf(shown, facts, market)
  return {
    id: line.id,
    sku: line.sku,
    name: row.name,
    url: address(skuPath(row, market.language)),
    ...(row.picture && { image: pictureRef(row.picture) }),
    quantity: line.quantity,
    price: priceModel({ price, row, content: row.content }, context),
    linePrice: asAmount(linePrice({ price, quantity: line.quantity }, market.vatPercent)),
    trackingProductInformation: trackingOf(shown, context.brandName),
    ...(line.packageKey !== undefined && {
      includedInPackage: { packageKey: line.packageKey, parts: line.parts ?? [] },
    }),
    viewData: {
      stockStatus: stockStatusOf(stock),
      isGift,
      isManualWebOrderLine: shown.isAgreed === true,
      ...(row.kind === 'sample' && { isSample: true as const }),
      soldInGroupsOf: row.sold_in_groups_of,
      subtitle: withVariant(row),
      brandName: row.brand_name ?? '',
      ...(row.rating !== null && { rating: Math.round(row.rating * 10) / 10 }),
      ratingCount: row.rating_count,
      estimatedDeliveryText: shown.arrival,
      bundleParts: bundleParts(line, facts),
      ...(notes.length > 0 && { notes }),
      ...(discounts.length > 0 && { discounts }),
      ...clubOfLine(shown.club, line.id, market),
    },
  }
}

/** An agreed price is told in the same place. */
function discountsOf(
  sold: SoldLine,
  { sums }: CartCalculation,
  { market }: CartViewContext,
): readonly AppliedDiscount[] {
  const shares = sums.shares
    .filter((share) => share.lineId === sold.id)
    .map(({ promotion, amount }) => ({
      name: promotion.names[market.language],
      ...(promotion.coupon !== undefined && { code: promotion.coupon }),
      amount: asAmount(amount),
    }))
  if (!sold.isAgreed) return shares
  return [{ name: AGREED_NAMES[market.language], amount: asAmount(NOTHING) }, ...shares]
}

function soldItem(sold: SoldLine, facts: LoadedFacts, shares: readonly AppliedDiscount[]): ShownItem[] {
  const { line, price, isAgreed } = sold
  const row = facts.rows.get(line.sku)
  return row ? [{ line, row, price, discounts: shares, isAgreed, isGift: false }] : []
}

/** A gift costs nothing, and says which promotion it comes from. */
function giftItem(
  { id, sku, quantity, promotion }: GiftLine,
  facts: LoadedFacts,
  context: CartViewContext,
): ShownItem[] {
  const row = facts.rows.get(sku)
  const regularMinor = facts.items.get(sku)?.price?.regularMinor ?? 0
  const price = { currentMinor: 0, regularMinor }
  const reason = { name: promotion.names[context.market.language], amount: asAmount(NOTHING) }
  return row ? [{ line: { id, sku, quantity }, row, price, discounts: [reason], isGift: true }] : []
}

const asideView = ({ id, sku, quantity }: CartLine, { rows }: LoadedFacts): AsideItem => ({
  id,
  sku,
  // A product that was deleted has no name.
  name: rows.get(sku)?.name ?? sku,
  quantity,
})

function declinedGifts({ declinedGifts: gifts }: CartCalculation, { rows }: LoadedFacts): readonly DeclinedGift[] {
  return gifts.flatMap(({ id, sku, quantity }) => {
    const row = rows.get(sku)
    return row ? [{ lineItemId: id, name: row.name, quantity }] : []
  })
}

type CartDiscounts = Cart['viewData']['cartDiscounts']

function cartDiscounts(
  cart: CartState,
  calculation: CartCalculation,
  { market, facts }: CartViewContext & ViewFacts,
): CartDiscounts {
  return (cart.details.discountCodes ?? []).flatMap((code) => {
    const promotion = facts.promotions.find(({ coupon }) => coupon === code)
    if (!promotion) return []
    const shares = calculation.sums.shares.filter((share) => share.promotion === promotion)
    return [
      {
        code,
        name: promotion.names[market.language],
        amount: asAmount(sumOf(shares.map(({ amount }) => amount))),
        status: codeStatusOf(promotion.key, calculation),
      },
    ]
  })
}

interface ViewFacts {
  readonly facts: LoadedFacts
}

export interface ViewedCart extends CartState {
  readonly id: string
  readonly version: number
  readonly calculation: CartCalculation
  readonly changes: readonly CartChange[]
  readonly club?: ClubSaving | undefined
}

/** The cart as the visitor sees it. A line that the market does not sell is listed, but not counted. */
export function cartView(cart: ViewedCart, facts: LoadedFacts, context: CartViewContext): Cart {
  const { calculation, changes, club } = cart
  const { market } = context
  const { sums, shippingMinor } = calculation
  const amount = (minor: number) => asAmount(minorAmount(minor, market.vatPercent))
  const items = [
    ...calculation.sold.flatMap((sold) => soldItem(sold, facts, discountsOf(sold, calculation, context))),
    ...calculation.gifts.flatMap((gift) => giftItem(gift, facts, context)),
  ]
  const toTheDoor = minorAmount(calculation.deliveryMinor, market.vatPercent)
  const arrivalOf = lineDeliveryTexts(cart, facts, context)
  const countedIds = new Set([...calculation.counted, ...calculation.gifts].map(({ id }) => id))
  const declined = declinedGifts(calculation, facts)
  const withoutCode = sums.shares.filter(({ promotion }) => promotion.coupon === undefined)
  return {
    id: cart.id,
    version: cart.version,
    currency: market.currency,
    items: items.map((each) =>
      itemView({ ...each, club, arrival: countedIds.has(each.line.id) ? arrivalOf(each.line.id) : '' }, facts, context),
    ),
    asideItems: calculation.aside.map((line) => asideView(line, facts)),
    customLineItems: calculation.customLines.map(({ line: { id, name, quantity }, amount: each }) => ({
      id,
      name,
      quantity,
      linePrice: asAmount(each),
    })),
    subTotal: asAmount(sums.subTotal),
    total: asAmount(sums.total),
    savings: asAmount(sums.savings),
    shippingCost: shippingMinor === undefined ? null : amount(shippingMinor),
    viewData: {
      shippingTier: calculation.shipment.tier,
      cartDiscounts: cartDiscounts(cart, calculation, { ...context, facts }),
      cartBaseDiscount: asAmount(sumOf(withoutCode.map((share) => share.amount))),
      fallbackShippingCost: amount(calculation.deliveryMinor),
      expectedTotal: asAmount(shippingMinor === undefined ? sumOf([sums.total, toTheDoor]) : sums.total),
      ...(declined.length > 0 && { declinedGifts: declined }),
      ...clubOfCart(club, market),
      ...(changes.length > 0 && { changes }),
    },
    checkoutStatus: { unavailableLineItemIds: calculation.unavailable.map(({ id }) => id) },
  }
}
