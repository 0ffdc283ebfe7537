/** One entry of the append-only price log, as far as the rules need it. */
export interface PriceEntry {
  readonly minor: number
  readonly reason: 'regular' | 'campaign' | 'automated'
  readonly from: Date
  readonly to: Date | undefined
}

export interface CurrentPrice {
  readonly currentMinor: number
  readonly regularMinor: number
  /** The lowest price of the 30 days before the present reduction began; absent without a reduction. */
  readonly reference?: { readonly minor: number; readonly reductionBegan: Date }
  /** When the next entry begins or the running one ends. */
  readonly validUntil?: Date
}

const DAY_MS = 24 * 60 * 60 * 1000
export const REFERENCE_PERIOD_DAYS = 30

function runsAt(entry: PriceEntry, moment: Date): boolean {
  return entry.from <= moment && (entry.to === undefined || moment < entry.to)
}

function lowestAt(log: readonly PriceEntry[], moment: Date): number | undefined {
  const running = log.filter((entry) => runsAt(entry, moment)).map((entry) => entry.minor)
  return running.length === 0 ? undefined : Math.min(...running)
}

function regularAt(log: readonly PriceEntry[], moment: Date): number | undefined {
  const regular = log.filter((entry) => entry.reason === 'regular' && runsAt(entry, moment))
  return regular.toSorted((a, b) => b.from.getTime() - a.from.getTime())[0]?.minor
}

/** The moments at which the price can change, in order. */
function changeMoments(log: readonly PriceEntry[]): Date[] {
  const times = new Set(log.flatMap((entry) => [entry.from.getTime(), ...(entry.to ? [entry.to.getTime()] : [])]))
  return [...times].toSorted((a, b) => a - b).map((time) => new Date(time))
}

/** A reduction that only goes deeper is one reduction: it began with its first step. */
function findReductionStart(log: readonly PriceEntry[], now: Date): Date | undefined {
  const moments = changeMoments(log).filter((moment) => moment <= now)
  let began: Date | undefined
  for (const moment of moments.toReversed()) {
    const [price, regular] = [lowestAt(log, moment), regularAt(log, moment)]
    if (price === undefined || regular === undefined || price >= regular) break
    const later = began && lowestAt(log, began)
    if (later !== undefined && price < later) break
    began = moment
  }
  return began
}

function lowestBefore(log: readonly PriceEntry[], began: Date): number | undefined {
  const opened = new Date(began.getTime() - REFERENCE_PERIOD_DAYS * DAY_MS)
  const moments = [opened, ...changeMoments(log).filter((moment) => moment > opened && moment < began)]
  const prices = moments.map((moment) => lowestAt(log, moment)).filter((price) => price !== undefined)
  return prices.length === 0 ? undefined : Math.min(...prices)
}

/** The price that applies now, with its lawful reference. Undefined when no entry runs: then it can't be sold. */
export function currentPrice(log: readonly PriceEntry[], now: Date): CurrentPrice | undefined {
  const currentMinor = lowestAt(log, now)
  if (currentMinor === undefined) return undefined
  const regularMinor = regularAt(log, now) ?? currentMinor
  const next = changeMoments(log).find((moment) => moment > now)
  const began = currentMinor < regularMinor ? findReductionStart(log, now) : undefined
  const reference = began && lowestBefore(log, began)
  return {
    currentMinor,
    regularMinor,
    ...(began &&
      reference !== undefined &&
      reference > currentMinor && { reference: { minor: reference, reductionBegan: began } }),
    ...(next && { validUntil: next }),
  }
}
