import { describe, expect, it } from 'vitest'
import type { Promotion } from '../../promotions/promotion.ts'
import type { CartDetails } from '../cart-state.ts'
import { noShop } from '../cart-test-facts.ts'
import { applyCartCommands } from './apply-cart-commands.ts'
import { cartCommandsSchema, withoutPrefixes, type CartCommand, type CommandName } from './cart-commands.ts'

const words = (text: string) => ({ da: text, nb: text, sv: text })
const GIFT: Promotion = {
  key: 'candle',
  names: words('Lys'),
  isCombinable: false,
  conditions: {},
  effect: { type: 'gift', sku: 'CANDLE', quantity: 1 },
}
const TEN: Promotion = {
  ...GIFT,
  key: 'ten',
  coupon: 'TEN',
  effect: { type: 'percent', percent: 10 },
}
const SHOP = noShop({
  promotions: [GIFT, TEN],
  giftCards: new Map([['GAVE-500', { code: 'GAVE-500', market: 'DK', balanceMinor: 500_00 }]]),
})
const CUSTOM = { id: 'c1', name: 'Montering', quantity: 1, minor: { DK: 499_00 } }
const ADDRESS = {
  firstName: ' Alma ',
  lastName: 'Holm',
  streetName: 'Strandvejen',
  streetNumber: '12',
  postalCode: '2900',
  city: 'Hellerup',
  countryCode: 'dk',
}

function apply(command: CartCommand, details: CartDetails = {}) {
  const rules = { facts: { items: new Map(), packages: new Map() }, shop: SHOP, newId: () => 'new' }
  const before = { lines: [], details }
  const { cart, errors } = applyCartCommands(before, [command], rules)
  return { details: cart.details, isSame: cart === before, code: errors[0]?.code, fields: errors[0]?.fields }
}

/** Every command but those of the lines: what it makes of a cart, and what it refuses. */
const KEPT: readonly [CartCommand, CartDetails, CartDetails][] = [
  [{ $type: 'AddDiscountCodeCommand', code: ' ten' }, {}, { discountCodes: ['TEN'] }],
  [{ $type: 'RemoveDiscountCodeCommand', code: 'ten' }, { discountCodes: ['TEN'] }, { discountCodes: [] }],
  [{ $type: 'AddGiftCardCodeCommand', code: 'gave-500' }, {}, { giftCardCodes: ['GAVE-500'] }],
  [{ $type: 'RemoveGiftCardCodeCommand', code: 'GAVE-500' }, { giftCardCodes: ['GAVE-500'] }, { giftCardCodes: [] }],
  [{ $type: 'RemoveCustomLineItemCommand', customLineItemId: 'c1' }, { customLines: [CUSTOM] }, { customLines: [] }],
  [{ $type: 'RemoveLineItemCommand', lineItemId: 'gift-candle' }, {}, { declinedGifts: ['candle'] }],
  [
    { $type: 'ChangeLineItemQuantityCommand', lineItemId: 'gift-candle', quantity: 0 },
    {},
    { declinedGifts: ['candle'] },
  ],
  [
    { $type: 'ChangeLineItemQuantityCommand', lineItemId: 'gift-candle', quantity: 1 },
    { declinedGifts: ['lamp', 'candle'] },
    { declinedGifts: ['lamp'] },
  ],
  [{ $type: 'SetCustomerEmailCommand', email: ' Alma@Example.DK ' }, {}, { email: 'alma@example.dk' }],
  [{ $type: 'SetCustomerMobileCommand', mobile: '20 30 40 50' }, {}, { mobile: '+4520304050' }],
  [{ $type: 'SetCustomerMobileCommand', mobile: '0047 912 34 567' }, {}, { mobile: '+4791234567' }],
  [{ $type: 'SetCustomerMobileCommand', mobile: '+46 (0)70-123 45 67' }, {}, { mobile: '+46701234567' }],
  [
    { $type: 'SetBillingAddressCommand', address: ADDRESS },
    {},
    { billingAddress: { ...ADDRESS, firstName: 'Alma', countryCode: 'DK' } },
  ],
  [
    { $type: 'SetShippingAddressCommand', address: { ...ADDRESS, countryCode: 'SE', postalCode: '114 55' } },
    {},
    { shippingAddress: { ...ADDRESS, firstName: 'Alma', countryCode: 'SE', postalCode: '114 55' } },
  ],
  [
    {
      $type: 'SetCustomerTypeOnCartCommand',
      customerType: 'company',
      companyName: 'Holm ApS',
      vatNumber: 'dk 12 34 56 74',
    },
    {},
    { customerType: 'company', companyName: 'Holm ApS', vatNumber: 'DK12345674' },
  ],
  [
    { $type: 'SetCustomerTypeOnCartCommand', customerType: 'private' },
    { customerType: 'company', companyName: 'Holm ApS' },
    { customerType: 'private' },
  ],
  // A company of the country that the cart goes to.
  [
    { $type: 'SetCustomerTypeOnCartCommand', customerType: 'company', vatNumber: '974 760 673' },
    { countryCode: 'NO' },
    { countryCode: 'NO', customerType: 'company', vatNumber: 'NO974760673MVA' },
  ],
  [{ $type: 'SetCountryCommand', countryCode: 'no' }, {}, { countryCode: 'NO' }],
  [{ $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' }, {}, { shippingMethodKey: 'delivery' }],
  [{ $type: 'SetPaymentMethodCommand', paymentMethodKey: 'invoice' }, {}, { paymentMethodKey: 'invoice' }],
]

describe('a command', () => {
  it.each(KEPT.map((each) => [each[0].$type, ...each] as const))(
    'CHK-01 CART-10 %s is kept, twice is once, and the name of the mini cart means the same',
    (_name, command, before, after) => {
      expect(apply(command, before)).toEqual({ details: after, isSame: false, code: undefined })
      const prefixed = { ...command, $type: `HFN${command.$type}` }
      expect(cartCommandsSchema.parse(withoutPrefixes([prefixed]))).toEqual([command])
      if (command.$type.startsWith('Set') || command.$type.startsWith('Add'))
        expect(apply(command, after).isSame).toBe(true)
    },
  )

  it.each<[string, CartCommand]>([
    ['unknown-code', { $type: 'AddDiscountCodeCommand', code: 'NOBODY' }],
    ['unknown-code', { $type: 'RemoveDiscountCodeCommand', code: 'TEN' }],
    ['unknown-code', { $type: 'AddGiftCardCodeCommand', code: 'GAVE-1' }],
    ['unknown-code', { $type: 'RemoveGiftCardCodeCommand', code: 'GAVE-500' }],
    ['unknown-line', { $type: 'RemoveCustomLineItemCommand', customLineItemId: 'c1' }],
    ['unknown-line', { $type: 'RemoveLineItemCommand', lineItemId: 'gift-nothing' }],
    ['unknown-line', { $type: 'ChangeLineItemQuantityCommand', lineItemId: 'gift-ten', quantity: 1 }],
    ['invalid-quantity', { $type: 'ChangeLineItemQuantityCommand', lineItemId: 'gift-candle', quantity: 2 }],
    ['invalid-email', { $type: 'SetCustomerEmailCommand', email: 'alma@localhost' }],
    ['invalid-email', { $type: 'SetCustomerEmailCommand', email: '' }],
    ['invalid-mobile', { $type: 'SetCustomerMobileCommand', mobile: '1234' }],
    ['invalid-mobile', { $type: 'SetCustomerMobileCommand', mobile: '+1 202 555 0100' }],
    ['invalid-mobile', { $type: 'SetCustomerMobileCommand', mobile: '+47 12 34 56 78' }],
    ['invalid-address', { $type: 'SetBillingAddressCommand', address: { ...ADDRESS, city: ' ' } }],
    ['invalid-address', { $type: 'SetBillingAddressCommand', address: { ...ADDRESS, postalCode: '29000' } }],
    ['invalid-address', { $type: 'SetShippingAddressCommand', address: { ...ADDRESS, lastName: 'x\u0000' } }],
    ['invalid-address', { $type: 'SetShippingAddressCommand', address: { ...ADDRESS, city: 'x'.repeat(101) } }],
    ['unsupported-country', { $type: 'SetShippingAddressCommand', address: { ...ADDRESS, countryCode: 'DE' } }],
    ['invalid-address', { $type: 'SetCustomerTypeOnCartCommand', customerType: 'company', vatNumber: 'twelve' }],
    ['unsupported-country', { $type: 'SetCountryCommand', countryCode: 'constructor' }],
    ['unknown-method', { $type: 'SetShippingMethodCommand', shippingMethodKey: 'drone' }],
    ['unknown-method', { $type: 'SetPaymentMethodCommand', paymentMethodKey: 'shells' }],
  ])('CHK-01 is refused as %s: %o', (code, command) => {
    expect(apply(command, { email: 'kept@example.dk' })).toMatchObject({
      details: { email: 'kept@example.dk' },
      isSame: true,
      code,
    })
  })

  it.each<[readonly string[] | undefined, CartCommand, CartDetails?]>([
    [['postalCode', 'city'], { $type: 'SetBillingAddressCommand', address: { ...ADDRESS, postalCode: '', city: '' } }],
    [['countryCode'], { $type: 'SetShippingAddressCommand', address: { ...ADDRESS, countryCode: 'DE' } }],
    [['vatNumber'], { $type: 'SetCustomerTypeOnCartCommand', customerType: 'company', vatNumber: '12345678' }],
    [
      ['vatNumber'],
      { $type: 'SetCustomerTypeOnCartCommand', customerType: 'company', vatNumber: '12345674' },
      { billingAddress: { ...ADDRESS, countryCode: 'NO' } },
    ],
    [['companyName'], { $type: 'SetCustomerTypeOnCartCommand', customerType: 'company', companyName: 'x'.repeat(101) }],
    [undefined, { $type: 'SetCustomerEmailCommand', email: 'alma' }],
  ])('CHK-01 is refused with the fields %j: %o', (fields, command, details = {}) => {
    expect(apply(command, details).fields).toEqual(fields)
  })

  it('CART-10 at most ten codes are kept', () => {
    const discountCodes = Array.from({ length: 10 }, (_, index) => `CODE${index}`)
    expect(apply({ $type: 'AddDiscountCodeCommand', code: 'TEN' }, { discountCodes }).code).toBe('code-not-applicable')
  })

  it('CART-03 every command of the contract has its shape, with and without the prefix', () => {
    const tried = new Set<string>(KEPT.map(([command]) => command.$type))
    const ofLines: readonly CommandName[] = ['AddLineItemCommand']
    for (const [command] of KEPT) expect(cartCommandsSchema.safeParse([command]).success).toBe(true)
    expect([...tried, ...ofLines].toSorted()).toEqual(
      [
        'AddLineItemCommand ChangeLineItemQuantityCommand RemoveLineItemCommand RemoveCustomLineItemCommand',
        'AddDiscountCodeCommand RemoveDiscountCodeCommand AddGiftCardCodeCommand RemoveGiftCardCodeCommand',
        'SetCustomerEmailCommand SetCustomerMobileCommand SetBillingAddressCommand SetShippingAddressCommand',
        'SetCustomerTypeOnCartCommand SetCountryCommand SetShippingMethodCommand SetPaymentMethodCommand',
      ]
        .flatMap((names) => names.split(' '))
        .toSorted(),
    )
  })
})
