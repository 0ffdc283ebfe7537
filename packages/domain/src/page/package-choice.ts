import { minorOfDecimal, type Amount } from '../money/money.ts'
import { availableOf, isBuyable, stockStatusOf, type StockStatus } from '../stock/stock-status.ts'
import type { PackageChoice, ProductPackage } from './models/product-model.ts'

/** Part key → its chosen SKU. */
export type ChosenParts = Readonly<Record<string, string>>

export interface ChosenPackage {
  /** The price difference of the choices. */
  readonly differenceMinor: number
  readonly isStandard: boolean
  readonly stockStatus: StockStatus
  readonly isBuyable: boolean
  readonly backOrderDays?: number | undefined
  /** Titles of parts whose choice is sold out. */
  readonly soldOut: readonly string[]
  /** Each of them has another choice in stock. */
  readonly canChooseOther: boolean
}

export function isSoldOut({ available, backOrderDays }: Pick<PackageChoice, 'available' | 'backOrderDays'>): boolean {
  return !isBuyable(stockStatusOf({ onHand: available, reserved: 0, backOrderDays }))
}

/** The default choices; included even if sold out. */
export function standardParts({ parts }: ProductPackage): ChosenParts {
  return Object.fromEntries(
    parts.flatMap(({ partKey, choices: [first] }) => (first ? [[partKey, first.sku] as const] : [])),
  )
}

/** The stock and delivery time of a package are those of its worst part. */
export function choosePackage(pack: ProductPackage, chosen: ChosenParts): ChosenPackage {
  const parts = pack.parts.flatMap(({ partKey, title, choices }) => {
    const choice = choices.find(({ sku }) => sku === chosen[partKey]) ?? choices[0]
    return choice ? [{ title, choice, choices, isFirst: choice === choices[0] }] : []
  })
  const soldOut = parts.filter(({ choice }) => isSoldOut(choice))
  const waits = parts.flatMap(({ choice }) => (choice.available > 0 ? [] : [choice.backOrderDays ?? 0]))
  const backOrderDays = soldOut.length === 0 && waits.length > 0 ? Math.max(...waits) : undefined
  const onHand = Math.min(...parts.map(({ choice }) => availableOf({ onHand: choice.available, reserved: 0 })))
  const stockStatus = stockStatusOf({ onHand: Number.isFinite(onHand) ? onHand : 0, reserved: 0, backOrderDays })
  return {
    differenceMinor: parts.reduce((sum, { choice }) => sum + minorOfDecimal(choice.difference.inclVat), 0),
    isStandard: parts.every(({ isFirst }) => isFirst),
    stockStatus,
    isBuyable: isBuyable(stockStatus),
    backOrderDays,
    soldOut: soldOut.map(({ title }) => title),
    canChooseOther: soldOut.every(({ choices }) => !choices.every(isSoldOut)),
  }
}

/** The saving is claimed only if buying the parts separately costs more. */
export function savesAgainstSeparate(pack: ProductPackage, price: Amount): boolean {
  return minorOfDecimal(pack.separatePrice.inclVat) > minorOfDecimal(price.inclVat)
}
