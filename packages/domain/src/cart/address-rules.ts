import { MARKET_KEYS, type MarketKey } from '../market/market.ts'
import { fail, succeed, type Result } from '../result/result.ts'
import type { CartAddress } from './cart-state.ts'

const POSTAL_CODES: Readonly<Record<MarketKey, RegExp>> = { DK: /^\d{4}$/, NO: /^\d{4}$/, SE: /^\d{3} ?\d{2}$/ }
/** National numbers that can be a mobile's, without the country's prefix and the zero before it. */
const MOBILES: Readonly<Record<MarketKey, { readonly prefix: string; readonly national: RegExp }>> = {
  DK: { prefix: '+45', national: /^[2-9]\d{7}$/ },
  NO: { prefix: '+47', national: /^[49]\d{7}$/ },
  SE: { prefix: '+46', national: /^7\d{8}$/ },
}
const LONGEST = { name: 100, street: 100, number: 20, additional: 100, city: 100 } as const
// oxlint-disable-next-line no-control-regex -- they are what must not come in
const CONTROL = /[\u0000-\u001f\u007f]/

export function isCountry(code: string): code is MarketKey {
  return (MARKET_KEYS as readonly string[]).includes(code)
}

const isText = (text: string, longest: number) => text.length > 0 && text.length <= longest && !CONTROL.test(text)
const isOptionalText = (text: string | undefined, longest: number) => text === undefined || isText(text, longest)

const trimmed = (text: string | undefined) => text?.trim() || undefined

/** The address as it goes on a parcel, or why it can't. */
export function judgeAddress(
  given: CartAddress,
  countries: readonly MarketKey[],
): Result<CartAddress, 'invalid-address' | 'unsupported-country'> {
  const countryCode = given.countryCode.trim().toUpperCase()
  if (!isCountry(countryCode) || !countries.includes(countryCode)) return fail('unsupported-country')
  const [streetNumber, additional] = [trimmed(given.streetNumber), trimmed(given.additional)]
  const address: CartAddress = {
    firstName: given.firstName.trim(),
    lastName: given.lastName.trim(),
    streetName: given.streetName.trim(),
    ...(streetNumber !== undefined && { streetNumber }),
    ...(additional !== undefined && { additional }),
    postalCode: given.postalCode.trim(),
    city: given.city.trim(),
    countryCode,
  }
  const isComplete =
    isText(address.firstName, LONGEST.name) &&
    isText(address.lastName, LONGEST.name) &&
    isText(address.streetName, LONGEST.street) &&
    isOptionalText(address.streetNumber, LONGEST.number) &&
    isOptionalText(address.additional, LONGEST.additional) &&
    isText(address.city, LONGEST.city) &&
    POSTAL_CODES[countryCode].test(address.postalCode)
  return isComplete ? succeed(address) : fail('invalid-address')
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
