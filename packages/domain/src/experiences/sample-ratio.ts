/** With a fair split a worse one comes by chance once in a thousand experiments: then something is broken. */
export const MIN_FAIR_CHANCE = 0.001
const STEPS = 500
/** With few degrees of freedom: less likely than anything that is told apart. */
const BEYOND_CHANCE = 200

/** Logarithm of the gamma function (Lanczos). */
function logGamma(value: number): number {
  const coefficients = [
    76.180_091_729_47, -86.505_320_329_42, 24.014_098_240_83, -1.231_739_572_45, 0.001_208_650_974, -0.000_005_395_239,
  ]
  const base = value + 5.5 - (value + 0.5) * Math.log(value + 5.5)
  const series = coefficients.reduce(
    (sum, coefficient, index) => sum + coefficient / (value + index + 1),
    1.000_000_000_19,
  )
  return -base + Math.log((2.506_628_274_631 * series) / value)
}

/** How likely a sum of squares as large as this, or larger, comes by chance. */
export function chiSquareChance(statistic: number, freedom: number): number {
  if (statistic <= 0) return 1
  if (statistic > BEYOND_CHANCE) return 0
  const [shape, point] = [freedom / 2, statistic / 2]
  let term = 1 / shape
  let sum = term
  for (let step = 1; step < STEPS && term > sum * 1e-15; step += 1) {
    term *= point / (shape + step)
    sum += term
  }
  return Math.min(1, Math.max(0, 1 - sum * Math.exp(shape * Math.log(point) - point - logGamma(shape))))
}

/** How likely the visitors of an experiment are split as they are, if chance split them by weight. */
export function sampleRatioChance(split: readonly { readonly weight: number; readonly visitors: number }[]): number {
  const counted = split.filter(({ weight }) => weight > 0)
  const visitors = counted.reduce((sum, each) => sum + each.visitors, 0)
  const weights = counted.reduce((sum, each) => sum + each.weight, 0)
  if (counted.length < 2 || visitors === 0) return 1
  const statistic = counted.reduce((sum, each) => {
    const expected = (visitors * each.weight) / weights
    return sum + (each.visitors - expected) ** 2 / expected
  }, 0)
  return chiSquareChance(statistic, counted.length - 1)
}
