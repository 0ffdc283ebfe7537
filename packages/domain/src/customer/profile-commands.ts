import { z } from 'zod'
import type { CartAddress } from '../cart/cart-state.ts'
import {
  ADDRESS_LENGTHS,
  readMobile,
  validateAddress,
  validateName,
  type FieldProblem,
} from '../cart/checkout/address-rules.ts'
import { writtenAddress } from '../cart/commands/cart-commands.ts'
import { readEmail, validateEmail } from '../mail/email-address.ts'
import { assertNever, succeed } from '../result/result.ts'
import type { PhoneContext } from './registration.ts'

export const MAX_PROFILE_COMMANDS = 10

/** Only the type is checked here: a refusal by the rules names its command. */
const written = z.string().max(300)
const command = z.discriminatedUnion('$type', [
  z.object({ $type: z.literal('SetFirstNameCommand'), firstName: written }),
  z.object({ $type: z.literal('SetLastNameCommand'), lastName: written }),
  z.object({
    $type: z.literal('ChangeCustomerEmailCommand'),
    email: written,
    /** Whoever finds an open browser must not take the account over. */
    password: written,
  }),
  z.object({ $type: z.literal('ChangeMobileNumberCommand'), mobile: written }),
  /** Null removes it. */
  z.object({ $type: z.literal('ChangeAddressCommand'), address: writtenAddress.nullable() }),
])
export type ProfileCommand = z.infer<typeof command>
export const profileCommandsSchema = z.array(command).min(1).max(MAX_PROFILE_COMMANDS)

export const PROFILE_ERRORS = [
  'empty-name',
  'invalid-name',
  'invalid-email',
  'invalid-mobile',
  'invalid-address',
  'unsupported-country',
  'wrong-password',
] as const
export type ProfileError = (typeof PROFILE_ERRORS)[number]

export interface ProfileState {
  readonly forename: string
  readonly surname: string
  readonly phoneNumber: string
  readonly address: CartAddress | null
}

/** An e-mail address changes only once its new owner has confirmed it, so it is not part of the state. */
export interface AppliedProfile {
  readonly state: ProfileState
  readonly newEmail?: { readonly email: string; readonly password: string; readonly commandIndex: number } | undefined
}

export interface ProfileRefusal {
  readonly code: ProfileError
  readonly commandIndex: number
  /** Of the address. */
  readonly fields?: readonly string[] | undefined
}

type Refused = { readonly ok: false } & Omit<ProfileRefusal, 'commandIndex'>
type Step = { readonly ok: true; readonly value: AppliedProfile } | Refused

const refuse = (code: ProfileError, fields?: readonly string[]): Refused => ({
  ok: false,
  code,
  ...(fields && { fields }),
})

const nameError = (problem: FieldProblem): ProfileError => (problem === 'missing' ? 'empty-name' : 'invalid-name')

function setName(applied: AppliedProfile, field: 'forename' | 'surname', given: string): Step {
  const name = given.trim()
  const problem = validateName(name, field === 'forename' ? ADDRESS_LENGTHS.firstName : ADDRESS_LENGTHS.lastName)
  return problem ? refuse(nameError(problem)) : succeed({ ...applied, state: { ...applied.state, [field]: name } })
}

function setAddress(applied: AppliedProfile, given: CartAddress | null, { countries }: PhoneContext): Step {
  if (given === null) return succeed({ ...applied, state: { ...applied.state, address: null } })
  const checked = validateAddress(given, countries)
  if (!checked.ok) return refuse(checked.code, checked.fields)
  return succeed({ ...applied, state: { ...applied.state, address: checked.value } })
}

function step(applied: AppliedProfile, given: ProfileCommand, at: PhoneContext & { commandIndex: number }): Step {
  switch (given.$type) {
    case 'SetFirstNameCommand':
      return setName(applied, 'forename', given.firstName)
    case 'SetLastNameCommand':
      return setName(applied, 'surname', given.lastName)
    case 'ChangeCustomerEmailCommand': {
      if (validateEmail(given.email)) return refuse('invalid-email')
      const { password } = given
      return succeed({
        ...applied,
        newEmail: { email: readEmail(given.email), password, commandIndex: at.commandIndex },
      })
    }
    case 'ChangeMobileNumberCommand': {
      const phoneNumber = readMobile(given.mobile, at.market, at.countries)
      if (phoneNumber === undefined) return refuse('invalid-mobile')
      return succeed({ ...applied, state: { ...applied.state, phoneNumber } })
    }
    case 'ChangeAddressCommand':
      return setAddress(applied, given.address, at)
    default:
      return assertNever(given)
  }
}

export type AppliedCommands =
  | { readonly ok: true; readonly value: AppliedProfile }
  | { readonly ok: false; readonly refusal: ProfileRefusal }

/** All of the commands or, from the first that is refused, none. */
export function applyProfileCommands(
  state: ProfileState,
  commands: readonly ProfileCommand[],
  context: PhoneContext,
): AppliedCommands {
  let applied: AppliedProfile = { state }
  for (const [commandIndex, given] of commands.entries()) {
    const next = step(applied, given, { ...context, commandIndex })
    if (!next.ok) {
      const { code, fields } = next
      return { ok: false, refusal: { code, commandIndex, ...(fields && { fields }) } }
    }
    applied = next.value
  }
  return succeed(applied)
}
