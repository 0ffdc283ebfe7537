import { describe, expect, it } from 'vitest'
import type { Promotion, PromotionRequester, PromotionConditions } from './promotion.ts'
import { validateCoupon, validateGiftCard, payWithGiftCards } from './validate-code.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const REQUESTER: PromotionRequester = {
  market: 'DK',
  now: NOW,
  isLoggedIn: false,
  groups: new Set(),
  used: new Set(['once']),
  activated: new Set(),
  codes: new Set(),
}
const coded = (key: string, conditions: PromotionConditions): Promotion => ({
  key,
  names: { da: key, nb: key, sv: key },
  coupon: key.toUpperCase(),
  isCombinable: false,
  conditions,
  effect: { type: 'percent', percent: 10 },
})
const PROMOTIONS = [
  coded('good', {}),
  coded('expired', { to: NOW }),
  coded('future', { from: new Date('2026-12-01T00:00:00Z') }),
  coded('norway', { markets: ['NO'] }),
  coded('member', { isLoggedInOnly: true }),
  coded('personal', { customerGroups: ['regulars'] }),
  coded('once', { isOncePerCustomer: true }),
]
const validate = (code: string, requester = REQUESTER) => {
  const validated = validateCoupon(PROMOTIONS, code, requester)
  return validated.ok ? validated.value.key : validated.code
}

describe('a code', () => {
  it.each([
    ['GOOD', 'good'],
    [' good ', 'good'],
    ['nobody', 'unknown-code'],
    ['EXPIRED', 'code-expired'],
    ['FUTURE', 'code-not-applicable'],
    ['NORWAY', 'code-not-applicable'],
    ['MEMBER', 'code-requires-login'],
    ['PERSONAL', 'code-requires-login'],
    ['ONCE', 'code-not-applicable'],
  ])('CART-10 %s is judged as %s', (code, expected) => {
    expect(validate(code)).toBe(expected)
  })

  it('CART-10 that was used already says so, and nothing else does', () => {
    expect(validateCoupon(PROMOTIONS, 'ONCE', REQUESTER)).toEqual({
      ok: false,
      code: 'code-not-applicable',
      detail: 'used-before',
    })
    expect(validateCoupon(PROMOTIONS, 'NORWAY', REQUESTER)).toEqual({ ok: false, code: 'code-not-applicable' })
    expect(validate('ONCE', { ...REQUESTER, used: new Set() })).toBe('once')
  })

  it('CART-10 of a member is good for one who is signed in, a personal one only for its group', () => {
    const member = { ...REQUESTER, isLoggedIn: true }
    expect(validate('MEMBER', member)).toBe('member')
    expect(validate('PERSONAL', member)).toBe('code-not-applicable')
    expect(validate('PERSONAL', { ...member, groups: new Set(['regulars']) })).toBe('personal')
  })
})

describe('a gift card', () => {
  const card = { code: 'GAVE', market: 'DK', balanceMinor: 500_00 }
  it.each([
    ['that nobody sold', undefined, 'unknown-code'],
    ['of another market', { ...card, market: 'NO' }, 'code-not-applicable'],
    ['that ended', { ...card, expiresAt: NOW }, 'code-expired'],
  ])('CART-10 %s is refused', (_which, given, code) => {
    expect(validateGiftCard(given, REQUESTER)).toEqual({ ok: false, code })
  })

  it('CART-10 that is used up is refused, and says so', () => {
    const spent = validateGiftCard({ ...card, balanceMinor: 0 }, REQUESTER)
    expect(spent).toEqual({ ok: false, code: 'code-not-applicable', detail: 'used-up' })
  })

  it('CART-10 pays what is left, the first one first, and never more than there is to pay', () => {
    const cards = [card, { ...card, code: 'SECOND', balanceMinor: 300_00 }]
    expect(payWithGiftCards(600_00, cards).map(({ minor }) => minor)).toEqual([500_00, 100_00])
    expect(payWithGiftCards(0, cards).map(({ minor }) => minor)).toEqual([0, 0])
  })
})
