import {
  MOST_PASSKEYS,
  type PasskeyAssertion,
  type PasskeyError,
  type PasskeyRegistration,
} from '@firkant/domain/customer/passkey-calls.ts'
import { LONGEST_PASSKEY_NAME, readPasskeyName } from '@firkant/domain/customer/passkey-name.ts'
import type { AccountContext } from '../account-context.ts'
import { findCustomerById } from '../customer-store.ts'
import { loginOptions, registrationOptions, verifyRegistration, verifySignature } from './passkey-ceremony.ts'
import { findPasskey, insertChallenge, insertPasskey, listPasskeys, saveUse, takeChallenge } from './passkey-store.ts'

type PasskeyContext = Pick<AccountContext, 'db' | 'brand' | 'publicUrl' | 'now'>

export async function makeLoginOptions({ db, brand, publicUrl, now }: PasskeyContext) {
  const options = await loginOptions(publicUrl)
  await insertChallenge(db, { challenge: options.challenge, brand: brand.key, purpose: 'login', now: now() })
  return options
}

/** The customer whose passkey signed the challenge. */
export async function verifyLogin(context: PasskeyContext, response: PasskeyAssertion): Promise<string | undefined> {
  const { db, brand, publicUrl } = context
  const now = context.now()
  const passkey = await findPasskey(db, { brand: brand.key, id: response.id })
  if (!passkey) return undefined
  const counter = await verifySignature(publicUrl, {
    response,
    passkey,
    takeChallenge: (challenge) => takeChallenge(db, { challenge, brand: brand.key, purpose: 'login', now }),
  })
  if (counter === undefined) return undefined
  await saveUse(db, passkey.id, { counter, now })
  return passkey.customerId
}

export async function makeRegistrationOptions(context: PasskeyContext, customerId: string) {
  const { db, brand, publicUrl, now } = context
  const [customer, known] = await Promise.all([findCustomerById(db, customerId), listPasskeys(db, customerId)])
  if (!customer) throw new Error('A session outlived its customer')
  const options = await registrationOptions(publicUrl, {
    shopName: brand.name,
    userName: customer.email,
    displayName: `${customer.forename} ${customer.surname}`,
    ownerId: customerId,
    known,
  })
  const { challenge } = options
  await insertChallenge(db, { challenge, brand: brand.key, purpose: 'registration', customerId, now: now() })
  return options
}

interface NewPasskeyForm {
  readonly name: string
  readonly response: PasskeyRegistration
}

/** Undefined when it was added. */
export async function addPasskey(
  context: PasskeyContext,
  customerId: string,
  { name: given, response }: NewPasskeyForm,
): Promise<PasskeyError | undefined> {
  const { db, brand, publicUrl } = context
  const now = context.now()
  const name = readPasskeyName(given, LONGEST_PASSKEY_NAME)
  if (name === undefined) return 'invalidName'
  if ((await listPasskeys(db, customerId)).length >= MOST_PASSKEYS) return 'tooMany'
  const made = await verifyRegistration(publicUrl, {
    response,
    takeChallenge: (challenge) =>
      takeChallenge(db, { challenge, brand: brand.key, purpose: 'registration', customerId, now }),
  })
  return made ? insertPasskey(db, { ...made, customerId, name, createdAt: now }) : 'notVerified'
}
