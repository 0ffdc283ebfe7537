import type { MarketDelivery } from '../../delivery/delivery-plan.ts'
import type { Market } from '../../market/market.ts'
import type { CurrentPrice } from '../../pricing/price-log.ts'
import { choosePromotions, type ChosenPromotions } from '../../promotions/choose-promotions.ts'
import type { DiscountableLine, Promotion, PromotionRequester } from '../../promotions/promotion.ts'
import { availableOf } from '../../stock/stock-status.ts'
import type { CartFacts, CartLine } from '../cart-line.ts'
import type { CartDetails, CartState, CustomLine } from '../cart-state.ts'
import { demandOf, isCovered } from '../cart-stock.ts'
import { validateQuantity } from '../commands/line-commands.ts'
import { piecePrice } from '../package-rules.ts'
import { shippingOf, type CartShipping } from '../shipping/cart-shipping.ts'
import { PICKUP_PREFIX, readHomeMethod } from '../shipping/shipping-methods.ts'
import { splitDelivery, splitMinor, type DeliveryPart } from '../shipping/split-delivery.ts'
import { isAgreed, withAgreedPrice } from './agreed-price.ts'
import { cartSums, minorAmount, type CartSums, type MinorAmount, type PricedLine } from './cart-sums.ts'
import { giftLineId } from './gift-lines.ts'

/** A line that the market sells, with its price. */
export interface SoldLine extends PricedLine {
  readonly line: CartLine
  readonly price: CurrentPrice
  /** By an employee: no promotion reduces it further. */
  readonly isAgreed: boolean
}

export interface GiftLine {
  readonly id: string
  readonly sku: string
  readonly quantity: number
  readonly promotion: Promotion
}

export interface SoldCustomLine {
  readonly line: CustomLine
  readonly amount: MinorAmount
}

/** All totals of a cart, in minor units. */
export interface CartCalculation {
  readonly sold: readonly SoldLine[]
  /** Those in stock: only these count for totals, discounts, gifts and freight. */
  readonly counted: readonly SoldLine[]
  /** Lines that this market does not sell; they stay in the cart for one that does. */
  readonly aside: readonly CartLine[]
  readonly customLines: readonly SoldCustomLine[]
  readonly gifts: readonly GiftLine[]
  /** Gifts that the customer declined. */
  readonly declinedGifts: readonly GiftLine[]
  readonly chosen: ChosenPromotions
  readonly sums: CartSums
  /** Home delivery, before promotions. */
  readonly shipment: CartShipping
  /** Where the buyer wants each thing as soon as it can come; empty where all comes together. */
  readonly parts: readonly DeliveryPart[]
  /** Price of home delivery, after promotions. */
  readonly deliveryMinor: number
  /** What a promotion takes off any way of delivery: the price of the usual one. */
  readonly freedMinor: number
  /** Absent until an address or a method is known. */
  readonly shippingMinor?: number | undefined
  readonly unavailable: readonly CartLine[]
}

export interface CartCalculationInput {
  readonly facts: CartFacts
  readonly promotions: readonly Promotion[]
  readonly requester: PromotionRequester
  readonly market: Market
  readonly delivery: MarketDelivery
  /** What the visitor said before they gave an address. */
  readonly visitorPostcode?: string | undefined
}

function soldLines(
  lines: readonly CartLine[],
  { facts, market, requester }: CartCalculationInput,
): readonly SoldLine[] {
  const moment = { market: market.key, now: requester.now }
  return lines.flatMap((line): SoldLine[] => {
    const ordinary = facts.items.get(line.sku)?.isSold ? piecePrice(line, facts) : undefined
    if (!ordinary) return []
    const price = withAgreedPrice(line, ordinary, moment)
    return [{ id: line.id, line, price, quantity: line.quantity, isAgreed: isAgreed(line, moment) }]
  })
}

function discountable({ line, price }: SoldLine, { items }: CartFacts): DiscountableLine {
  const item = items.get(line.sku)
  return {
    id: line.id,
    sku: line.sku,
    quantity: line.quantity,
    minor: price.currentMinor * line.quantity,
    categoryKeys: item?.categoryKeys ?? [],
    seriesKey: item?.seriesKey,
    supplierKey: item?.supplierKey,
    productBrandKey: item?.productBrandKey,
  }
}

/** A gift is given while there is stock beyond what the cart itself needs. */
function giftLines({ gifts }: ChosenPromotions, lines: readonly CartLine[], facts: CartFacts): readonly GiftLine[] {
  if (gifts.length === 0) return []
  const demand = demandOf(lines, facts)
  return gifts.flatMap(({ promotion, sku, quantity }): GiftLine[] => {
    const stock = facts.items.get(sku)?.stock
    if (!stock) return []
    const isLeft = stock.backOrderDays !== undefined || availableOf(stock) - (demand.get(sku) ?? 0) >= quantity
    return isLeft ? [{ id: giftLineId(promotion.key), sku, quantity, promotion }] : []
  })
}

function soldCustomLines({ customLines = [] }: CartDetails, { key, vatPercent }: Market): readonly SoldCustomLine[] {
  return customLines.flatMap((line): SoldCustomLine[] => {
    const minor = line.minor[key]
    return minor === undefined ? [] : [{ line, amount: minorAmount(minor * line.quantity, vatPercent) }]
  })
}

function shippingMinor({ shippingMethodKey, shippingAddress }: CartDetails, deliveryMinor: number) {
  if (shippingMethodKey === undefined && shippingAddress === undefined) return undefined
  return shippingMethodKey?.startsWith(PICKUP_PREFIX) ? 0 : deliveryMinor
}

const isWhole = (line: CartLine, { items }: CartFacts) => {
  const item = items.get(line.sku)
  return item !== undefined && validateQuantity(line.quantity, item) === undefined
}

/** Where it goes, if that is in the market. */
const postcodeOf = ({ shippingAddress, billingAddress }: CartDetails, { key }: Market, said: string | undefined) => {
  const address = shippingAddress ?? billingAddress
  if (!address) return said
  return address?.countryCode === key ? address.postalCode : undefined
}

/** Calculated from scratch every time, never stored: a cart left for a month has current totals. */
export function calculateCart(cart: CartState, input: CartCalculationInput): CartCalculation {
  const { facts, promotions, requester, market, delivery, visitorPostcode } = input
  const sold = soldLines(cart.lines, input)
  const requested = sold.map(({ line }) => line)
  const unavailable = requested.filter((line) => !isWhole(line, facts) || !isCovered(line, requested, facts))
  const counted = sold.filter(({ line }) => !unavailable.includes(line))
  const lines = counted.map(({ line }) => line)
  const customLines = soldCustomLines(cart.details, market)
  const chosen = choosePromotions(
    promotions,
    counted.filter((each) => !each.isAgreed).map((each) => discountable(each, facts)),
    requester,
  )
  const goodsMinor = counted.reduce((sum, { price, quantity }) => sum + price.currentMinor * quantity, 0)
  const method = readHomeMethod(cart.details.shippingMethodKey)
  const postcode = postcodeOf(cart.details, market, visitorPostcode)
  const shipment = shippingOf(lines, facts, { delivery, goodsMinor, postcode, method })
  const splitting = { delivery, zone: shipment.zone, goodsMinor, now: requester.now }
  const parts = method?.isSplit ? splitDelivery(lines, facts, splitting) : []
  const freedMinor = chosen.freeDelivery ? shipment.usualMinor : 0
  const wholeMinor = parts.length > 0 ? splitMinor(parts) : shipment.priceMinor
  const deliveryMinor = Math.max(0, wholeMinor - freedMinor)
  const shipping = shippingMinor(cart.details, deliveryMinor)
  const gifts = giftLines(chosen, lines, facts)
  const isDeclined = ({ promotion }: GiftLine) => cart.details.declinedGifts?.includes(promotion.key) === true
  return {
    sold,
    counted,
    aside: cart.lines.filter((line) => !requested.includes(line)),
    customLines,
    gifts: gifts.filter((gift) => !isDeclined(gift)),
    declinedGifts: gifts.filter(isDeclined),
    chosen,
    sums: cartSums(
      {
        lines: counted,
        extras: customLines.map(({ amount }) => amount),
        discounts: chosen.discounts,
        shipping: shipping === undefined ? undefined : minorAmount(shipping, market.vatPercent),
      },
      market.vatPercent,
    ),
    shipment,
    parts,
    deliveryMinor,
    freedMinor,
    shippingMinor: shipping,
    unavailable,
  }
}
