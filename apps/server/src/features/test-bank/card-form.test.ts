import { describe, expect, it } from 'vitest'
import { isLuhnValid, validateCard, TEST_CARDS } from './card-form.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const CARD = { number: '4111111111111111', expiry: '11/26', cvc: '123' }
const validate = (change: Partial<typeof CARD> = {}) => validateCard({ ...CARD, ...change }, NOW)

describe('a card', () => {
  it.each([
    ['4111 1111 1111 1111', 'approve'],
    ['4000 0000 0000 0002', 'decline'],
    ['4000-0000-0000-3220', 'challenge'],
  ])('CHK-05 %s does what it is for: %s', (number, outcome) => {
    expect(validate({ number })).toEqual({ type: 'card', outcome })
  })

  it('CHK-05 of a tester has a right check digit, and one wrong digit is seen', () => {
    for (const number of Object.keys(TEST_CARDS)) {
      expect(isLuhnValid(number)).toBe(true)
      for (let at = 0; at < number.length; at += 1) {
        const digit = (Number(number[at]) + 1) % 10
        expect(isLuhnValid(number.slice(0, at) + digit + number.slice(at + 1))).toBe(false)
      }
    }
  })

  it.each([
    [{ number: ' ' }, { number: 'number-missing' }],
    [{ number: '4111 1111 1111 1112' }, { number: 'number-wrong' }],
    [{ number: '0' }, { number: 'number-wrong' }],
    [{ number: '4111x1111x1111x1111' }, { number: 'number-wrong' }],
    [{ number: '5555 5555 5555 4444' }, { number: 'number-unknown' }],
    [{ expiry: '' }, { expiry: 'expiry-missing' }],
    [{ expiry: '13/29' }, { expiry: 'expiry-wrong' }],
    [{ expiry: '00/29' }, { expiry: 'expiry-wrong' }],
    [{ expiry: 'aug 29' }, { expiry: 'expiry-wrong' }],
    [{ expiry: '10/26' }, { expiry: 'expired' }],
    [{ cvc: '12' }, { cvc: 'cvc-wrong' }],
    [{ cvc: '12a' }, { cvc: 'cvc-wrong' }],
    [
      { number: '', expiry: '', cvc: '' },
      { number: 'number-missing', expiry: 'expiry-missing', cvc: 'cvc-wrong' },
    ],
  ])('CHK-05 with %j is refused at the field', (change, errors) => {
    expect(validate(change)).toEqual({ type: 'wrong', errors })
  })

  it.each(['11/26', '1126', '11 / 26', '11/2026', '08/29', '8/29'])('CHK-05 is good until %s has passed', (expiry) => {
    expect(validate({ expiry })).toMatchObject({ type: 'card' })
  })
})
