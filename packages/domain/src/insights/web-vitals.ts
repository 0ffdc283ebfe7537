/** Shown in this order. Times in milliseconds; the layout shift in thousandths, so that all are whole numbers. */
export const VITALS = ['lcp', 'inp', 'cls', 'ttfb'] as const
export type Vital = (typeof VITALS)[number]
export type VitalRating = 'good' | 'needsWork' | 'poor'

/** Longer ones are a page that slept in a background tab. */
export const MAX_OF_VITAL: Readonly<Record<Vital, number>> = { lcp: 60_000, inp: 60_000, cls: 10_000, ttfb: 60_000 }

/** Published limits (web.dev/vitals): up to the first it is good, above the second poor. */
export const VITAL_LIMITS: Readonly<Record<Vital, { readonly good: number; readonly poor: number }>> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
  ttfb: { good: 800, poor: 1800 },
}

const SLOW = [500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 11_000, 16_000]
/**
 * Upper ends of the buckets; what is above the last has a bucket of its own. Days are added bucket by bucket, which no
 * stored percentile allows. The limits are among them. Never change one: stored days are counted with it.
 */
const BUCKET_ENDS: Readonly<Record<Vital, readonly number[]>> = {
  lcp: SLOW,
  inp: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 650, 800, 1000, 1500, 2500],
  cls: [5, 10, 20, 30, 40, 50, 60, 80, 100, 125, 150, 200, 250, 350, 500, 750, 1000],
  ttfb: [50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2500, 3500, 5000, 8000],
}
export const VITAL_PERCENTILE = 0.75

export function bucketOf(vital: Vital, value: number): number {
  const found = BUCKET_ENDS[vital].findIndex((end) => value <= end)
  return found < 0 ? BUCKET_ENDS[vital].length : found
}

export type Histogram = ReadonlyMap<number, number>

export const countOf = (histogram: Histogram): number => [...histogram.values()].reduce((sum, count) => sum + count, 0)

/** What three of four visits stay below, between the ends of its bucket; undefined without any. */
export function percentileOf(vital: Vital, histogram: Histogram, share = VITAL_PERCENTILE): number | undefined {
  const ends = BUCKET_ENDS[vital]
  const wanted = countOf(histogram) * share
  if (wanted === 0) return undefined
  let below = 0
  for (const [bucket, end] of ends.entries()) {
    const count = histogram.get(bucket) ?? 0
    const start = ends[bucket - 1] ?? 0
    if (count > 0 && below + count >= wanted) return Math.round(start + ((wanted - below) / count) * (end - start))
    below += count
  }
  return ends.at(-1)
}

export function ratingOf(vital: Vital, value: number): VitalRating {
  const { good, poor } = VITAL_LIMITS[vital]
  if (value <= good) return 'good'
  return value <= poor ? 'needsWork' : 'poor'
}
