import { changeMoments, memberPriceAt, publicPriceAt, type PriceAudience, type PriceEntry } from './price-log.ts'

/** What a part is when it is bought by itself: the log of its first choice, and how many of it the package has. */
export interface PackagePartLog {
  readonly quantity: number
  readonly log: readonly PriceEntry[]
}

/** A time in which the package's own price is above that of its parts. */
export interface OverpricedPeriod {
  readonly from: Date
  readonly to: Date | undefined
  readonly ownMinor: number
  /** What the parts cost then, bought one by one. */
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

/** While a part has no price there is nothing to compare with. */
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
 * The log by which a package is sold: it never costs more than its parts do, whatever became of their prices since its
 * own was written. What that makes of it is its regular price in that time: no reduction is claimed from it, and later
 * ones have it as a price that applied.
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
  // First, for of two regular prices that begin together the first is taken.
  return [
    ...overpricedPeriods(own, parts).map(entryOf('all')),
    ...overpricedPeriods(own, parts, 'club').map(entryOf('club')),
    ...own,
  ]
}
