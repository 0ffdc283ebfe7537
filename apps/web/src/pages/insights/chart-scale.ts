/** A scale that ends at a round number, and its ticks from the top down to zero. */
export interface ChartScale {
  readonly top: number
  readonly ticks: readonly number[]
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10] as const
const MAX_STEPS = 4

/** Whole numbers only: there is no half order. */
export function scaleOf(highest: number): ChartScale {
  const least = Math.max(highest, 1) / MAX_STEPS
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, Math.ceil((ROUND_STEPS.find((round) => round * power >= least) ?? 10) * power))
  const steps = Math.max(1, Math.ceil(highest / step))
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, at) => (steps - at) * step) }
}

/** At most `most` of the items, evenly, with the first and the last. */
export function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items
  const gap = (items.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, at) => items[Math.round(at * gap)]).filter((item) => item !== undefined)
}
