import type { CartAddress } from '../cart/cart-state.ts'
import { CHANGE_PASSWORD_ERRORS } from '../customer/customer-calls.ts'
import { PROFILE_ERRORS, type ProfileCommand } from '../customer/profile-commands.ts'

/** The forms of the profile that change it by commands. */
export const PROFILE_FORMS = ['name', 'mobile', 'address', 'email'] as const
export type ProfileForm = (typeof PROFILE_FORMS)[number]
/** Every part of the profile that a form belongs to. */
export const PROFILE_PARTS = [...PROFILE_FORMS, 'password', 'sessions'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

/** `sent`: a link is on its way to the new address; `tooMany`: wrong passwords. */
export const PROFILE_RESULTS = [
  'saved',
  'removed',
  'sent',
  'ended',
  'tooMany',
  ...PROFILE_ERRORS,
  ...CHANGE_PASSWORD_ERRORS,
] as const
export type ProfileResult = (typeof PROFILE_RESULTS)[number]

/** How a form of the profile ended, as its page shows it. */
export interface ProfileOutcome {
  readonly part: ProfilePart
  readonly result: ProfileResult
  /** Fields of the address that were refused. */
  readonly wrong: readonly string[]
}

const DONE: readonly ProfileResult[] = ['saved', 'removed', 'sent', 'ended']

export function isDone({ result }: Pick<ProfileOutcome, 'result'>): boolean {
  return DONE.includes(result)
}

const BETWEEN = '.'

export function writeProfileOutcome({ part, result }: Pick<ProfileOutcome, 'part' | 'result'>): string {
  return part + BETWEEN + result
}

export function readProfileOutcome(written: string, wrong: string): ProfileOutcome | undefined {
  const [first, second] = written.split(BETWEEN)
  const part = PROFILE_PARTS.find((each) => each === first)
  const result = PROFILE_RESULTS.find((each) => each === second)
  return part && result ? { part, result, wrong: wrong.split(',').filter(Boolean).slice(0, 10) } : undefined
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
