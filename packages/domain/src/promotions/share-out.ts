/**
 * Splits an amount in proportion to the weights, to the smallest unit; remainders go to the largest fractions. No share
 * exceeds its weight when the amount does not exceed their sum.
 */
export function shareOut(amount: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (amount * weight) / whole)
  const shares = exact.map((share) => Math.floor(share))
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const rest = (at: number) => (exact[at] ?? 0) - (shares[at] ?? 0)
  const neediest = weights.map((_, at) => at).toSorted((a, b) => rest(b) - rest(a) || a - b)
  for (const at of neediest.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}
