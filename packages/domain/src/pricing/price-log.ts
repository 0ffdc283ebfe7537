import { DAY_MS } from '../duration/duration.ts'

export const PRICE_REASONS = ['regular', 'campaign', 'automated'] as const
export type PriceReason = (typeof PRICE_REASONS)[number]
/** A club price is for members only, but counts for the reference price too. */
export const PRICE_AUDIENCES = ['all', 'club'] as const
export type PriceAudience = (typeof PRICE_AUDIENCES)[number]

/** One entry of the append-only price log, as far as the rules need it. */
export interface PriceEntry {
  readonly minor: number
  readonly reason: PriceReason
  readonly audience?: PriceAudience
  readonly from: Date
  readonly to: Date | undefined
}

export interface CurrentPrice {
  readonly currentMinor: number
  readonly regularMinor: number
  /** The lowest price of the 30 days before the current reduction began; absent without a reduction. */
  readonly reference?: { readonly minor: number; readonly reductionBegan: Date }
  /** The member price, if lower. */
  readonly clubMinor?: number
  /** When the current reduction ends, if it has an end. */
  readonly reductionEndsAt?: Date
  /** The same, for an automated reduction. */
  readonly automatedEndsAt?: Date
  /** The price is an automated reduction. */
  readonly isAutomated?: true
  /** When the next entry begins or the current one ends. */
  readonly validUntil?: Date
}

export const REFERENCE_PERIOD_DAYS = 30

const isPublic = (entry: PriceEntry) => entry.audience !== 'club'

function runsAt(entry: PriceEntry, moment: Date): boolean {
  return entry.from <= moment && (entry.to === undefined || moment < entry.to)
}

/** A newer regular price replaces the older one; reductions apply in parallel. */
function runningAt(log: readonly PriceEntry[], moment: Date): readonly PriceEntry[] {
  const running = log.filter((entry) => runsAt(entry, moment))
  const regular = running.filter((entry) => entry.reason === 'regular' && isPublic(entry))
  const newest = regular.reduce<PriceEntry | undefined>(
    (best, entry) => (best === undefined || entry.from > best.from ? entry : best),
    undefined,
  )
  return running.filter((entry) => entry === newest || entry.reason !== 'regular' || !isPublic(entry))
}

function lowestOf(entries: readonly PriceEntry[]): PriceEntry | undefined {
  return entries.reduce<PriceEntry | undefined>(
    (best, entry) => (best === undefined || entry.minor < best.minor ? entry : best),
    undefined,
  )
}

/** The price for everyone at that time. */
export function publicPriceAt(log: readonly PriceEntry[], moment: Date): number | undefined {
  return lowestOf(runningAt(log, moment).filter(isPublic))?.minor
}

/** The price for members at that time. */
export function memberPriceAt(log: readonly PriceEntry[], moment: Date): number | undefined {
  return publicPriceAt(log, moment) === undefined ? undefined : lowestOf(runningAt(log, moment))?.minor
}

function regularAt(log: readonly PriceEntry[], moment: Date): number | undefined {
  return runningAt(log, moment).find((entry) => entry.reason === 'regular' && isPublic(entry))?.minor
}

/** All times at which the price can change, in order. */
export function changeMoments(log: readonly PriceEntry[]): Date[] {
  const times = new Set(log.flatMap((entry) => [entry.from.getTime(), ...(entry.to ? [entry.to.getTime()] : [])]))
  return [...times].toSorted((a, b) => a - b).map((time) => new Date(time))
}

/** A reduction that is only deepened counts as one: it began with its first step. */
function findReductionStart(log: readonly PriceEntry[], now: Date): Date | undefined {
  const moments = changeMoments(log).filter((moment) => moment <= now)
  let began: Date | undefined
  for (const moment of moments.toReversed()) {
    const [price, regular] = [publicPriceAt(log, moment), regularAt(log, moment)]
    if (price === undefined || regular === undefined || price >= regular) break
    const later = began && publicPriceAt(log, began)
    if (later !== undefined && price < later) break
    began = moment
  }
  return began
}

/** Includes club prices: otherwise the reference would be too high. */
function lowestBefore(log: readonly PriceEntry[], began: Date): number | undefined {
  const opened = new Date(began.getTime() - REFERENCE_PERIOD_DAYS * DAY_MS)
  const moments = [opened, ...changeMoments(log).filter((moment) => moment > opened && moment < began)]
  const prices = moments.map((moment) => lowestOf(runningAt(log, moment))?.minor).filter((price) => price !== undefined)
  return prices.length === 0 ? undefined : Math.min(...prices)
}

/** The current price with its legal reference. Undefined if no entry applies: then it can't be sold. */
export function currentPrice(log: readonly PriceEntry[], now: Date): CurrentPrice | undefined {
  const running = runningAt(log, now)
  const current = lowestOf(running.filter(isPublic))
  if (current === undefined) return undefined
  const currentMinor = current.minor
  const regularMinor = regularAt(log, now) ?? currentMinor
  const club = lowestOf(running.filter((entry) => !isPublic(entry)))?.minor
  const next = changeMoments(log).find((moment) => moment > now)
  const isReduced = currentMinor < regularMinor
  const began = isReduced ? findReductionStart(log, now) : undefined
  const reference = began && lowestBefore(log, began)
  return {
    currentMinor,
    regularMinor,
    ...(began &&
      reference !== undefined &&
      reference > currentMinor && { reference: { minor: reference, reductionBegan: began } }),
    ...(club !== undefined && club < currentMinor && { clubMinor: club }),
    ...(isReduced && current.to && { reductionEndsAt: current.to }),
    ...(isReduced && current.to && current.reason === 'automated' && { automatedEndsAt: current.to }),
    ...(isReduced && current.reason === 'automated' && { isAutomated: true }),
    ...(next && { validUntil: next }),
  }
}

export interface ReferenceProof {
  readonly reductionBegan: Date
  /** The 30 days before the reduction began. */
  readonly periodFrom: Date
  readonly periodTo: Date
  /** Every price that applied in the period, by its start. */
  readonly applied: readonly { readonly from: Date; readonly minor: number; readonly audience: PriceAudience }[]
  readonly lowestMinor: number | undefined
}

/** The records behind the reference price; undefined if the price is not reduced. */
export function proveReference(log: readonly PriceEntry[], now: Date): ReferenceProof | undefined {
  const [current, regular] = [publicPriceAt(log, now), regularAt(log, now)]
  if (current === undefined || regular === undefined || current >= regular) return undefined
  const began = findReductionStart(log, now)
  if (!began) return undefined
  const opened = new Date(began.getTime() - REFERENCE_PERIOD_DAYS * DAY_MS)
  const moments = [opened, ...changeMoments(log).filter((moment) => moment > opened && moment < began)]
  const applied = moments.flatMap((from) => {
    const lowest = lowestOf(runningAt(log, from))
    return lowest ? [{ from, minor: lowest.minor, audience: lowest.audience ?? 'all' }] : []
  })
  return {
    reductionBegan: began,
    periodFrom: opened,
    periodTo: began,
    applied,
    lowestMinor: lowestBefore(log, began),
  }
}
