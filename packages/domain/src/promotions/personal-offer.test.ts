import { describe, expect, it } from 'vitest'
import { MARKETS } from '../market/market.ts'
import { choosePromotions } from './choose-promotions.ts'
import { personalOffersOf, refuseActivation } from './personal-offer.ts'
import { promotionOf } from './promotion-schema.ts'
import type { PromotionRequester } from './promotion.ts'

const names = { da: 'Puder', nb: 'Puter', sv: 'Kuddar' }
const OFFER = promotionOf({
  key: 'mine',
  names,
  descriptions: { da: 'Alle puder', nb: 'Alle puter', sv: 'Alla kuddar' },
  isCombinable: false,
  to: '2026-12-01T00:00:00Z',
  conditions: { isPersonal: true },
  effect: { type: 'percent', percent: 20 },
})
const EVERYBODY = promotionOf({
  key: 'all',
  names,
  isCombinable: false,
  conditions: {},
  effect: { type: 'freeDelivery' },
})
const NOBODY: PromotionRequester = {
  market: 'DK',
  now: new Date('2026-11-15T12:00:00Z'),
  isLoggedIn: false,
  groups: new Set(),
  used: new Set(),
  activated: new Set(),
  codes: new Set(),
}
const anyRequester = (more: Partial<PromotionRequester> = {}) => ({ ...NOBODY, ...more })
const customer = (more: Partial<PromotionRequester> = {}) => anyRequester({ isLoggedIn: true, ...more })
const offersOf = (requester: PromotionRequester) => personalOffersOf([EVERYBODY, OFFER], requester, MARKETS.DK)
const LINE = { id: 'a', sku: 'A', quantity: 1, minor: 100_00, categoryKeys: [] }
const savedBy = (requester: PromotionRequester) =>
  choosePromotions([OFFER], [LINE], requester).discounts.reduce((sum, { minor }) => sum + minor, 0)

describe('personal offers', () => {
  it('MYP-04 are those meant for a customer, in words', () => {
    expect(offersOf(customer())).toEqual([
      {
        offerKey: 'mine',
        discountValue: '20\u00a0%',
        title: 'Puder',
        description: 'Alle puder',
        validUntil: '2026-12-01T00:00:00.000Z',
        state: 'open',
      },
    ])
    expect(offersOf(anyRequester())).toEqual([])
    expect(offersOf(customer({ now: new Date('2026-12-01T00:00:00Z') }))).toEqual([])
  })

  it('MYP-04 apply once activated, and to one order only', () => {
    const activated = new Set(['mine'])
    expect(savedBy(customer())).toBe(0)
    expect(savedBy(customer({ activated }))).toBe(20_00)
    expect(savedBy(anyRequester({ activated }))).toBe(0)
    expect(savedBy(customer({ activated, used: new Set(['mine']) }))).toBe(0)
    expect(offersOf(customer({ activated })).map(({ state }) => state)).toEqual(['activated'])
    expect(offersOf(customer({ activated, used: activated })).map(({ state }) => state)).toEqual(['used'])
  })

  it('MYP-04 can be activated again without harm, but not once used, nor if there is none', () => {
    const activated = new Set(['mine'])
    expect(refuseActivation(offersOf(customer({ activated })), 'mine')).toBeUndefined()
    expect(refuseActivation(offersOf(customer({ used: activated })), 'mine')).toBe('offerUsed')
    expect(refuseActivation(offersOf(customer()), 'all')).toBe('offerNotFound')
  })

  it.each([
    [{ type: 'amount', amount: { DK: 150 } }, '150,-'],
    [{ type: 'freeDelivery' }, 'Fri fragt'],
    [{ type: 'cheapestFree', of: 3 }, '3 for 2'],
    [{ type: 'gift', sku: 'A', quantity: 1 }, 'Gave'],
  ] as const)('MYP-04 say what they are worth: %o', (effect, value) => {
    const promotion = promotionOf({ key: 'a', names, isCombinable: false, conditions: { isPersonal: true }, effect })
    expect(personalOffersOf([promotion], customer(), MARKETS.DK)[0]?.discountValue).toBe(value)
  })
})
