import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NEWS_DAYS, newsBadge, saveBadge, savedPercent } from './card-badges.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)

describe('the saving', () => {
  it('LAW-02 is counted from the reference price, and without one there is none', () => {
    expect(saveBadge('da', { currentMinor: 80_00, referenceMinor: 100_00 })?.label).toBe('Spar 20\u00a0%')
    expect(saveBadge('sv', { currentMinor: 80_00, referenceMinor: 100_00 })?.label).toBe('Spara 20\u00a0%')
    expect(saveBadge('nb', { currentMinor: 80_00, referenceMinor: undefined })).toBeUndefined()
    expect(saveBadge('da', { currentMinor: 100_00, referenceMinor: 100_00 })).toBeUndefined()
    expect(saveBadge('da', { currentMinor: 99_99, referenceMinor: 100_00 })).toBeUndefined()
  })

  it('LAW-02 never promises more than the price keeps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_00 }),
        fc.integer({ min: 1, max: 10_000_00 }),
        (current, reference) => {
          const percent = savedPercent(current, reference)
          expect(percent).toBeGreaterThanOrEqual(0)
          if (percent > 0) expect(current * 100).toBeLessThanOrEqual(reference * (100 - percent))
        },
      ),
    )
  })
})

it('CARD-01 a product is news for sixty days, and not before it is there', () => {
  expect(newsBadge('da', daysAgo(0), NOW)?.label).toBe('Nyhed')
  expect(newsBadge('da', daysAgo(NEWS_DAYS - 1), NOW)).toBeDefined()
  expect(newsBadge('da', daysAgo(NEWS_DAYS), NOW)).toBeUndefined()
  expect(newsBadge('da', daysAgo(-1), NOW)).toBeUndefined()
})
