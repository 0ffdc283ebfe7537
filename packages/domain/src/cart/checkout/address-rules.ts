import { MARKET_KEYS, type MarketKey } from '../../market/market.ts'
import { postcodeDigits, writtenPostcode } from '../../postcodes/postcode-shape.ts'
import { succeed } from '../../result/result.ts'
import { isNameText } from '../../text/name-text.ts'
import { namesWebAddress } from '../../text/web-address.ts'
import type { CartAddress, CartDetails } from '../cart-state.ts'

/** National mobile numbers, without country prefix and leading zero. */
const MOBILES: Readonly<Record<MarketKey, { readonly prefix: string; readonly national: RegExp }>> = {
  DK: { prefix: '+45', national: /^[2-9]\d{7}$/ },
  NO: { prefix: '+47', national: /^[49]\d{7}$/ },
  SE: { prefix: '+46', national: /^7\d{8}$/ },
}
// oxlint-disable-next-line no-control-regex -- they are what must not come in
const CONTROL = /[\u0000-\u001f\u007f]/

export function isCountry(code: string): code is MarketKey {
  return (MARKET_KEYS as readonly string[]).includes(code)
}

/** The country the cart is sent to: as far as it was given, else the market. */
export function countryOf({ countryCode, shippingAddress, billingAddress }: CartDetails, market: MarketKey): string {
  return countryCode ?? shippingAddress?.countryCode ?? billingAddress?.countryCode ?? market
}

export type FieldProblem = 'missing' | 'tooLong' | 'invalid'

/** For one line of trimmed text. */
export function validateText(text: string, longest: number): FieldProblem | undefined {
  if (text === '') return 'missing'
  if (text.length > longest) return 'tooLong'
  // Names and addresses are printed in mails: they must not carry links to strangers in the shop's name.
  return CONTROL.test(text) || namesWebAddress(text) ? 'invalid' : undefined
}

/** For a person's trimmed name; streets may have dots that names may not. */
export function validateName(text: string, longest: number): FieldProblem | undefined {
  return validateText(text, longest) ?? (isNameText(text) ? undefined : 'invalid')
}

export type AddressField = keyof CartAddress
export type AddressProblems = Readonly<Partial<Record<AddressField, FieldProblem>>>

/** Maximum lengths. A postcode follows its country's format. */
export const ADDRESS_LENGTHS: Readonly<Record<Exclude<AddressField, 'postalCode' | 'countryCode'>, number>> = {
  firstName: 100,
  lastName: 100,
  streetName: 100,
  streetNumber: 20,
  additional: 100,
  city: 100,
}

const trimmed = (text: string | undefined) => text?.trim() || undefined

/** Trimmed and formatted as for a parcel label. */
function normaliseAddress(given: CartAddress): CartAddress {
  const [streetNumber, additional] = [trimmed(given.streetNumber), trimmed(given.additional)]
  const countryCode = given.countryCode.trim().toUpperCase()
  const digits = isCountry(countryCode) ? postcodeDigits(countryCode, given.postalCode) : undefined
  return {
    firstName: given.firstName.trim(),
    lastName: given.lastName.trim(),
    streetName: given.streetName.trim(),
    ...(streetNumber !== undefined && { streetNumber }),
    ...(additional !== undefined && { additional }),
    postalCode:
      isCountry(countryCode) && digits !== undefined ? writtenPostcode(countryCode, digits) : given.postalCode.trim(),
    city: given.city.trim(),
    countryCode,
  }
}

function validateCountry(code: string, countries: readonly MarketKey[]): FieldProblem | undefined {
  if (code === '') return 'missing'
  return isCountry(code) && countries.includes(code) ? undefined : 'invalid'
}

/** For an unknown country any postcode is accepted. */
function validatePostcode({ postalCode, countryCode }: CartAddress): FieldProblem | undefined {
  if (postalCode === '') return 'missing'
  return isCountry(countryCode) && postcodeDigits(countryCode, postalCode) === undefined ? 'invalid' : undefined
}

/** All problems of an address, in the order of its fields; the same in browser and server. */
export function addressProblems(given: CartAddress, countries: readonly MarketKey[]): AddressProblems {
  const address = normaliseAddress(given)
  const validate = (field: keyof typeof ADDRESS_LENGTHS) => validateText(address[field] ?? '', ADDRESS_LENGTHS[field])
  const unlessEmpty = (field: 'streetNumber' | 'additional') =>
    address[field] === undefined ? undefined : validate(field)
  const found: Readonly<Record<AddressField, FieldProblem | undefined>> = {
    firstName: validateName(address.firstName, ADDRESS_LENGTHS.firstName),
    lastName: validateName(address.lastName, ADDRESS_LENGTHS.lastName),
    streetName: validate('streetName'),
    streetNumber: unlessEmpty('streetNumber'),
    additional: unlessEmpty('additional'),
    postalCode: validatePostcode(address),
    city: validate('city'),
    countryCode: validateCountry(address.countryCode, countries),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

export type ValidatedAddress =
  | { readonly ok: true; readonly value: CartAddress }
  | {
      readonly ok: false
      readonly code: 'invalid-address' | 'unsupported-country'
      readonly fields: readonly string[]
    }

/** The formatted address, or why it is refused. */
export function validateAddress(given: CartAddress, countries: readonly MarketKey[]): ValidatedAddress {
  const problems = addressProblems(given, countries)
  const fields = Object.keys(problems)
  if (problems.countryCode) return { ok: false, code: 'unsupported-country', fields }
  return fields.length > 0 ? { ok: false, code: 'invalid-address', fields } : succeed(normaliseAddress(given))
}

/** `+4520304050`, or undefined. With a prefix it may be a number of any country that the shop serves. */
export function readMobile(written: string, home: MarketKey, countries: readonly MarketKey[]): string | undefined {
  const number = written.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  for (const country of [home, ...countries]) {
    const { prefix, national } = MOBILES[country]
    const rest = number.startsWith(prefix) ? number.slice(prefix.length) : number
    // With a prefix, only that country's format applies; without one, the home country's.
    if (number.startsWith('+') ? rest === number : country !== home) continue
    const digits = rest.replace(/^0/, '')
    if (national.test(digits)) return prefix + digits
  }
  return undefined
}
