import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../duration/duration.ts'
import { availableOf, inWholeGroups, isBuyable, STOCK_DOTS, STOCK_STATUSES, stockStatusOf } from './stock-status.ts'
import { ALL_STRESS_ON, estimatedStockOut, STRESS_TYPES, stressFactors, type StressFacts } from './stress-factor.ts'
import { stressMessage } from './stress-strip.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const QUIET: StressFacts = { available: 100, soldIn48Hours: 0 }
const typesOf = (facts: Partial<StressFacts>) => stressFactors({ ...QUIET, ...facts }, NOW).map(({ type }) => type)

describe('stock', () => {
  it.each([
    [6, undefined, 'inStock'],
    [5, undefined, 'lowStock'],
    [1, undefined, 'lowStock'],
    [0, undefined, 'outOfStock'],
    [0, 28, 'orderable'],
    [-2, 28, 'orderable'],
    [3, 28, 'lowStock'],
  ] as const)('CARD-03 %i on hand with back order in %s days is %s', (onHand, backOrderDays, status) => {
    expect(stockStatusOf({ onHand, reserved: 0, backOrderDays })).toBe(status)
  })

  it('CARD-03 the dot is green, yellow, yellow, grey', () => {
    expect(STOCK_STATUSES.map((status) => STOCK_DOTS[status])).toEqual(['green', 'yellow', 'yellow', 'grey'])
  })

  it('CARD-11 everything but what is out of stock can be bought', () => {
    expect(STOCK_STATUSES.filter(isBuyable)).toEqual(['inStock', 'lowStock', 'orderable'])
  })

  it.each([
    [1, 0, undefined, 0, 'outOfStock'],
    [3, 2, undefined, 0, 'outOfStock'],
    [3, 0, undefined, 2, 'lowStock'],
    [7, 0, undefined, 6, 'inStock'],
    [1, 0, 14, 0, 'orderable'],
  ] as const)(
    'CARD-11 of %i on hand, %i reserved and sold in twos, back in %s days, %i can be sold: %s',
    (onHand, reserved, backOrderDays, sellable, status) => {
      const stock = inWholeGroups({ onHand, reserved, backOrderDays }, 2)
      expect([availableOf(stock), stockStatusOf(stock)]).toEqual([sellable, status])
    },
  )

  it('what is reserved is not available, and nothing is owed to the visitor below zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 500 }), fc.integer({ min: 0, max: 500 }), (onHand, reserved) => {
        const available = availableOf({ onHand, reserved })
        expect(available).toBe(onHand > reserved ? onHand - reserved : 0)
      }),
    )
  })
})

describe('stress factors', () => {
  it('LAW-03 a stock-out is forecast only from recorded sales, and only within 7 days', () => {
    expect(estimatedStockOut({ available: 10, soldIn14Days: 0 }, NOW)).toBeUndefined()
    expect(estimatedStockOut({ available: 10, soldIn14Days: 28 }, NOW)).toEqual(inDays(5))
    expect(estimatedStockOut({ available: 14, soldIn14Days: 28 }, NOW)).toBeUndefined()
    expect(estimatedStockOut({ available: 0, soldIn14Days: 28 }, NOW)).toBeUndefined()
  })

  it('LAW-03 each claim holds exactly when its facts do', () => {
    expect(typesOf({})).toEqual([])
    expect(typesOf({ soldIn48Hours: 9 })).toEqual([])
    expect(typesOf({ soldIn48Hours: 10 })).toEqual(['SellingFast'])
    expect(typesOf({ available: 5 })).toEqual(['RiskStockOut'])
    expect(typesOf({ available: 0, soldIn48Hours: 50 })).toEqual([])
    expect(typesOf({ stockOutAt: inDays(3) })).toEqual(['EstimatedStockOut'])
    expect(typesOf({ stockOutAt: inDays(3), available: 0 })).toEqual([])
    expect(typesOf({ stockOutAt: inDays(-0.1) })).toEqual([])
    expect(typesOf({ reductionEndsAt: inDays(30) })).toEqual(['DiscountPeriodEnds'])
    expect(typesOf({ reductionEndsAt: inDays(31) })).toEqual([])
    expect(typesOf({ reductionEndsAt: inDays(-1) })).toEqual([])
  })

  it('LAW-03 each kind can be switched off', () => {
    const facts: StressFacts = { available: 3, stockOutAt: inDays(1.5), soldIn48Hours: 12, reductionEndsAt: inDays(2) }
    expect(stressFactors(facts, NOW)).toHaveLength(4)
    for (const type of STRESS_TYPES) {
      const left = stressFactors(facts, NOW, { ...ALL_STRESS_ON, [type]: false })
      expect(left.map((factor) => factor.type)).not.toContain(type)
      expect(left).toHaveLength(3)
    }
  })
})

describe('the strip', () => {
  const all = stressFactors(
    { available: 3, stockOutAt: inDays(1.5), soldIn48Hours: 12, reductionEndsAt: inDays(2) },
    NOW,
  )
  const say = (dropped: readonly string[], pageViews = 0, { isEnabled = true, isLeft = true } = {}) =>
    stressMessage({
      isEnabled,
      isBuyable: isLeft,
      factors: all.filter(({ type }) => !dropped.includes(type)),
      pageViews,
    })?.kind

  it('CARD-08 says one thing, in the order of the specification, and nothing when the template is off or nothing is left', () => {
    expect(say([], 9)).toBe('stockOutCountdown')
    expect(say(['EstimatedStockOut'], 5)).toBe('pageViews')
    expect(say(['EstimatedStockOut'], 4)).toBe('discountCountdown')
    expect(say(['EstimatedStockOut', 'DiscountPeriodEnds'])).toBe('sellingFast')
    expect(say(['EstimatedStockOut', 'DiscountPeriodEnds', 'SellingFast'])).toBe('riskStockOut')
    expect(say(['EstimatedStockOut', 'DiscountPeriodEnds', 'SellingFast', 'RiskStockOut'])).toBeUndefined()
    expect(say([], 9, { isEnabled: false })).toBeUndefined()
    expect(say([], 9, { isLeft: false })).toBeUndefined()
  })
})
