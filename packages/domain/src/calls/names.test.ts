import { describe, expect, it } from 'vitest'
import { addressProblems, validateName } from '../cart/checkout/address-rules.ts'
import { readPasskeyName } from '../customer/passkey-name.ts'
import { applyProfileCommands } from '../customer/profile-commands.ts'
import { validateRegistration } from '../customer/registration.ts'
import { readReservation } from '../employee/store-reservation.ts'
import { readListName } from '../lists/list-name.ts'
import { validateWithdrawer } from '../orders/withdrawal/withdrawal-statement.ts'

const BAD = [
  'evil.example',
  'Vind nu: evil.dating',
  'Anna.Lund',
  'evil\u3002example',
  'evil\uff0eexample',
  'evil\uff61example',
]
const BIDI = ['\u202egro.live', 'An\u200ena', 'An\u200fna', 'An\u2066na\u2069', '\u061cAnna']

const MARKET = { market: 'DK', countries: ['DK'] } as const
const ADDRESS = {
  streetName: 'H.C.Andersens Vej',
  streetNumber: '7',
  postalCode: '8600',
  city: 'Silkeborg',
  countryCode: 'DK',
}
const PERSON = {
  email: 'a@example.dk',
  phoneNumber: '20304050',
  password: 'Kaffe-med-9',
  confirmPassword: 'Kaffe-med-9',
}
const PROFILE = { forename: 'A', surname: 'B', phoneNumber: '+4520304050', address: null }

describe.each([...BAD, ...BIDI])('the name %j is refused at its field', (name) => {
  it('SEC-01 AUTH-03 in the registration', () => {
    const register = (forename: string, surname: string) =>
      validateRegistration({ ...PERSON, forename, surname }, MARKET)
    expect(register(name, 'Lund')).toMatchObject({ ok: false, code: 'emptyForename' })
    expect(register('Anna', name)).toMatchObject({ ok: false, code: 'emptySurname' })
    expect(register('J. P.', 'St. Clair').ok).toBe(true)
  })

  it('SEC-01 MYP-08 in the profile', () => {
    const apply = (lastName: string) =>
      applyProfileCommands(PROFILE, [{ $type: 'SetLastNameCommand', lastName }], MARKET)
    expect(apply(name)).toEqual({ ok: false, refusal: { code: 'invalid-name', commandIndex: 0 } })
    expect(apply('St. Clair').ok).toBe(true)
  })

  it('SEC-01 CHK-02 in addresses, whose streets may have dots', () => {
    const address = { firstName: 'Anna', lastName: 'Lund', ...ADDRESS }
    expect(addressProblems(address, ['DK'])).toEqual({})
    expect(addressProblems({ ...address, firstName: name, lastName: name }, ['DK'])).toEqual({
      firstName: 'invalid',
      lastName: 'invalid',
    })
    expect(validateName('', 5)).toBe('missing')
  })

  it('SEC-01 WD-01 in a withdrawal', () => {
    const withdrawn = validateWithdrawer({ name, orderNumber: '', email: 'a@example.dk' })
    expect(withdrawn).toMatchObject({ problems: { name: 'invalidName' } })
  })

  it('SEC-01 LIST-05 of a list', () => {
    expect(readListName(name.slice(0, 30))).toBeUndefined()
  })
})

it.each(BAD)('SEC-01 %j names no passkey and no customer of a store', (name) => {
  expect(readPasskeyName(name, 40)).toBeUndefined()
  expect(readReservation({ name, quantity: 1 })).toEqual({ ok: false, code: 'nameInvalid' })
})
