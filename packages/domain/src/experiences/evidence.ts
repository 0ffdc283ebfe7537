import type { Trials } from './beta-comparison.ts'

/** Differences that are looked for: most of them are smaller than this share of the rate. */
const EXPECTED_SHARE = 0.2

/**
 * How many times likelier the counts are if the rates differ than if they are equal (a mixture of all differences, weighed by
 * a normal one). If they are equal, it ever exceeds 1/a with a chance of at most a, however often one looks: that is what
 * a probability to be best does not promise.
 */
export function evidenceOfDifference(one: Trials, other: Trials): number {
  if (one.visitors === 0 || other.visitors === 0) return 1
  const rate = (one.buyers + other.buyers) / (one.visitors + other.visitors)
  const variance = rate * (1 - rate) * (1 / one.visitors + 1 / other.visitors)
  if (variance === 0) return 1
  const spread = (EXPECTED_SHARE * rate) ** 2
  const difference = other.buyers / other.visitors - one.buyers / one.visitors
  const total = variance + spread
  return Math.sqrt(variance / total) * Math.exp((difference ** 2 * spread) / (2 * variance * total))
}
