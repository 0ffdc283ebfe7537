import { isMadeToOrder, type CartFacts, type NeededItem } from '../cart/cart-line.ts'
import { itemsOfLine, sumItems } from '../cart/cart-stock.ts'
import { AGREED_NAMES } from '../cart/sums/agreed-price.ts'
import type { GiftLine, CartCalculation, SoldCustomLine, SoldLine } from '../cart/sums/calculate-cart.ts'
import {
  linePrice,
  minorAmount,
  minus,
  NOTHING,
  sumOf,
  type DiscountShare,
  type MinorAmount,
} from '../cart/sums/cart-sums.ts'
import type { Market } from '../market/market.ts'
import { isSample } from '../samples/samples.ts'
import type { Order, OrderDiscount, OrderLine } from './order.ts'

export interface OrderLineContext {
  readonly market: Market
  readonly facts: CartFacts
  /** The product's name in the market's language. */
  readonly nameOf: (sku: string) => string
}

/** In place of a promotion's key: the price itself is the agreed one, so nothing more is taken off. */
const AGREED_KEY = 'agreed-in-store'

const vatOf = ({ incl, excl }: MinorAmount) => incl - excl

function discountOf({ promotion, amount }: DiscountShare, { language }: Market): OrderDiscount {
  const { key, names, coupon } = promotion
  return { promotionKey: key, name: names[language], ...(coupon !== undefined && { code: coupon }), amount }
}

function goodsLine(
  sold: SoldLine,
  shares: readonly DiscountShare[],
  { market, facts, nameOf }: OrderLineContext,
): OrderLine {
  const { line, price, quantity } = sold
  const { id, sku, packageKey, parts } = line
  const whole = linePrice(sold, market.vatPercent)
  const agreed = { promotionKey: AGREED_KEY, name: AGREED_NAMES[market.language], amount: NOTHING }
  const discounts = [
    ...(sold.isAgreed ? [agreed] : []),
    ...shares.filter(({ lineId }) => lineId === id).map((share) => discountOf(share, market)),
  ]
  const paid = minus(whole, sumOf(discounts.map(({ amount }) => amount)))
  return {
    id,
    kind: isSample(line, facts) ? 'sample' : 'goods',
    sku,
    name: nameOf(sku),
    quantity,
    ...(packageKey !== undefined && { packageKey }),
    ...(parts && { parts }),
    ...(isMadeToOrder(line, facts) && { isMadeToOrder: true }),
    items: itemsOfLine(line, facts),
    unit: minorAmount(price.currentMinor, market.vatPercent),
    price: whole,
    discounts,
    paid,
    vatMinor: vatOf(paid),
  }
}

const FREE = { unit: NOTHING, price: NOTHING, discounts: [], paid: NOTHING, vatMinor: 0 } as const

function giftLine({ id, sku, quantity }: GiftLine, { nameOf }: OrderLineContext): OrderLine {
  return { id, kind: 'gift', sku, name: nameOf(sku), quantity, items: [{ sku, quantity }], ...FREE }
}

function serviceLine({ line, amount }: SoldCustomLine, { market }: OrderLineContext): OrderLine {
  const { id, name, quantity } = line
  return {
    id,
    kind: 'service',
    name,
    quantity,
    items: [],
    unit: minorAmount(amount.incl / quantity, market.vatPercent),
    price: amount,
    discounts: [],
    paid: amount,
    vatMinor: vatOf(amount),
  }
}

export function orderLines(
  { sold, customLines, gifts, sums }: CartCalculation,
  context: OrderLineContext,
): readonly OrderLine[] {
  return [
    ...sold.map((each) => goodsLine(each, sums.shares, context)),
    ...customLines.map((each) => serviceLine(each, context)),
    ...gifts.map((each) => giftLine(each, context)),
  ]
}

/** Always in the same order, so that two orders locking the same rows can't deadlock. */
function inLockOrder(sums: ReadonlyMap<string, number>): readonly NeededItem[] {
  return [...sums]
    .map(([sku, quantity]) => ({ sku, quantity }))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : Number(a.sku > b.sku)))
}

/** How many of each SKU the order needs: what is reserved when it is placed. */
export function itemsOfOrder(lines: readonly OrderLine[]): readonly NeededItem[] {
  return inLockOrder(sumItems(lines.flatMap(({ items }) => items)))
}

/** The items to release for cancelled pieces: their share of their lines. */
export function itemsToRelease(
  order: Pick<Order, 'lines'>,
  pieces: readonly { readonly lineItemId: string; readonly quantity: number }[],
): readonly NeededItem[] {
  const items = pieces.flatMap(({ lineItemId, quantity: count }) => {
    const line = order.lines.find(({ id }) => id === lineItemId)
    return line ? line.items.map(({ sku, quantity }) => ({ sku, quantity: (quantity * count) / line.quantity })) : []
  })
  return inLockOrder(sumItems(items))
}
