import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choosePromotions } from './choose-promotions.ts'
import { shareOut } from './promotion-effects.ts'
import type {
  DiscountableLine,
  Promotion,
  PromotionRequester,
  PromotionConditions,
  PromotionEffect,
} from './promotion.ts'

fc.configureGlobal({ seed: 20_261_115 })

const NOW = new Date('2026-11-15T12:00:00Z')
const REQUESTER: PromotionRequester = {
  market: 'DK',
  now: NOW,
  isLoggedIn: false,
  groups: new Set(),
  used: new Set(),
  activated: new Set(),
  codes: new Set(),
}

function promotion(key: string, effect: PromotionEffect, more: Partial<Promotion> = {}): Promotion {
  return { key, names: { da: key, nb: key, sv: key }, isCombinable: false, conditions: {}, effect, ...more }
}
const percent = (key: string, share: number, conditions: PromotionConditions = {}) =>
  promotion(key, { type: 'percent', percent: share }, { conditions })
const amount = (key: string, minor: number, conditions: PromotionConditions = {}) =>
  promotion(key, { type: 'amount', minor: { DK: minor } }, { conditions })

function line(id: string, pieceMinor: number, quantity = 1, more: Partial<DiscountableLine> = {}): DiscountableLine {
  return { id, sku: id.toUpperCase(), quantity, minor: pieceMinor * quantity, categoryKeys: [], ...more }
}

/** What is taken off each line, and by which promotion. */
function takenFrom(promotions: readonly Promotion[], lines: readonly DiscountableLine[], requester = REQUESTER) {
  const { discounts } = choosePromotions(promotions, lines, requester)
  return discounts.map((each) => `${each.promotion.key} ${each.lineId} ${each.minor}`)
}

describe('what an effect takes off', () => {
  it.each<[string, PromotionEffect, readonly string[]]>([
    ['a percentage', { type: 'percent', percent: 10 }, ['x a 20', 'x b 100', 'x c 33']],
    ['an amount, shared out to the øre', { type: 'amount', minor: { DK: 100 } }, ['x a 13', 'x b 65', 'x c 22']],
    ['no more than there is', { type: 'amount', minor: { DK: 9999 } }, ['x a 200', 'x b 1000', 'x c 333']],
    ['what is above a fixed price', { type: 'fixedPrice', minor: { DK: 150 } }, ['x a 50', 'x b 700', 'x c 183']],
    ['the cheapest of three pieces', { type: 'cheapestFree', of: 3 }, ['x c 333']],
    ['the cheapest of each two', { type: 'cheapestFree', of: 2 }, ['x b 500', 'x a 200']],
    ['nothing where the market has no amount', { type: 'amount', minor: { NO: 100 } }, []],
  ])('CART-10 %s', (_what, effect, expected) => {
    const lines = [line('a', 200), line('b', 500, 2), line('c', 333)]
    expect(takenFrom([promotion('x', effect)], lines)).toEqual(expected)
  })

  it('CART-10 a gift and free delivery touch no price and stand beside all', () => {
    const gift = promotion('gift', { type: 'gift', sku: 'CANDLE', quantity: 1 })
    const delivery = promotion('delivery', { type: 'freeDelivery' })
    const chosen = choosePromotions([gift, delivery, percent('ten', 10)], [line('a', 1000)], REQUESTER)
    expect(chosen.gifts).toMatchObject([{ sku: 'CANDLE', quantity: 1 }])
    expect(chosen.freeDelivery?.key).toBe('delivery')
    expect(chosen.discounts).toMatchObject([{ minor: 100 }])
  })
})

describe('whom and what it is for', () => {
  const sofa = line('a', 1000, 1, { categoryKeys: ['sofas'], seriesKey: 'nordlo', supplierKey: 'lund' })
  const lamp = line('b', 100, 3, { categoryKeys: ['lighting'], productBrandKey: 'papirlo' })
  it.each<[string, PromotionConditions, readonly string[]]>([
    ['a category', { goods: { categoryKeys: ['sofas'] } }, ['a']],
    ['a series', { goods: { seriesKeys: ['nordlo'] } }, ['a']],
    ['a supplier', { goods: { supplierKeys: ['lund'] } }, ['a']],
    ['a maker', { goods: { productBrandKeys: ['papirlo'] } }, ['b']],
    ['a list of skus', { goods: { skus: ['B'] } }, ['b']],
    ['all that is asked at once', { goods: { categoryKeys: ['sofas'], seriesKeys: ['other'] } }, []],
    ['goods for so much', { leastMinor: { DK: 1300 } }, ['a', 'b']],
    ['and not for less', { leastMinor: { DK: 1301 } }, []],
    ['no market without an amount', { leastMinor: { NO: 1 } }, []],
    ['so many of its goods', { goods: { categoryKeys: ['lighting'] }, leastQuantity: 3 }, ['b']],
    ['and not for fewer', { goods: { categoryKeys: ['lighting'] }, leastQuantity: 4 }, []],
    ['its own days', { from: new Date('2026-11-15T12:00:00Z'), to: new Date('2026-11-15T12:00:01Z') }, ['a', 'b']],
    ['none before', { from: new Date('2026-11-15T12:00:01Z') }, []],
    ['none after', { to: NOW }, []],
    ['its own markets', { markets: ['NO', 'SE'] }, []],
    ['those who are signed in', { isLoggedInOnly: true }, []],
    ['a group', { customerGroups: ['regulars'] }, []],
  ])('CART-10 %s', (_what, conditions, ids) => {
    const { discounts } = choosePromotions([percent('x', 10, conditions)], [sofa, lamp], REQUESTER)
    expect(discounts.map(({ lineId }) => lineId)).toEqual(ids)
  })

  it('CART-10 personal offers are for who is signed in and of the group, and once means once', () => {
    const offer = percent('x', 10, { customerGroups: ['regulars'], isOncePerCustomer: true })
    const regular = { ...REQUESTER, isLoggedIn: true, groups: new Set(['regulars']) }
    expect(takenFrom([offer], [sofa], regular)).toEqual(['x a 100'])
    expect(takenFrom([offer], [sofa], { ...regular, groups: new Set(['others']) })).toEqual([])
    expect(takenFrom([offer], [sofa], { ...regular, used: new Set(['x']) })).toEqual([])
  })

  it('CART-10 what has a code needs it', () => {
    const coded = { ...percent('x', 10), coupon: 'TEN' }
    expect(takenFrom([coded], [sofa])).toEqual([])
    expect(takenFrom([coded], [sofa], { ...REQUESTER, codes: new Set(['TEN']) })).toEqual(['x a 100'])
  })
})

describe('the best for the customer', () => {
  const lines = [line('a', 1000), line('b', 400)]

  it('CART-10 a line has the one promotion that saves most', () => {
    const promotions = [percent('all', 10), percent('more', 25, { goods: { skus: ['B'] } })]
    expect(takenFrom(promotions, lines)).toEqual(['all a 100', 'more b 100'])
  })

  it('CART-10 an amount over the whole cart wins only where it is more than what the lines would have', () => {
    const half = percent('half', 50, { goods: { skus: ['A'] } })
    expect(takenFrom([half, amount('off', 499)], lines)).toEqual(['half a 500'])
    expect(takenFrom([half, amount('off', 511)], lines)).toEqual(['off a 365', 'off b 146'])
  })

  it('CART-10 two that stand apart both hold, even if a third is larger than either', () => {
    const both = amount('both', 300)
    const [left, right] = [
      amount('left', 200, { goods: { skus: ['A'] } }),
      amount('right', 200, { goods: { skus: ['B'] } }),
    ]
    expect(takenFrom([both, left, right], lines)).toEqual(['left a 200', 'right b 200'])
  })

  it('CART-10 a combinable one comes on top, of what is left', () => {
    const onTop = { ...percent('top', 10), isCombinable: true }
    expect(takenFrom([onTop, percent('ten', 20)], lines)).toEqual(['ten a 200', 'ten b 80', 'top a 80', 'top b 32'])
    const sum = { ...amount('sum', 100), isCombinable: true }
    expect(takenFrom([sum, onTop], [line('a', 1000)])).toEqual(['top a 100', 'sum a 100'])
  })
})

const anyEffect: fc.Arbitrary<PromotionEffect> = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    type: fc.constant('amount' as const),
    minor: fc.record({ DK: fc.integer({ min: 1, max: 900_000 }) }),
  }),
  fc.record({
    type: fc.constant('fixedPrice' as const),
    minor: fc.record({ DK: fc.integer({ min: 1, max: 90_000 }) }),
  }),
  fc.record({ type: fc.constant('cheapestFree' as const), of: fc.integer({ min: 2, max: 5 }) }),
)
const anyPromotions = fc
  .array(
    fc.record({
      effect: anyEffect,
      isCombinable: fc.boolean(),
      categoryKey: fc.option(fc.constantFrom('x', 'y'), { nil: undefined }),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(({ effect, isCombinable, categoryKey }, index) =>
      promotion(`p${index}`, effect, {
        isCombinable,
        conditions: categoryKey === undefined ? {} : { goods: { categoryKeys: [categoryKey] } },
      }),
    ),
  )
const anyLines = fc
  .array(
    fc.record({
      piece: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      category: fc.constantFrom('x', 'y', 'z'),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ piece, quantity, category }, index) => line(`l${index}`, piece, quantity, { categoryKeys: [category] })),
  )
const savedBy = (promotions: readonly Promotion[], lines: readonly DiscountableLine[]) =>
  choosePromotions(promotions, lines, REQUESTER).discounts.reduce((sum, { minor }) => sum + minor, 0)

describe('whatever runs', () => {
  it('CART-13 no line is made cheaper than nothing, and all is in whole øre', () => {
    fc.assert(
      fc.property(anyPromotions, anyLines, (promotions, lines) => {
        const left = new Map(lines.map(({ id, minor }) => [id, minor]))
        for (const { lineId, minor } of choosePromotions(promotions, lines, REQUESTER).discounts) {
          expect(Number.isInteger(minor) && minor > 0).toBe(true)
          left.set(lineId, (left.get(lineId) ?? 0) - minor)
        }
        for (const minor of left.values()) expect(minor).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('CART-10 no single promotion would have saved more than what was chosen', () => {
    fc.assert(
      fc.property(anyPromotions, anyLines, (promotions, lines) => {
        const best = savedBy(promotions, lines)
        for (const each of promotions) expect(best).toBeGreaterThanOrEqual(savedBy([each], lines))
      }),
    )
  })

  it('CART-10 a line has at most one that is not combinable', () => {
    fc.assert(
      fc.property(anyPromotions, anyLines, (promotions, lines) => {
        const exclusive = choosePromotions(promotions, lines, REQUESTER).discounts.filter(
          (each) => !each.promotion.isCombinable,
        )
        expect(new Set(exclusive.map(({ lineId }) => lineId)).size).toBe(exclusive.length)
      }),
    )
  })

  it('CART-13 an amount that is shared out is all there again, and no share is more than its part', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const whole = parts.reduce((sum, part) => sum + part, 0)
        const given = Math.floor(whole * share)
        const shares = shareOut(given, parts)
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(given)
        for (const [at, each] of shares.entries()) expect(each).toBeLessThanOrEqual(parts[at] ?? 0)
      }),
    )
  })
})
