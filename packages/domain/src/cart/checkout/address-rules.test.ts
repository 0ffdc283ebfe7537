import { describe, expect, it } from 'vitest'
import { MARKET_KEYS } from '../../market/market.ts'
import type { CartAddress } from '../cart-state.ts'
import { addressProblems, validateAddress } from './address-rules.ts'

const ADDRESS: CartAddress = {
  firstName: ' Alma ',
  lastName: 'Holm',
  streetName: 'Strandvejen',
  streetNumber: '12',
  postalCode: '2900',
  city: 'Hellerup',
  countryCode: 'dk',
}
const problems = (more: Partial<CartAddress>) => addressProblems({ ...ADDRESS, ...more }, MARKET_KEYS)

describe('an address', () => {
  it.each([
    ['DK', 'DK-8600', '8600'],
    ['DK', ' 8600 ', '8600'],
    ['NO', 'N-0150', '0150'],
    ['SE', '11734', '117 34'],
    ['SE', 'SE-117 34', '117 34'],
    ['SE', 'S-11734', '117 34'],
  ])('CHK-01 keeps the postcode as %s writes it: %j is %j', (countryCode, postalCode, kept) => {
    expect(validateAddress({ ...ADDRESS, countryCode, postalCode }, MARKET_KEYS)).toMatchObject({
      ok: true,
      value: { postalCode: kept, countryCode },
    })
  })

  it('CHK-01 is kept without blanks around it, and without fields that say nothing', () => {
    expect(validateAddress({ ...ADDRESS, additional: ' ', streetNumber: '' }, MARKET_KEYS)).toEqual({
      ok: true,
      value: {
        firstName: 'Alma',
        lastName: 'Holm',
        streetName: 'Strandvejen',
        postalCode: '2900',
        city: 'Hellerup',
        countryCode: 'DK',
      },
    })
  })

  it.each<[Partial<CartAddress>, object]>([
    [{}, {}],
    [{ streetNumber: undefined, additional: undefined }, {}],
    [
      { firstName: ' ', city: '' },
      { firstName: 'missing', city: 'missing' },
    ],
    [
      { lastName: 'x'.repeat(101), streetNumber: '1'.repeat(21) },
      { lastName: 'tooLong', streetNumber: 'tooLong' },
    ],
    [{ lastName: 'x'.repeat(100), streetNumber: '1'.repeat(20), additional: 'x'.repeat(100) }, {}],
    [
      { streetName: 'Strand\nvejen', additional: 'a\u007f' },
      { streetName: 'invalid', additional: 'invalid' },
    ],
    [{ postalCode: '' }, { postalCode: 'missing' }],
    [{ postalCode: '29000' }, { postalCode: 'invalid' }],
    [{ postalCode: 'SE-117 34' }, { postalCode: 'invalid' }],
    [{ countryCode: '' }, { countryCode: 'missing' }],
    [{ countryCode: 'DE', postalCode: '10115' }, { countryCode: 'invalid' }],
    [{ countryCode: 'constructor' }, { countryCode: 'invalid' }],
  ])('CHK-01 with %j is told what is wrong, field by field: %j', (more, found) => {
    expect(problems(more)).toEqual(found)
  })

  it('CHK-01 is refused with the fields that are wrong', () => {
    expect(validateAddress({ ...ADDRESS, city: '', postalCode: 'K' }, MARKET_KEYS)).toEqual({
      ok: false,
      code: 'invalid-address',
      fields: ['postalCode', 'city'],
    })
    expect(validateAddress({ ...ADDRESS, firstName: '' }, ['NO'])).toEqual({
      ok: false,
      code: 'unsupported-country',
      fields: ['firstName', 'countryCode'],
    })
  })
})
