import type { CurrentPrice } from '../pricing/price-log.ts'
import { availableOf, inWholeGroups, type StockFacts } from '../stock/stock-status.ts'
import { itemsOfPiece, type CartFacts, type CartLine, type PackagePartFacts } from './cart-line.ts'
import type { ChosenPart } from './commands/cart-commands.ts'

/** Every part with its choice, by default the first; undefined when an unknown choice was given. */
export function completeParts(
  parts: readonly PackagePartFacts[],
  given: readonly ChosenPart[],
): readonly ChosenPart[] | undefined {
  const chosen = new Map(given.map((part) => [part.partKey, part.sku]))
  const isKnown = ({ partKey, sku }: ChosenPart) =>
    parts.find((part) => part.partKey === partKey)?.choices.includes(sku)
  if (chosen.size < given.length || !given.every(isKnown)) return undefined
  return parts.map(({ partKey, choices }) => ({ partKey, sku: chosen.get(partKey) ?? choices[0] ?? '' }))
}

/** What the choices add to the package's price, or take off; undefined when one of them has no price. */
function differenceMinor(line: Pick<CartLine, 'packageKey' | 'parts'>, facts: CartFacts): number | undefined {
  const parts = line.packageKey === undefined ? [] : (facts.packages.get(line.packageKey) ?? [])
  let sum = 0
  for (const { partKey, quantity, choices } of parts) {
    const sku = line.parts?.find((part) => part.partKey === partKey)?.sku
    const [first] = choices
    if (sku === undefined || first === undefined || sku === first) continue
    const [chosen, included] = [facts.items.get(sku)?.price, facts.items.get(first)?.price]
    if (!chosen || !included) return undefined
    sum += (chosen.currentMinor - included.currentMinor) * quantity
  }
  return sum
}

/** The price of one piece; undefined when it can't be sold. */
export function piecePrice(
  line: Pick<CartLine, 'sku' | 'packageKey' | 'parts'>,
  facts: CartFacts,
): CurrentPrice | undefined {
  const price = facts.items.get(line.sku)?.price
  const difference = differenceMinor(line, facts)
  const isFree = facts.items.get(line.sku)?.isSample === true
  if (!price || difference === undefined || (price.currentMinor + difference <= 0 && !isFree)) return undefined
  const { reference, clubMinor, ...rest } = price
  return {
    ...rest,
    currentMinor: price.currentMinor + difference,
    regularMinor: price.regularMinor + difference,
    ...(reference && { reference: { ...reference, minor: reference.minor + difference } }),
    ...(clubMinor !== undefined && { clubMinor: clubMinor + difference }),
  }
}

/**
 * A package is available as often as its scarcest part; back-orderable when all missing parts are, and as slow as the
 * slowest.
 */
export function pieceStock(line: Pick<CartLine, 'sku' | 'packageKey' | 'parts'>, facts: CartFacts): StockFacts {
  const needed = itemsOfPiece(line, facts)
  const stocks = needed.map(({ sku, quantity }) => {
    const stock = facts.items.get(sku)?.stock ?? { onHand: 0, reserved: 0 }
    return { pieces: Math.floor(availableOf(stock) / quantity), backOrderDays: stock.backOrderDays }
  })
  const groupSize = facts.items.get(line.sku)?.soldInGroupsOf ?? 1
  const missing = stocks.filter(({ pieces }) => pieces < groupSize)
  const canWait = missing.length > 0 && missing.every(({ backOrderDays }) => backOrderDays !== undefined)
  const stock = {
    onHand: stocks.length === 0 ? 0 : Math.min(...stocks.map(({ pieces }) => pieces)),
    reserved: 0,
    ...(canWait && { backOrderDays: Math.max(...missing.map(({ backOrderDays = 0 }) => backOrderDays)) }),
  }
  return inWholeGroups(stock, groupSize)
}
