import { exclVatMinor, MINOR_PER_MAJOR, type Amount } from '../../money/money.ts'
import type { CurrentPrice } from '../../pricing/price-log.ts'
import type { LineDiscount } from '../../promotions/choose-promotions.ts'
import type { Promotion } from '../../promotions/promotion.ts'

/** With and without VAT in minor units; converted to decimals only for answers. */
export interface MinorAmount {
  readonly incl: number
  readonly excl: number
}

export const NOTHING: MinorAmount = { incl: 0, excl: 0 }

export function minorAmount(incl: number, vatPercent: number): MinorAmount {
  return { incl, excl: exclVatMinor(incl, vatPercent) }
}

export function sumOf(amounts: readonly MinorAmount[]): MinorAmount {
  return amounts.reduce((sum, each) => ({ incl: sum.incl + each.incl, excl: sum.excl + each.excl }), NOTHING)
}

export function minus(a: MinorAmount, b: MinorAmount): MinorAmount {
  return { incl: a.incl - b.incl, excl: a.excl - b.excl }
}

export function asAmount({ incl, excl }: MinorAmount): Amount {
  return { inclVat: incl / MINOR_PER_MAJOR, exclVat: excl / MINOR_PER_MAJOR }
}

export interface PricedLine {
  readonly id: string
  readonly price: CurrentPrice
  readonly quantity: number
}

/** VAT is calculated per line, so that the lines add up to the totals. */
export function linePrice(
  { price, quantity }: { readonly price: Pick<CurrentPrice, 'currentMinor'>; readonly quantity: number },
  vatPercent: number,
): MinorAmount {
  return minorAmount(price.currentMinor * quantity, vatPercent)
}

/** Savings against the lawful reference price, never against a higher list price. */
export function lineSaving({ price, quantity }: Omit<PricedLine, 'id'>, vatPercent: number): MinorAmount {
  const saved = price.reference ? Math.max(0, price.reference.minor - price.currentMinor) : 0
  return minorAmount(saved * quantity, vatPercent)
}

/** What one promotion takes off one line. */
export interface DiscountShare {
  readonly promotion: Promotion
  readonly lineId: string
  readonly amount: MinorAmount
}

/**
 * The discount without VAT is the difference of the line without VAT: shares and remainder add up to the line, and
 * rounding never makes anything negative.
 */
function sharesOf(
  lines: readonly PricedLine[],
  discounts: readonly LineDiscount[],
  vatPercent: number,
): readonly DiscountShare[] {
  const left = new Map(lines.map((line) => [line.id, linePrice(line, vatPercent)]))
  return discounts.map(({ promotion, lineId, minor }) => {
    const before = left.get(lineId) ?? NOTHING
    const after = minorAmount(before.incl - minor, vatPercent)
    left.set(lineId, after)
    return { promotion, lineId, amount: minus(before, after) }
  })
}

export interface CartSums {
  /** The sum of the line prices. */
  readonly subTotal: MinorAmount
  /** Against the reference prices, and by all discounts. */
  readonly savings: MinorAmount
  readonly total: MinorAmount
  readonly shares: readonly DiscountShare[]
  readonly discount: MinorAmount
}

export interface CountedCart {
  readonly lines: readonly PricedLine[]
  /** Services, each with its whole price. */
  readonly extras?: readonly MinorAmount[]
  readonly discounts?: readonly LineDiscount[]
  /** Absent while unknown; counts as zero until then. */
  readonly shipping?: MinorAmount | undefined
}

export function cartSums(cart: CountedCart, vatPercent: number): CartSums {
  const { lines, extras = [], discounts = [], shipping = NOTHING } = cart
  const subTotal = sumOf([...lines.map((line) => linePrice(line, vatPercent)), ...extras])
  const shares = sharesOf(lines, discounts, vatPercent)
  const discount = sumOf(shares.map(({ amount }) => amount))
  const savings = sumOf([...lines.map((line) => lineSaving(line, vatPercent)), discount])
  return { subTotal, savings, shares, discount, total: sumOf([minus(subTotal, discount), shipping]) }
}
