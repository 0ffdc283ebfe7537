import type { MarketKey } from '../market/market.ts'
import type { CurrentPrice } from '../pricing/price-log.ts'
import type { StockFacts } from '../stock/stock-status.ts'
import type { ChosenPart } from './commands/cart-commands.ts'

export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 999
/** No person's cart has more. */
export const MAX_LINES = 200

export interface CartLine {
  readonly id: string
  readonly sku: string
  readonly quantity: number
  /** Only for a package: it is priced, changed and removed as one. */
  readonly packageKey?: string | undefined
  /** One for each part of the package, in its order. */
  readonly parts?: readonly ChosenPart[] | undefined
  readonly trackingType?: string | undefined
  readonly categories?: readonly string[] | undefined
  /** The price of a piece, and its market, when the visitor last edited the cart. */
  readonly seen?: { readonly market: string; readonly minor: number } | undefined
  /** Set by an employee: `agreed-price.ts`. */
  readonly agreed?: AgreedPrice | undefined
  /** Who sold it, for lines of a cart that was made in a store. */
  readonly soldBy?: LineSeller | undefined
}

/** The price of a piece that an employee and the customer agreed on. */
export interface AgreedPrice {
  readonly market: MarketKey
  readonly minor: number
  readonly quantity: number
  readonly until: string
}

export interface LineSeller {
  readonly employeeId: string
  readonly employeeName: string
  readonly storeKey?: string | undefined
}

/** What the rules need to know of a SKU. */
export interface ItemFacts {
  /** False when the brand sells it only as part of a package. */
  readonly isSold: boolean
  /** Set when the sku is a package. */
  readonly packageKey?: string | undefined
  readonly soldInGroupsOf: number
  /** Absent while the market has no price for it. */
  readonly price?: CurrentPrice | undefined
  readonly stock: StockFacts
  /** A piece of fabric or wood: free, and only so many. */
  readonly isSample?: boolean | undefined
  /** To the buyer's wishes. */
  readonly isMadeToOrder?: boolean | undefined
  readonly weightKg: number
  readonly longestCm: number
  /** The smallest side: what a door has to let through. */
  readonly narrowestCm?: number | undefined
  /** What promotions select by. */
  readonly categoryKeys?: readonly string[] | undefined
  readonly seriesKey?: string | undefined
  readonly supplierKey?: string | undefined
  readonly productBrandKey?: string | undefined
}

export interface PackagePartFacts {
  readonly partKey: string
  readonly quantity: number
  /** SKUs; the first is included in the package's price. */
  readonly choices: readonly string[]
}

/** Facts of every SKU that the lines and commands name. */
export interface CartFacts {
  readonly items: ReadonlyMap<string, ItemFacts>
  readonly packages: ReadonlyMap<string, readonly PackagePartFacts[]>
}

/** A SKU that a line takes out of stock, and how many. */
export interface NeededItem {
  readonly sku: string
  readonly quantity: number
}

/** What one piece of the line takes out of stock: itself, or the parts of the package. */
export function itemsOfPiece(
  line: Pick<CartLine, 'sku' | 'packageKey' | 'parts'>,
  facts: CartFacts,
): readonly NeededItem[] {
  if (line.packageKey === undefined) return [{ sku: line.sku, quantity: 1 }]
  const parts = facts.packages.get(line.packageKey) ?? []
  return parts.flatMap(({ partKey, quantity, choices }) => {
    const sku = line.parts?.find((part) => part.partKey === partKey)?.sku ?? choices[0]
    return sku === undefined ? [] : [{ sku, quantity }]
  })
}

/** A package goes back as a whole: with one part that is made to the buyer's wishes all of it is. */
export function isMadeToOrder(line: Pick<CartLine, 'sku' | 'packageKey' | 'parts'>, facts: CartFacts): boolean {
  const skus = [line.sku, ...itemsOfPiece(line, facts).map(({ sku }) => sku)]
  return skus.some((sku) => facts.items.get(sku)?.isMadeToOrder === true)
}
