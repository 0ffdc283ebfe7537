import { exclVatMinor, MINOR_PER_MAJOR, type Amount } from '../money/money.ts'
import type { CurrentPrice } from '../pricing/price-log.ts'

/** With and without VAT in minor units: sums are made of these, and become decimals at the very end. */
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

export function asAmount({ incl, excl }: MinorAmount): Amount {
  return { inclVat: incl / MINOR_PER_MAJOR, exclVat: excl / MINOR_PER_MAJOR }
}

export interface PricedLine {
  readonly price: CurrentPrice
  readonly quantity: number
}

/** The VAT is taken out per line, so that the lines add up to the sums. */
export function linePrice({ price, quantity }: PricedLine, vatPercent: number): MinorAmount {
  return minorAmount(price.currentMinor * quantity, vatPercent)
}

/** What the customer saves against the lawful reference, never against a higher list price. */
export function lineSaving({ price, quantity }: PricedLine, vatPercent: number): MinorAmount {
  const saved = price.reference ? Math.max(0, price.reference.minor - price.currentMinor) : 0
  return minorAmount(saved * quantity, vatPercent)
}

export interface CartSums {
  readonly subTotal: Amount
  readonly savings: Amount
  readonly total: Amount
}

export function cartSums(lines: readonly PricedLine[], vatPercent: number): CartSums {
  const subTotal = asAmount(sumOf(lines.map((line) => linePrice(line, vatPercent))))
  const savings = asAmount(sumOf(lines.map((line) => lineSaving(line, vatPercent))))
  // Neither discounts nor an address are known yet: delivery counts as nothing until then.
  return { subTotal, savings, total: subTotal }
}
