import { describe, expect, it } from 'vitest'
import type { Trials } from './beta-comparison.ts'
import { evidenceOfDifference } from './evidence.ts'
import { MAX_FALSE_ALARMS, MIN_DAYS, reportExperiment, type VariantCounts } from './experiment-report.ts'

/** Numbers between 0 and 1 that look like chance, the same in every run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How many of the visitors buy: a normal draw is close enough to a binomial one at these sizes. */
function buyersOf(random: () => number, visitors: number, rate: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const drawn = Math.round(visitors * rate + Math.sqrt(visitors * rate * (1 - rate)) * normal)
  return Math.min(visitors, Math.max(0, drawn))
}

interface Experiment {
  readonly rates: readonly number[]
  readonly perDay: number
  readonly days: number
}

/** The counts at the end of each day. */
function* dailyCounts(random: () => number, { rates, perDay, days }: Experiment): Generator<readonly Trials[]> {
  let counts: readonly Trials[] = rates.map(() => ({ visitors: 0, buyers: 0 }))
  for (let day = 0; day < days; day += 1) {
    counts = counts.map(({ visitors, buyers }, index) => ({
      visitors: visitors + perDay,
      buyers: buyers + buyersOf(random, perDay, rates[index] ?? 0),
    }))
    yield counts
  }
}

const KEYS = ['control', 'b', 'c']
const countsOf = ({ visitors, buyers }: Trials, index: number): VariantCounts => ({
  variant: KEYS[index] ?? '',
  visitors,
  buyers,
  orders: buyers,
  revenue: [],
  views: visitors,
  errors: 0,
  lcpSamples: 0,
  lcpP75Ms: undefined,
})

/** What is decided by somebody who looks every day and does what the report says. */
function decide(random: () => number, experiment: Experiment): string {
  const variants = experiment.rates.slice(1).map((_, index) => ({ key: KEYS[index + 1] ?? '', weight: 1 }))
  let day = 0
  for (const counts of dailyCounts(random, experiment)) {
    day += 1
    if (day < MIN_DAYS) continue
    const { verdict } = reportExperiment({ controlWeight: 1, variants }, counts.map(countsOf), day)
    if (verdict.decision === 'winner') return verdict.variant
    if (verdict.decision === 'stop') return verdict.reason
  }
  return 'undecided'
}

function shareOf(wanted: (decided: string) => boolean, experiment: Experiment, runs: number): number {
  const random = chance(20_261_119)
  const decided = Array.from({ length: runs }, () => decide(random, experiment))
  return decided.filter(wanted).length / runs
}

const isChange = (decided: string) => decided === 'b' || decided === 'c'

describe('the stopping rule, looked at every day', () => {
  it('TRACK-08 names a winner among equals in at most 5 of 100 experiments', () => {
    expect(shareOf(isChange, { rates: [0.03, 0.03], perDay: 1000, days: 28 }, 150)).toBeLessThanOrEqual(
      MAX_FALSE_ALARMS,
    )
    expect(shareOf(isChange, { rates: [0.03, 0.03, 0.03], perDay: 1000, days: 21 }, 60)).toBeLessThanOrEqual(
      MAX_FALSE_ALARMS,
    )
  })

  it('TRACK-08 finds a variant that is a fifth better', () => {
    expect(shareOf((decided) => decided === 'b', { rates: [0.03, 0.036], perDay: 2000, days: 28 }, 40)).toBeGreaterThan(
      0.9,
    )
  })

  it('TRACK-08 its evidence ever exceeds 1/a among equals with a chance of at most a, for a year of days', () => {
    const random = chance(41)
    const isFooled = () => {
      for (const [control, other] of dailyCounts(random, { rates: [0.03, 0.03], perDay: 500, days: 365 }))
        if (control && other && evidenceOfDifference(control, other) >= 1 / MAX_FALSE_ALARMS) return true
      return false
    }
    const runs = 1000
    const fooled = Array.from({ length: runs }, isFooled).filter(Boolean).length
    expect(fooled / runs).toBeLessThanOrEqual(MAX_FALSE_ALARMS)
  })

  it('TRACK-08 nothing seen is no evidence', () => {
    const none = { visitors: 0, buyers: 0 }
    expect(evidenceOfDifference(none, none)).toBe(1)
    expect(evidenceOfDifference({ visitors: 10, buyers: 0 }, { visitors: 10, buyers: 0 })).toBe(1)
    expect(evidenceOfDifference({ visitors: 5000, buyers: 100 }, { visitors: 5000, buyers: 200 })).toBeGreaterThan(1000)
  })
})
