import { describe, expect, it } from 'vitest'
import { isCountedAgent } from './counted-agent.ts'
import { countedTerm } from './counted-term.ts'
import { changeOf, daysOf, periodsOf, readLength } from './insight-period.ts'
import { funnelOf, isShareKnown } from './visit-steps.ts'
import { bucketOf, countOf, MAX_OF_VITAL, percentileOf, ratingOf, VITAL_LIMITS, VITALS } from './web-vitals.ts'

describe('the funnel of visits', () => {
  it('counts a visit at every step up to its last, with shares of all and of the step before', () => {
    const funnel = funnelOf(
      new Map([
        [0, 50],
        [1, 30],
        [2, 10],
        [4, 10],
      ]),
    )
    expect(funnel.map(({ visits }) => visits)).toEqual([100, 50, 20, 10, 10])
    expect(funnel.map(({ ofAll }) => ofAll)).toEqual([1, 0.5, 0.2, 0.1, 0.1])
    expect(funnel.map(({ ofBefore }) => ofBefore)).toEqual([1, 0.5, 0.4, 0.5, 1])
  })

  it('is nothing of nothing', () => {
    expect(funnelOf(new Map()).every(({ visits, ofAll, ofBefore }) => visits + ofAll + ofBefore === 0)).toBe(true)
  })

  it('knows shares of twenty and more', () => {
    expect([0, 1, 19, 20, 21].map(isShareKnown)).toEqual([false, false, false, true, true])
  })
})

describe('web vitals', () => {
  it('are good up to the published limit, and poor above the other', () => {
    for (const vital of VITALS) {
      const { good, poor } = VITAL_LIMITS[vital]
      expect([good, good + 1, poor, poor + 1].map((value) => ratingOf(vital, value))).toEqual([
        'good',
        'needsWork',
        'needsWork',
        'poor',
      ])
      // What is good in a bucket is good as a value.
      expect(bucketOf(vital, good + 1)).toBe(bucketOf(vital, good) + 1)
      expect(bucketOf(vital, poor + 1)).toBe(bucketOf(vital, poor) + 1)
    }
  })

  it.each(VITALS)('%s: the 75th percentile of a histogram is near that of the values', (vital) => {
    const { poor } = VITAL_LIMITS[vital]
    const values = Array.from({ length: 1000 }, (_, at) => Math.round(((at * 7919) % 1000) * (poor / 600)))
    const histogram = new Map<number, number>()
    for (const value of values) {
      const bucket = bucketOf(vital, value)
      histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1)
    }
    const exact = values.toSorted((a, b) => a - b)[749] ?? 0
    expect(countOf(histogram)).toBe(1000)
    expect(Math.abs((percentileOf(vital, histogram) ?? 0) - exact)).toBeLessThan(exact * 0.05)
  })

  it('is unknown without values, and the end of the last bucket beyond it', () => {
    expect(percentileOf('lcp', new Map())).toBeUndefined()
    expect(percentileOf('lcp', new Map([[bucketOf('lcp', MAX_OF_VITAL.lcp), 3]]))).toBe(16_000)
    expect(percentileOf('cls', new Map([[bucketOf('cls', 0), 5]]))).toBeLessThan(5)
  })
})

describe('the period', () => {
  it('ends with the today of the market, which begins before that of UTC', () => {
    const late = new Date('2026-11-17T23:30:00Z')
    expect(periodsOf('DK', 7, late)).toEqual({
      now: { from: '2026-11-12', to: '2026-11-18' },
      before: { from: '2026-11-05', to: '2026-11-11' },
    })
    expect(periodsOf('SE', 7, new Date('2026-07-17T22:00:00Z')).now.to).toBe('2026-07-18')
    expect(periodsOf('NO', 7, new Date('2026-07-17T21:59:59Z')).now.to).toBe('2026-07-17')
  })

  it('has every day once, also those on which clocks change', () => {
    const days = daysOf({ from: '2026-03-27', to: '2026-03-31' })
    expect(days).toEqual(['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31'])
    expect(daysOf(periodsOf('DK', 90, new Date('2026-11-17T12:00:00Z')).now)).toHaveLength(90)
  })

  it('is 28 days for whatever else is asked, and compares with what was there', () => {
    expect(['7', '28', '90', '', '1e9', '-7', '7 '].map(readLength)).toEqual([7, 28, 90, 28, 28, 28, 28])
    expect(changeOf(15, 12)).toBeCloseTo(0.25)
    expect(changeOf(15, 0)).toBeUndefined()
  })
})

describe('what is counted of everybody', () => {
  it.each([
    ['  Grøn   SOFA ', 'grøn sofa'],
    ['sengetøj 140x200', 'sengetøj 140x200'],
    ['hylde 80 x 200 x 30', 'hylde 80 x 200 x 30'],
  ])('a search for "%s" is %s', (text, term) => expect(countedTerm(text)).toBe(term))

  it.each(['alma@example.com', '010190-1234', '+45 20 30 40 50', 'HJ-2222-2222', 'https://x', 'a', 'x'.repeat(61)])(
    'a search for "%s" is not counted',
    (text) => expect(countedTerm(text)).toBeUndefined(),
  )

  it('pages are counted that a person opened, not what programs read', () => {
    expect(isCountedAgent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1')).toBe(true)
    for (const name of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8', ''])
      expect(isCountedAgent(name)).toBe(false)
  })
})
