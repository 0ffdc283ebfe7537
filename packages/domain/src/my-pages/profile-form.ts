import type { CartAddress } from '../cart/cart-state.ts'
import type { ChangePasswordError } from '../customer/customer-calls.ts'
import type { ProfileCommand, ProfileError } from '../customer/profile-commands.ts'

/** The forms of the profile that change it by commands. */
export const PROFILE_FORMS = ['name', 'mobile', 'address', 'email'] as const
export type ProfileForm = (typeof PROFILE_FORMS)[number]
/** Every part of the profile that a form belongs to. */
export const PROFILE_PARTS = [...PROFILE_FORMS, 'password', 'sessions', 'mails'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

/** `sent`: a link is on its way to the new address, `mailed` and `proofSent`: to the present one; `tooMany`: wrong passwords. */
type Ended = 'saved' | 'removed' | 'sent' | 'mailed' | 'proofSent' | 'ended' | 'tooMany'
export type ProfileResult = Ended | ProfileError | ChangePasswordError

/** Written out, because the lists of the calls would bring their schemas into the page. */
const IS_DONE: Readonly<Record<ProfileResult, boolean>> = {
  saved: true,
  removed: true,
  sent: true,
  mailed: true,
  proofSent: true,
  ended: true,
  tooMany: false,
  'empty-name': false,
  'invalid-name': false,
  'invalid-email': false,
  'invalid-mobile': false,
  'invalid-address': false,
  'unsupported-country': false,
  'wrong-password': false,
  wrongPassword: false,
  invalidNewPassword: false,
  leakedPassword: false,
  passwordMismatch: false,
}

function isResult(written: string | undefined): written is ProfileResult {
  return written !== undefined && Object.hasOwn(IS_DONE, written)
}

/** How a form of the profile ended, as its page shows it. */
export interface ProfileOutcome {
  readonly part: ProfilePart
  readonly result: ProfileResult
  /** Fields of the address that were refused. */
  readonly wrong: readonly string[]
}

export function isDone({ result }: Pick<ProfileOutcome, 'result'>): boolean {
  return IS_DONE[result]
}

const BETWEEN = '.'

export function writeProfileOutcome({ part, result }: Pick<ProfileOutcome, 'part' | 'result'>): string {
  return part + BETWEEN + result
}

export function readProfileOutcome(written: string, wrong: string): ProfileOutcome | undefined {
  const [first, second] = written.split(BETWEEN)
  const part = PROFILE_PARTS.find((each) => each === first)
  if (!part || !isResult(second)) return undefined
  return { part, result: second, wrong: wrong.split(',').filter(Boolean).slice(0, 10) }
}

type Read = (name: string) => string

function readAddress(read: Read): CartAddress {
  const [streetNumber, additional] = [read('streetNumber').trim(), read('additional').trim()]
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    streetName: read('streetName'),
    ...(streetNumber !== '' && { streetNumber }),
    ...(additional !== '' && { additional }),
    postalCode: read('postalCode'),
    city: read('city'),
    countryCode: read('countryCode'),
  }
}

/** The button that removes the address sends this field. */
export const REMOVE_FIELD = 'remove'

/** The commands of a form. */
export function readProfileForm(form: ProfileForm, read: Read): readonly ProfileCommand[] {
  switch (form) {
    case 'name':
      return [
        { $type: 'SetFirstNameCommand', firstName: read('firstName') },
        { $type: 'SetLastNameCommand', lastName: read('lastName') },
      ]
    case 'mobile':
      return [{ $type: 'ChangeMobileNumberCommand', mobile: read('mobile') }]
    case 'email':
      return [{ $type: 'ChangeCustomerEmailCommand', email: read('email'), password: read('password') }]
    case 'address':
      return [{ $type: 'ChangeAddressCommand', address: read(REMOVE_FIELD) === '' ? readAddress(read) : null }]
  }
}
