import { itemsOfPiece, type CartFacts, type NeededItem } from '../cart/cart-line.ts'
import {
  linePrice,
  minorAmount,
  minus,
  NOTHING,
  sumOf,
  type DiscountShare,
  type MinorAmount,
} from '../cart/cart-sums.ts'
import type { GiftLine, Reckoning, SoldCustomLine, SoldLine } from '../cart/reckon-cart.ts'
import type { Market } from '../market/market.ts'
import type { OrderDiscount, OrderLine } from './order.ts'

export interface OrderWords {
  readonly market: Market
  readonly facts: CartFacts
  /** What the goods are called in the market's language. */
  readonly nameOf: (sku: string) => string
}

const times = (items: readonly NeededItem[], pieces: number): readonly NeededItem[] =>
  items.map(({ sku, quantity }) => ({ sku, quantity: quantity * pieces }))

const vatOf = ({ incl, excl }: MinorAmount) => incl - excl

function discountOf({ promotion, amount }: DiscountShare, { language }: Market): OrderDiscount {
  const { key, names, coupon } = promotion
  return { promotionKey: key, name: names[language], ...(coupon !== undefined && { code: coupon }), amount }
}

function goodsLine(sold: SoldLine, shares: readonly DiscountShare[], { market, facts, nameOf }: OrderWords): OrderLine {
  const { line, price, quantity } = sold
  const { id, sku, packageKey, parts } = line
  const whole = linePrice(sold, market.vatPercent)
  const discounts = shares.filter(({ lineId }) => lineId === id).map((share) => discountOf(share, market))
  const paid = minus(whole, sumOf(discounts.map(({ amount }) => amount)))
  return {
    id,
    kind: 'goods',
    sku,
    name: nameOf(sku),
    quantity,
    ...(packageKey !== undefined && { packageKey }),
    ...(parts && { parts }),
    items: times(itemsOfPiece(line, facts), quantity),
    unit: minorAmount(price.currentMinor, market.vatPercent),
    price: whole,
    discounts,
    paid,
    vatMinor: vatOf(paid),
  }
}

const FREE = { unit: NOTHING, price: NOTHING, discounts: [], paid: NOTHING, vatMinor: 0 } as const

function giftLine({ id, sku, quantity }: GiftLine, { nameOf }: OrderWords): OrderLine {
  return { id, kind: 'gift', sku, name: nameOf(sku), quantity, items: [{ sku, quantity }], ...FREE }
}

function serviceLine({ line, amount }: SoldCustomLine, { market }: OrderWords): OrderLine {
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

export function orderLines({ sold, customLines, gifts, sums }: Reckoning, words: OrderWords): readonly OrderLine[] {
  return [
    ...sold.map((each) => goodsLine(each, sums.shares, words)),
    ...customLines.map((each) => serviceLine(each, words)),
    ...gifts.map((each) => giftLine(each, words)),
  ]
}

/** How many of each sku the order takes off the shelf: what is reserved when it is placed. */
export function itemsOfOrder(lines: readonly OrderLine[]): readonly NeededItem[] {
  const needed = new Map<string, number>()
  for (const { sku, quantity } of lines.flatMap(({ items }) => items)) {
    needed.set(sku, (needed.get(sku) ?? 0) + quantity)
  }
  // One order everywhere, so that two orders that lock the same rows never wait for each other.
  return [...needed]
    .map(([sku, quantity]) => ({ sku, quantity }))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : Number(a.sku > b.sku)))
}
