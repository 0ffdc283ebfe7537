import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../duration/duration.ts'
import { cardBadges, NEWS_DAYS, newsBadge, saveBadge, savedPercent, type BadgeFacts } from './card-badges.ts'
import type { CardLabel } from './product-card.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

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

describe('all badges of a card', () => {
  const label = (text: string, labelType: string): CardLabel => ({ text, description: `${text}.`, labelType })
  const BESTSELLER = label('Bestseller', 'quality')
  const EVENING = label('Hjemmedage', 'campaign')
  const ONLINE = label('Kun online', 'service')
  const PLAIN: BadgeFacts = {
    currentMinor: 7_000_00,
    referenceMinor: undefined,
    hasClubPrice: false,
    launchedAt: daysAgo(400),
    now: NOW,
    labels: [],
  }
  const EVERYTHING: BadgeFacts = {
    ...PLAIN,
    referenceMinor: 9_000_00,
    hasClubPrice: true,
    launchedAt: daysAgo(1),
    labels: [ONLINE, BESTSELLER, EVENING],
  }

  it('CARD-04 the new ones stand in the order saving, club, news, labels', () => {
    expect(cardBadges('da', EVERYTHING).badges).toEqual([
      { label: '\u221222\u00a0%', theme: 'save', attribute: '22' },
      { label: 'Klubpris', theme: 'club', attribute: 'club' },
      { label: 'Nyhed', theme: 'new', attribute: 'new' },
      { label: 'Bestseller', theme: 'label', attribute: 'quality' },
      { label: 'Hjemmedage', theme: 'label', attribute: 'campaign' },
    ])
    expect(cardBadges('da', PLAIN).badges).toEqual([])
  })

  it('CARD-04 the old price badge stays what it was', () => {
    expect(cardBadges('da', EVERYTHING).priceBadge).toEqual(
      saveBadge('da', { currentMinor: 7_000_00, referenceMinor: 9_000_00 }),
    )
    expect(cardBadges('da', PLAIN).priceBadge).toBeUndefined()
  })

  it('CARD-04 news leads the labels while the product is new', () => {
    expect(cardBadges('sv', EVERYTHING).labels.map(({ text, labelType }) => [text, labelType])).toEqual([
      ['Nyhet', 'news'],
      ['Kun online', 'service'],
      ['Bestseller', 'quality'],
      ['Hjemmedage', 'campaign'],
    ])
    expect(cardBadges('sv', { ...PLAIN, labels: [ONLINE] }).labels).toEqual([ONLINE])
  })
})
