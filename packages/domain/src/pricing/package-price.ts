import { changeMoments, memberPriceAt, publicPriceAt, type PriceAudience, type PriceEntry } from './price-log.ts'

/** A part as bought separately: the price log of its default choice, and its quantity in the package. */
export interface PackagePartLog {
  readonly quantity: number
  readonly log: readonly PriceEntry[]
}

/** A period in which the package's own price is above that of its parts. */
export interface OverpricedPeriod {
  readonly from: Date
  readonly to: Date | undefined
  readonly ownMinor: number
  /** The price of the parts in that period, bought separately. */
  readonly separateMinor: number
}

const PRICE_AT = { all: publicPriceAt, club: memberPriceAt } as const

function separateAt(parts: readonly PackagePartLog[], moment: Date, audience: PriceAudience): number | undefined {
  let sum = 0
  for (const { quantity, log } of parts) {
    const minor = PRICE_AT[audience](log, moment)
    if (minor === undefined) return undefined
    sum += minor * quantity
  }
  return parts.length === 0 ? undefined : sum
}

/** If a part has no price, nothing can be compared. */
export function overpricedPeriods(
  own: readonly PriceEntry[],
  parts: readonly PackagePartLog[],
  audience: PriceAudience = 'all',
): readonly OverpricedPeriod[] {
  const moments = changeMoments([...own, ...parts.flatMap(({ log }) => log)])
  return moments.flatMap((from, index): OverpricedPeriod[] => {
    const ownMinor = PRICE_AT[audience](own, from)
    const separateMinor = separateAt(parts, from, audience)
    if (ownMinor === undefined || separateMinor === undefined || ownMinor <= separateMinor) return []
    return [{ from, to: moments[index + 1], ownMinor, separateMinor }]
  })
}

/**
 * The effective price log of a package: it never costs more than its parts, even if their prices fell after its own was
 * set. Such a lower price counts as its regular price in that period: no reduction is claimed from it, and it counts
 * for later reference prices.
 */
export function packagePriceLog(own: readonly PriceEntry[], parts: readonly PackagePartLog[]): readonly PriceEntry[] {
  if (parts.length === 0) return own
  const entryOf =
    (audience: PriceAudience) =>
    ({ from, to, separateMinor: minor }: OverpricedPeriod): PriceEntry => ({
      minor,
      reason: 'regular',
      audience,
      from,
      to,
    })
  // First, because of two regular prices with the same start the first one wins.
  return [
    ...overpricedPeriods(own, parts).map(entryOf('all')),
    ...overpricedPeriods(own, parts, 'club').map(entryOf('club')),
    ...own,
  ]
}
