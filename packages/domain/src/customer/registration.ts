import { ADDRESS_LENGTHS, readMobile, validateName } from '../cart/checkout/address-rules.ts'
import { readEmail, validateEmail } from '../mail/email-address.ts'
import type { MarketKey } from '../market/market.ts'
import { fail, succeed, type Result } from '../result/result.ts'
import { validateNewPassword, type NewPassword } from './password-rule.ts'

/** A field that is filled in wrongly is answered with the code of the empty one: its message says what is wanted. */
export const REGISTRATION_ERRORS = [
  'emptyForename',
  'emptySurname',
  'emptyEmail',
  'emptyPhoneNumber',
  'emptyPassword',
  'invalidNewPassword',
  'leakedPassword',
  'passwordMismatch',
  'registrationFailed',
] as const
export type RegistrationError = (typeof REGISTRATION_ERRORS)[number]

export interface Registration extends NewPassword {
  readonly forename: string
  readonly surname: string
  readonly email: string
  readonly phoneNumber: string
}

export type RegisteredPerson = Omit<Registration, 'confirmPassword'>

export interface PhoneContext {
  readonly market: MarketKey
  readonly countries: readonly MarketKey[]
}

/** The person as they are stored, or the first error in the order of the form. */
export function validateRegistration(
  given: Registration,
  { market, countries }: PhoneContext,
): Result<RegisteredPerson, RegistrationError> {
  const [forename, surname, email] = [given.forename.trim(), given.surname.trim(), readEmail(given.email)]
  if (validateName(forename, ADDRESS_LENGTHS.firstName)) return fail('emptyForename')
  if (validateName(surname, ADDRESS_LENGTHS.lastName)) return fail('emptySurname')
  if (validateEmail(email)) return fail('emptyEmail')
  const phoneNumber = readMobile(given.phoneNumber, market, countries)
  if (phoneNumber === undefined) return fail('emptyPhoneNumber')
  if (given.password === '') return fail('emptyPassword')
  const error = validateNewPassword(given)
  return error ? fail(error) : succeed({ forename, surname, email, phoneNumber, password: given.password })
}
