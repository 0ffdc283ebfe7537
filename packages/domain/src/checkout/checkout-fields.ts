import type { CartAddress } from '../cart/cart-state.ts'
import { addressProblems, readMobile, type FieldProblem } from '../cart/checkout/address-rules.ts'
import { validateEmail, type EmailError } from '../mail/email-address.ts'
import type { MarketKey } from '../market/market.ts'

/** Typed fields of an address; the country is chosen once for all of them. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'additional',
  'postalCode',
  'city',
] as const
export type WrittenAddressField = (typeof ADDRESS_FIELDS)[number]

export const ADDRESS_KINDS = ['billing', 'shipping'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

const OTHER_FIELDS = [
  'email',
  'mobile',
  'companyName',
  'vatNumber',
  'countryCode',
  'discountCode',
  'giftCardCode',
  'acceptTerms',
] as const

/** A field of the checkout's forms, by its name there. */
export type CheckoutField = (typeof OTHER_FIELDS)[number] | `${AddressKind}-${WrittenAddressField}`

export const CHECKOUT_FIELDS: readonly CheckoutField[] = [
  ...OTHER_FIELDS,
  ...ADDRESS_KINDS.flatMap((kind) => ADDRESS_FIELDS.map((field) => `${kind}-${field}` as const)),
]

export const FIELD_FAULTS: readonly FieldProblem[] = ['missing', 'tooLong', 'invalid']

export interface InvalidField {
  readonly field: CheckoutField
  readonly fault: FieldProblem
}

/** Reads a form's field, in browser or server. */
export type FieldReader = (name: string) => string

export interface FieldPlace {
  readonly market: MarketKey
  /** Where the brand delivers. */
  readonly countries: readonly MarketKey[]
}

const EMAIL_FAULTS: Readonly<Record<EmailError, FieldProblem>> = { emptyEmail: 'missing', invalidEmail: 'invalid' }

export function faultOfEmail(written: string): FieldProblem | undefined {
  const error = validateEmail(written)
  return error && EMAIL_FAULTS[error]
}

export function validateMobile(written: string, { market, countries }: FieldPlace): FieldProblem | undefined {
  if (written.trim() === '') return 'missing'
  return readMobile(written, market, countries) === undefined ? 'invalid' : undefined
}

export function readAddress(read: FieldReader, kind: AddressKind, countryCode: string): CartAddress {
  const text = (field: WrittenAddressField) => read(`${kind}-${field}`).trim()
  const [streetNumber, additional] = [text('streetNumber'), text('additional')]
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    streetName: text('streetName'),
    ...(streetNumber !== '' && { streetNumber }),
    ...(additional !== '' && { additional }),
    postalCode: text('postalCode'),
    city: text('city'),
    countryCode,
  }
}

/** Problems of a form's address, in the order of its fields. */
export function addressFieldErrors(
  address: CartAddress,
  kind: AddressKind,
  countries: readonly MarketKey[],
): readonly InvalidField[] {
  const problems = addressProblems(address, countries)
  const country = problems.countryCode
  return [
    ...(country ? [{ field: 'countryCode', fault: country } as const] : []),
    ...ADDRESS_FIELDS.flatMap((field): InvalidField[] => {
      const fault = problems[field]
      return fault ? [{ field: `${kind}-${field}`, fault }] : []
    }),
  ]
}

export function isSameAddress(one: CartAddress, other: CartAddress): boolean {
  return [...ADDRESS_FIELDS, 'countryCode' as const].every((field) => (one[field] ?? '') === (other[field] ?? ''))
}
