/** How many visitors saw a variant, and how many of them ordered. */
export interface Trials {
  readonly visitors: number
  readonly buyers: number
}

export interface Comparison {
  /** The most likely rates: 95 % of what is believed lies between both. */
  readonly interval: readonly [low: number, high: number]
  /** How likely it is the best of all. */
  readonly probabilityBest: number
  /** What is lost on average, in rate, if it is chosen and another is better. */
  readonly expectedLoss: number
}

const GRID = 4000
/** So many standard deviations around the mean hold all that counts. */
const REACH = 9
const TAIL = 0.025

interface Belief {
  readonly alpha: number
  readonly beta: number
  readonly mean: number
  readonly deviation: number
}

/** Before anything is known every rate is as likely as another. */
function beliefOf({ visitors, buyers }: Trials): Belief {
  const alpha = buyers + 1
  const beta = Math.max(visitors - buyers, 0) + 1
  const total = alpha + beta
  return {
    alpha,
    beta,
    mean: alpha / total,
    deviation: Math.sqrt((alpha * beta) / (total * total * (total + 1))),
  }
}

interface Grid {
  readonly from: number
  readonly step: number
}

/** One grid for all, where any of them is likely at all. */
function gridOf(beliefs: readonly Belief[]): Grid {
  const from = Math.max(0, Math.min(...beliefs.map(({ mean, deviation }) => mean - REACH * deviation)))
  const to = Math.min(1, Math.max(...beliefs.map(({ mean, deviation }) => mean + REACH * deviation)))
  return { from, step: (to - from) / GRID }
}

/** Of each cell of the grid, by its middle; the sum is one. */
function masses({ alpha, beta, mean }: Belief, { from, step }: Grid): readonly number[] {
  const peak = alpha > 1 && beta > 1 ? (alpha - 1) / (alpha + beta - 2) : mean
  const heightAt = (rate: number) => (alpha - 1) * Math.log(rate) + (beta - 1) * Math.log1p(-rate)
  const highest = heightAt(Math.min(Math.max(peak, 1e-12), 1 - 1e-12))
  const cells = Array.from({ length: GRID }, (_, cell) => Math.exp(heightAt(from + (cell + 0.5) * step) - highest))
  const total = cells.reduce((sum, cell) => sum + cell, 0)
  return cells.map((cell) => cell / total)
}

/** Up to the end of each cell. */
function cumulated(cells: readonly number[]): readonly number[] {
  let sum = 0
  return cells.map((cell) => (sum += cell))
}

function quantile(upTo: readonly number[], share: number, { from, step }: Grid): number {
  const cell = upTo.findIndex((sum) => sum >= share)
  const before = upTo[cell - 1] ?? 0
  const within = (share - before) / Math.max((upTo[cell] ?? 1) - before, Number.EPSILON)
  return from + (Math.max(cell, 0) + within) * step
}

/**
 * Bayesian comparison of rates: each is believed to be Beta(1 + buyers, 1 + others). Integrated on a grid, so that the
 * same numbers always give the same answer.
 */
export function compareRates(all: readonly Trials[]): readonly Comparison[] {
  const beliefs = all.map(beliefOf)
  const grid = gridOf(beliefs)
  const cells = beliefs.map((belief) => masses(belief, grid))
  const upTo = cells.map(cumulated)
  /** That a variant lies below the middle of a cell. */
  const below = upTo.map((sums, index) => sums.map((sum, cell) => sum - (cells[index]?.[cell] ?? 0) / 2))
  const allBelow = Array.from({ length: GRID }, (_, cell) =>
    below.reduce((product, sums) => product * (sums[cell] ?? 0), 1),
  )
  const expectedBest = grid.from + allBelow.reduce((sum, chance) => sum + (1 - chance) * grid.step, 0)
  return beliefs.map(({ mean }, index) => {
    const others = below.filter((_, other) => other !== index)
    const probabilityBest = (cells[index] ?? []).reduce(
      (sum, mass, cell) => sum + mass * others.reduce((product, sums) => product * (sums[cell] ?? 0), 1),
      0,
    )
    const own = upTo[index] ?? []
    return {
      interval: [quantile(own, TAIL, grid), quantile(own, 1 - TAIL, grid)],
      probabilityBest,
      expectedLoss: Math.max(expectedBest - mean, 0),
    }
  })
}
