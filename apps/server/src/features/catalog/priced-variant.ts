import type { Price } from '@firkant/domain/catalog/product-card.ts'
import { energyMark } from '@firkant/domain/law/energy/energy-mark.ts'
import { energyPath } from '@firkant/domain/law/energy/energy-pages.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { amountOf } from '@firkant/domain/money/money.ts'
import { packagePriceLog } from '@firkant/domain/pricing/package-price.ts'
import { currentPrice, type CurrentPrice } from '@firkant/domain/pricing/price-log.ts'
import { unitPrice } from '@firkant/domain/pricing/unit-price.ts'
import {
  availableOf,
  inWholeGroups,
  isBuyable,
  stockStatusOf,
  type StockFacts,
  type StockStatus,
} from '@firkant/domain/stock/stock-status.ts'
import { readPriceLog } from '../pricing/read-price-log.ts'
import type { CardRow, PartStockRow, VariantRow } from './card-rows.ts'

export interface PricedVariant {
  readonly row: VariantRow
  readonly price: CurrentPrice
  readonly stock: StockFacts
  readonly status: StockStatus
  readonly isBuyable: boolean
}

/** A package's stock is that of its scarcest part; its delivery time that of the slowest part to be ordered. */
export function packageStock(parts: readonly PartStockRow[]): StockFacts {
  const onHand = Math.min(
    ...parts.map((part) => Math.floor(availableOf({ onHand: part.hand, reserved: part.reserved }) / part.quantity)),
  )
  const missing = parts.filter((part) => part.hand - part.reserved < part.quantity)
  const canWait = missing.every((part) => part.back !== null)
  const days = Math.max(0, ...missing.map((part) => part.back ?? 0))
  return { onHand, reserved: 0, ...(missing.length > 0 && canWait && { backOrderDays: days }) }
}

type Stocked = Pick<CardRow, 'variants' | 'parts' | 'sold_in_groups_of'>

function stockOf(card: Stocked, row: VariantRow): StockFacts {
  const pieces =
    card.parts.length > 0
      ? packageStock(card.parts)
      : { onHand: row.hand, reserved: row.reserved, backOrderDays: row.back ?? undefined }
  return inWholeGroups(pieces, card.sold_in_groups_of)
}

/** Variants with a price, in their order. */
export function pricedVariants(card: Stocked, now: Date): readonly PricedVariant[] {
  const partLogs = card.parts.map(({ quantity, prices }) => ({ quantity, log: readPriceLog(prices) }))
  return card.variants.flatMap((row) => {
    const price = currentPrice(packagePriceLog(readPriceLog(row.prices), partLogs), now)
    if (!price) return []
    const stock = stockOf(card, row)
    const status = stockStatusOf(stock)
    return [{ row, price, stock, status, isBuyable: isBuyable(status) }]
  })
}

/** The variant that a card shows: the cheapest that can be bought, so that "from" is true for what its button buys. */
export function leadVariant(variants: readonly PricedVariant[]): PricedVariant | undefined {
  const buyable = variants.filter((variant) => variant.isBuyable)
  return (buyable.length > 0 ? buyable : variants).reduce<PricedVariant | undefined>(
    (best, variant) => (best === undefined || variant.price.currentMinor < best.price.currentMinor ? variant : best),
    undefined,
  )
}

/** What stands beside a price, by law. */
interface MarkedGoods {
  readonly price: CurrentPrice
  readonly row: Pick<CardRow, 'key' | 'energy_class'>
  readonly content: VariantRow['content']
}

interface PriceContext {
  readonly market: Market
  readonly address: (path: string) => string
}

function energyOf({ row: { key, energy_class: grade } }: MarkedGoods, { market, address }: PriceContext) {
  if (grade === null) return undefined
  const { language } = market
  return energyMark(grade, { language, url: address(energyPath(language, key)) })
}

export function priceModel(goods: MarkedGoods, context: PriceContext): Price {
  const { price } = goods
  const { market } = context
  const energy = energyOf(goods, context)
  const perUnit = unitPrice(price.currentMinor, goods.content, market)
  const amount = (minor: number) => amountOf(minor, market.vatPercent)
  return {
    current: amount(price.currentMinor),
    regular: amount(price.regularMinor),
    ...(price.reference && {
      lowestPrevious: amount(price.reference.minor),
      lowestPreviousDate: price.reference.reductionBegan.toISOString(),
    }),
    ...(price.regularMinor > price.currentMinor && { originalPrice: amount(price.regularMinor) }),
    viewData: { showRedPrice: price.reference !== undefined },
    ...(energy && { energy }),
    ...(perUnit && { unitPrice: perUnit }),
  }
}
