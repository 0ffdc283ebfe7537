import { describe, expect, it } from 'vitest'
import { compareRates } from './beta-comparison.ts'
import { reportExperiment, type VariantCounts } from './experiment-report.ts'
import { chiSquareChance, sampleRatioChance } from './sample-ratio.ts'

const trials = (visitors: number, buyers: number) => ({ visitors, buyers })

/** For whole numbers: P(b > a) as a finite sum (Evan Miller's closed form), another way to the same number. */
function chanceThatSecondIsBetter(a: ReturnType<typeof trials>, b: ReturnType<typeof trials>): number {
  const logFactorials = [0]
  const logFactorial = (of: number): number => {
    for (let next = logFactorials.length; next <= of; next += 1)
      logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next))
    return logFactorials[of] ?? 0
  }
  const logBeta = (x: number, y: number) => logFactorial(x - 1) + logFactorial(y - 1) - logFactorial(x + y - 1)
  const [aa, ab] = [a.buyers + 1, a.visitors - a.buyers + 1]
  const [ba, bb] = [b.buyers + 1, b.visitors - b.buyers + 1]
  let sum = 0
  for (let i = 0; i < ba; i += 1)
    sum += Math.exp(logBeta(aa + i, ab + bb) - Math.log(bb + i) - logBeta(1 + i, bb) - logBeta(aa, ab))
  return sum
}

describe('comparing rates', () => {
  it.each([
    [trials(100, 10), trials(100, 15)],
    [trials(1000, 30), trials(1000, 45)],
    [trials(20_000, 600), trials(20_000, 610)],
    [trials(10, 0), trials(12, 1)],
  ])('TRACK-08 the chance to be best of %j and %j is the closed form of it', (a, b) => {
    const [first, second] = compareRates([a, b])
    expect(second?.probabilityBest).toBeCloseTo(chanceThatSecondIsBetter(a, b), 3)
    expect((first?.probabilityBest ?? 0) + (second?.probabilityBest ?? 0)).toBeCloseTo(1, 6)
  })

  it('TRACK-08 the interval holds 95 % of the belief: known quantiles of Beta(11, 91) and Beta(1, 1)', () => {
    expect(compareRates([trials(100, 10)])[0]?.interval[0]).toBeCloseTo(0.0556, 3)
    expect(compareRates([trials(100, 10)])[0]?.interval[1]).toBeCloseTo(0.1746, 3)
    expect(compareRates([trials(0, 0)])[0]?.interval).toEqual([expect.closeTo(0.025, 3), expect.closeTo(0.975, 3)])
  })

  it('TRACK-08 the loss of two unknown rates is 1/6; that of equal ones is equal; of the sure best it is none', () => {
    const unknown = compareRates([trials(0, 0), trials(0, 0)])
    expect(unknown.map(({ expectedLoss }) => expectedLoss)).toEqual([
      expect.closeTo(1 / 6, 4),
      expect.closeTo(1 / 6, 4),
    ])
    expect(unknown[0]?.probabilityBest).toBeCloseTo(0.5, 4)
    const sure = compareRates([trials(10_000, 100), trials(10_000, 1000)])
    expect(sure[1]?.expectedLoss).toBeLessThan(1e-6)
    expect(sure[0]?.expectedLoss).toBeCloseTo(0.09, 3)
    const three = compareRates([trials(500, 20), trials(500, 20), trials(500, 20)])
    expect(three.map(({ probabilityBest }) => probabilityBest)).toEqual(Array(3).fill(expect.closeTo(1 / 3, 3)))
  })
})

describe('the split', () => {
  it('TRACK-08 chances of the chi-square table', () => {
    expect(chiSquareChance(3.841, 1)).toBeCloseTo(0.05, 3)
    expect(chiSquareChance(10.828, 1)).toBeCloseTo(0.001, 4)
    expect(chiSquareChance(5.991, 2)).toBeCloseTo(0.05, 3)
    expect(chiSquareChance(9.488, 4)).toBeCloseTo(0.05, 3)
    expect(chiSquareChance(0, 1)).toBe(1)
    expect(chiSquareChance(900, 3)).toBeCloseTo(0, 9)
  })

  it('TRACK-08 is judged by weight', () => {
    const split = (one: number, other: number, weight = 1) =>
      sampleRatioChance([
        { weight: 1, visitors: one },
        { weight, visitors: other },
      ])
    expect(split(5000, 5050)).toBeGreaterThan(0.5)
    expect(split(5000, 5500)).toBeLessThan(0.001)
    expect(split(5000, 10_020, 2)).toBeGreaterThan(0.5)
    expect(split(0, 0)).toBe(1)
  })
})

describe('the verdict', () => {
  const counts = (variant: string, visitors: number, buyers: number, more: Partial<VariantCounts> = {}) => ({
    variant,
    visitors,
    buyers,
    orders: buyers,
    revenue: [{ currency: 'DKK' as const, minor: buyers * 100_000 }],
    views: visitors * 2,
    errors: 0,
    lcpSamples: visitors,
    lcpP75Ms: 1000,
    ...more,
  })
  const rule = { controlWeight: 1, variants: [{ key: 'b', weight: 1 }] }
  const judged = (a: VariantCounts, b: VariantCounts, days = 14) => reportExperiment(rule, [a, b], days).verdict

  it('TRACK-08 waits for a week and for visitors, then for certainty', () => {
    const clear = [counts('control', 5000, 100), counts('b', 5000, 200)] as const
    expect(judged(...clear, 3)).toEqual({ decision: 'continue', reason: 'too-early' })
    expect(judged(counts('control', 150, 3), counts('b', 150, 9))).toEqual({
      decision: 'continue',
      reason: 'too-early',
    })
    expect(judged(counts('control', 1000, 30), counts('b', 1000, 34))).toEqual({
      decision: 'continue',
      reason: 'undecided',
    })
    expect(judged(...clear)).toEqual({ decision: 'winner', reason: 'better', variant: 'b' })
    expect(judged(counts('control', 5000, 200), counts('b', 5000, 100))).toEqual({
      decision: 'winner',
      reason: 'better',
      variant: 'control',
    })
  })

  it('TRACK-08 stops what is broken, what makes no difference and what harms', () => {
    expect(judged(counts('control', 5000, 100), counts('b', 5600, 200))).toEqual({
      decision: 'stop',
      reason: 'broken-split',
    })
    expect(judged(counts('control', 2e6, 60_000), counts('b', 2e6, 60_010))).toEqual({
      decision: 'stop',
      reason: 'equal',
    })
    expect(judged(counts('control', 5000, 100), counts('b', 5000, 200, { lcpP75Ms: 1300 }))).toEqual({
      decision: 'stop',
      reason: 'guardrail',
    })
  })

  it('TRACK-08 warns of a variant that is clearly slower or breaks more often', () => {
    const warned = (more: Partial<VariantCounts>, control: Partial<VariantCounts> = {}) =>
      reportExperiment(rule, [counts('control', 1000, 30, control), counts('b', 1000, 30, more)], 14).variants[1]
        ?.warnings
    expect(warned({ lcpP75Ms: 1090 })).toEqual([])
    expect(warned({ lcpP75Ms: 1150 })).toEqual(['slower'])
    expect(warned({ lcpP75Ms: 1500, lcpSamples: 20 })).toEqual([])
    expect(warned({ errors: 8 }, { errors: 6 })).toEqual([])
    expect(warned({ errors: 60 }, { errors: 6 })).toEqual(['more-errors'])
  })

  it('TRACK-08 says what each variant brought', () => {
    const { variants } = reportExperiment(rule, [counts('control', 1000, 30), counts('old', 10, 1)], 14)
    expect(variants.map(({ variant }) => variant)).toEqual(['control', 'b'])
    expect(variants[0]).toMatchObject({
      rate: 0.03,
      revenuePerVisitor: [{ currency: 'DKK', minor: 3000 }],
      errorsPerThousandViews: 0,
    })
    expect(variants[1]).toMatchObject({ visitors: 0, rate: 0, lcpP75Ms: undefined })
  })
})
