import { MARKET_KEYS, type MarketKey } from '../market/market.ts'
import { postcodeDigits, writtenPostcode } from '../postcodes/postcode-shape.ts'
import { succeed } from '../result/result.ts'
import { namesWebAddress } from '../text/web-address.ts'
import type { CartAddress, CartDetails } from './cart-state.ts'

/** National numbers that can be a mobile's, without the country's prefix and the zero before it. */
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

/** Where the cart goes, as far as it was said; else it stays in the market. */
export function countryOf({ countryCode, shippingAddress, billingAddress }: CartDetails, market: MarketKey): string {
  return countryCode ?? shippingAddress?.countryCode ?? billingAddress?.countryCode ?? market
}

/** What is wrong with what was written in a field. */
export type FieldProblem = 'missing' | 'tooLong' | 'invalid'

/** A line of text as people write it, without the blanks around it. */
export function validateText(text: string, longest: number): FieldProblem | undefined {
  if (text === '') return 'missing'
  if (text.length > longest) return 'tooLong'
  // Names and addresses stand in mails: nobody sends a link to strangers in the shop's name.
  return CONTROL.test(text) || namesWebAddress(text) ? 'invalid' : undefined
}

export type AddressField = keyof CartAddress
export type AddressProblems = Readonly<Partial<Record<AddressField, FieldProblem>>>

/** How long each may be. A postcode has its country's shape. */
export const ADDRESS_LENGTHS: Readonly<Record<Exclude<AddressField, 'postalCode' | 'countryCode'>, number>> = {
  firstName: 100,
  lastName: 100,
  streetName: 100,
  streetNumber: 20,
  additional: 100,
  city: 100,
}

const trimmed = (text: string | undefined) => text?.trim() || undefined

/** As it goes on a parcel, as far as it is right. */
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

/** In a country that nobody knows, any postcode may be right. */
function validatePostcode({ postalCode, countryCode }: CartAddress): FieldProblem | undefined {
  if (postalCode === '') return 'missing'
  return isCountry(countryCode) && postcodeDigits(countryCode, postalCode) === undefined ? 'invalid' : undefined
}

/** All that is wrong with an address, in the order of its fields; browser and server say the same. */
export function addressProblems(given: CartAddress, countries: readonly MarketKey[]): AddressProblems {
  const address = normaliseAddress(given)
  const judge = (field: keyof typeof ADDRESS_LENGTHS) => validateText(address[field] ?? '', ADDRESS_LENGTHS[field])
  const unlessEmpty = (field: 'streetNumber' | 'additional') =>
    address[field] === undefined ? undefined : judge(field)
  const found: Readonly<Record<AddressField, FieldProblem | undefined>> = {
    firstName: judge('firstName'),
    lastName: judge('lastName'),
    streetName: judge('streetName'),
    streetNumber: unlessEmpty('streetNumber'),
    additional: unlessEmpty('additional'),
    postalCode: validatePostcode(address),
    city: judge('city'),
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

/** The address as it goes on a parcel, or why it can't. */
export function validateAddress(given: CartAddress, countries: readonly MarketKey[]): ValidatedAddress {
  const problems = addressProblems(given, countries)
  const fields = Object.keys(problems)
  if (problems.countryCode) return { ok: false, code: 'unsupported-country', fields }
  return fields.length > 0 ? { ok: false, code: 'invalid-address', fields } : succeed(normaliseAddress(given))
}

/** `+4520304050`, or undefined: with a prefix it may be a number of any country that the shop serves. */
export function readMobile(written: string, home: MarketKey, countries: readonly MarketKey[]): string | undefined {
  const number = written.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  for (const country of [home, ...countries]) {
    const { prefix, national } = MOBILES[country]
    const rest = number.startsWith(prefix) ? number.slice(prefix.length) : number
    // What has a prefix is judged by it alone; what has none is a number at home.
    if (number.startsWith('+') ? rest === number : country !== home) continue
    const digits = rest.replace(/^0/, '')
    if (national.test(digits)) return prefix + digits
  }
  return undefined
}
