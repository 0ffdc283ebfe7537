import { describe, expect, it } from 'vitest'
import { readCheckoutForm, readFieldErrors, writeFieldErrors, commandFieldErrors } from './checkout-forms.ts'

const PLACE = { market: 'DK', countries: ['DK', 'NO'] } as const
const from = (fields: Readonly<Record<string, string>>) => (name: string) => fields[name] ?? ''

const ANNA = {
  'billing-firstName': ' Anna ',
  'billing-lastName': 'Skov',
  'billing-streetName': 'Søndergade',
  'billing-postalCode': '8600',
  'billing-city': 'Silkeborg',
}

describe('a form of the checkout', () => {
  it('CHK-01 becomes commands that ask for the checkout', () => {
    const { commands, wrong } = readCheckoutForm('contact', from({ email: ' a@b.dk ', mobile: '20304050' }), PLACE)
    expect(wrong).toEqual([])
    expect(commands).toEqual([
      { $type: 'SetCustomerEmailCommand', resolveCheckoutData: true, email: 'a@b.dk' },
      { $type: 'SetCustomerMobileCommand', resolveCheckoutData: true, mobile: '20304050' },
      { $type: 'SetCustomerTypeOnCartCommand', resolveCheckoutData: true, customerType: 'private' },
    ])
  })

  it.each([
    [{ email: '', mobile: '' }, 'email:missing,mobile:missing'],
    [{ email: 'a@b', mobile: '123' }, 'email:invalid,mobile:invalid'],
    [{ email: 'a@b.dk', mobile: '20304050', customerType: 'company' }, 'companyName:missing'],
    [
      { email: 'a@b.dk', mobile: '20304050', customerType: 'company', companyName: 'Skov ApS', vatNumber: '12' },
      'vatNumber:invalid',
    ],
  ])('CHK-01 %j is wrong in %s', (fields, wrong) => {
    expect(writeFieldErrors(readCheckoutForm('contact', from(fields), PLACE).wrong)).toBe(wrong)
  })

  it('CHK-01 what is right is kept beside what is wrong', () => {
    const { commands } = readCheckoutForm('contact', from({ email: 'a@b.dk', mobile: 'x' }), PLACE)
    expect(commands.map(({ $type }) => $type)).toEqual(['SetCustomerEmailCommand', 'SetCustomerTypeOnCartCommand'])
  })

  it('CHK-01 goods go to the address of the bill unless another is named', () => {
    const address = { firstName: 'Anna', countryCode: 'DK', postalCode: '8600' }
    expect(readCheckoutForm('address', from(ANNA), PLACE)).toMatchObject({
      commands: [
        { $type: 'SetCountryCommand', countryCode: 'DK' },
        { $type: 'SetBillingAddressCommand', address },
        { $type: 'SetShippingAddressCommand', address },
      ],
      wrong: [],
    })
    const other = readCheckoutForm('address', from({ ...ANNA, otherAddress: '1', 'shipping-city': 'Oslo' }), PLACE)
    expect(writeFieldErrors(other.wrong)).toBe(
      'shipping-firstName:missing,shipping-lastName:missing,shipping-streetName:missing,shipping-postalCode:missing',
    )
    expect(other.commands.map(({ $type }) => $type)).toEqual(['SetCountryCommand', 'SetBillingAddressCommand'])
  })

  it('CHK-01 nothing of an address without a right field is kept, its country neither', () => {
    const { commands, wrong } = readCheckoutForm('address', from({ countryCode: 'SE' }), PLACE)
    expect(commands).toEqual([])
    expect(wrong[0]).toEqual({ field: 'countryCode', fault: 'invalid' })
  })
})

describe('what was wrong', () => {
  it('CHK-01 is read from an address as it was written, and nothing else is', () => {
    const wrong = [
      { field: 'email', fault: 'invalid' },
      { field: 'billing-city', fault: 'missing' },
    ] as const
    expect(readFieldErrors(writeFieldErrors(wrong))).toEqual(wrong)
    expect(readFieldErrors('email,email:bad,<b>:invalid,:,constructor:invalid')).toEqual([])
  })

  it('CHK-01 stands at the fields that the server names', () => {
    const address = { firstName: '', lastName: '', streetName: '', postalCode: '', city: '', countryCode: 'DK' }
    const command = { $type: 'SetShippingAddressCommand', address } as const
    expect(commandFieldErrors({ code: 'invalid-address', fields: ['postalCode', 'city'] }, command)).toEqual([
      { field: 'shipping-postalCode', fault: 'invalid' },
      { field: 'shipping-city', fault: 'invalid' },
    ])
    expect(commandFieldErrors({ code: 'unsupported-country', fields: ['countryCode'] }, command)).toEqual([
      { field: 'countryCode', fault: 'invalid' },
    ])
    expect(commandFieldErrors({ code: 'invalid-email' }, undefined)).toEqual([{ field: 'email', fault: 'invalid' }])
    expect(commandFieldErrors({ code: 'cart-locked' }, command)).toEqual([])
  })
})
