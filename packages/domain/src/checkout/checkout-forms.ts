import type { CartErrorCode, CartValidationError } from '../cart/cart-errors.ts'
import { companyProblems } from '../cart/checkout/company-rules.ts'
import type { CartCommand } from '../cart/commands/cart-commands.ts'
import {
  CHECKOUT_FIELDS,
  FIELD_FAULTS,
  faultOfEmail,
  validateMobile,
  readAddress,
  addressFieldErrors,
  type AddressKind,
  type CheckoutField,
  type FieldPlace,
  type FieldReader,
  type InvalidField,
} from './checkout-fields.ts'
import type { CheckoutSection } from './checkout-sections.ts'

/** The forms of the checkout page, and the section of each. */
export const CHECKOUT_FORMS = {
  contact: 'contact',
  address: 'address',
  delivery: 'delivery',
  payment: 'payment',
  addCode: 'payment',
  removeCode: 'payment',
  addGiftCard: 'payment',
  removeGiftCard: 'payment',
} as const satisfies Record<string, CheckoutSection>
export type CheckoutForm = keyof typeof CHECKOUT_FORMS

export function isCheckoutForm(name: string): name is CheckoutForm {
  return Object.hasOwn(CHECKOUT_FORMS, name)
}

/** Commands for the valid fields of a form, and the errors of the others. */
export interface ReadForm {
  readonly commands: readonly CartCommand[]
  readonly wrong: readonly InvalidField[]
}

const RESOLVED = { resolveCheckoutData: true } as const

function readCompany(read: FieldReader, { market }: FieldPlace): ReadForm {
  const $type = 'SetCustomerTypeOnCartCommand'
  if (read('customerType') !== 'company')
    return { commands: [{ $type, ...RESOLVED, customerType: 'private' }], wrong: [] }
  const [companyName, vatNumber] = [read('companyName').trim(), read('vatNumber').trim()]
  const problems = companyProblems({ companyName, vatNumber }, market)
  const nameFault = companyName === '' ? 'missing' : problems.companyName
  const valid = {
    ...(nameFault === undefined && { companyName }),
    ...(vatNumber !== '' && problems.vatNumber === undefined && { vatNumber }),
  }
  return {
    commands: [{ $type, ...RESOLVED, customerType: 'company', ...valid }],
    wrong: [
      ...(nameFault ? [{ field: 'companyName', fault: nameFault } as const] : []),
      ...(problems.vatNumber ? [{ field: 'vatNumber', fault: problems.vatNumber } as const] : []),
    ],
  }
}

function readContact(read: FieldReader, place: FieldPlace): ReadForm {
  const [email, mobile] = [read('email').trim(), read('mobile').trim()]
  const [emailFault, mobileFault] = [faultOfEmail(email), validateMobile(mobile, place)]
  const company = readCompany(read, place)
  return {
    commands: [
      ...(emailFault ? [] : [{ $type: 'SetCustomerEmailCommand', ...RESOLVED, email } as const]),
      ...(mobileFault ? [] : [{ $type: 'SetCustomerMobileCommand', ...RESOLVED, mobile } as const]),
      ...company.commands,
    ],
    wrong: [
      ...(emailFault ? [{ field: 'email', fault: emailFault } as const] : []),
      ...(mobileFault ? [{ field: 'mobile', fault: mobileFault } as const] : []),
      ...company.wrong,
    ],
  }
}

/** One country for both addresses: prices are the market's, and it delivers nowhere else. */
function readAddresses(read: FieldReader, place: FieldPlace): ReadForm {
  const countryCode = read('countryCode').trim() || place.market
  const billing = readAddress(read, 'billing', countryCode)
  const isOther = read('otherAddress') !== ''
  const shipping = isOther ? readAddress(read, 'shipping', countryCode) : billing
  const wrongBilling = addressFieldErrors(billing, 'billing', place.countries)
  const wrongShipping = isOther ? addressFieldErrors(shipping, 'shipping', place.countries) : wrongBilling
  const commands: readonly CartCommand[] = [
    ...(wrongBilling.length > 0 ? [] : [{ $type: 'SetBillingAddressCommand', ...RESOLVED, address: billing } as const]),
    // Always sent: without another address, an earlier one must be replaced by the billing address.
    ...(wrongShipping.length > 0
      ? []
      : [{ $type: 'SetShippingAddressCommand', ...RESOLVED, address: shipping } as const]),
  ]
  const country = { $type: 'SetCountryCommand', ...RESOLVED, countryCode } as const
  return {
    commands: commands.length === 0 ? [] : [country, ...commands],
    wrong: isOther ? [...wrongBilling, ...wrongShipping] : wrongBilling,
  }
}

function readCode(read: FieldReader, field: 'discountCode' | 'giftCardCode', command: (code: string) => CartCommand) {
  const code = read(field).trim()
  return code === '' ? { commands: [], wrong: [{ field, fault: 'missing' as const }] } : one(command(code))
}

const one = (command: CartCommand): ReadForm => ({ commands: [command], wrong: [] })

const READERS: Readonly<Record<CheckoutForm, (read: FieldReader, place: FieldPlace) => ReadForm>> = {
  contact: readContact,
  address: readAddresses,
  delivery: (read) =>
    one({ $type: 'SetShippingMethodCommand', ...RESOLVED, shippingMethodKey: read('shippingMethodKey') }),
  payment: (read) => one({ $type: 'SetPaymentMethodCommand', ...RESOLVED, paymentMethodKey: read('paymentMethodKey') }),
  addCode: (read) => readCode(read, 'discountCode', (code) => ({ $type: 'AddDiscountCodeCommand', ...RESOLVED, code })),
  removeCode: (read) => one({ $type: 'RemoveDiscountCodeCommand', ...RESOLVED, code: read('discountCode') }),
  addGiftCard: (read) =>
    readCode(read, 'giftCardCode', (code) => ({ $type: 'AddGiftCardCodeCommand', ...RESOLVED, code })),
  removeGiftCard: (read) => one({ $type: 'RemoveGiftCardCodeCommand', ...RESOLVED, code: read('giftCardCode') }),
}

export function readCheckoutForm(form: CheckoutForm, read: FieldReader, place: FieldPlace): ReadForm {
  return READERS[form](read, place)
}

const FIELD_OF_ERROR: Readonly<Partial<Record<CartErrorCode, CheckoutField>>> = {
  'invalid-email': 'email',
  'invalid-mobile': 'mobile',
  'unsupported-country': 'countryCode',
}

const GROUP_OF_COMMAND: Readonly<Partial<Record<CartCommand['$type'], AddressKind>>> = {
  SetBillingAddressCommand: 'billing',
  SetShippingAddressCommand: 'shipping',
}

const isField = (name: string): name is CheckoutField => (CHECKOUT_FIELDS as readonly string[]).includes(name)

/** The fields of a refused command; none when it is not about typed input. */
export function commandFieldErrors(
  { code, fields = [] }: Pick<CartValidationError, 'code' | 'fields'>,
  command: CartCommand | undefined,
): readonly InvalidField[] {
  const group = command && GROUP_OF_COMMAND[command.$type]
  const named = fields.map((field) => (group && field !== 'countryCode' ? `${group}-${field}` : field)).filter(isField)
  const own = FIELD_OF_ERROR[code]
  const all = named.length > 0 || own === undefined ? named : [own]
  return all.map((field) => ({ field, fault: 'invalid' }))
}

/** `email:invalid,mobile:missing`: a form's errors as a query parameter. */
export function writeFieldErrors(wrong: readonly InvalidField[]): string {
  return wrong.map(({ field, fault }) => `${field}:${fault}`).join(',')
}

export function readFieldErrors(written: string): readonly InvalidField[] {
  return written.split(',').flatMap((each) => {
    const [field = '', fault = ''] = each.split(':')
    const known = FIELD_FAULTS.find((kind) => kind === fault)
    return isField(field) && known ? [{ field, fault: known }] : []
  })
}
