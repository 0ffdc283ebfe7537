import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import {
  MOST_PASSKEYS,
  type PasskeyAssertion,
  type PasskeyError,
  type PasskeyRegistration,
} from '@firkant/domain/customer/passkey-calls.ts'
import { LONGEST_PASSKEY_NAME, readPasskeyName } from '@firkant/domain/customer/passkey-name.ts'
import type { AccountContext } from '../account-context.ts'
import { findCustomerById } from '../customer-store.ts'
import {
  CHALLENGE_LIFE_MS,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  saveUse,
  takeChallenge,
} from './passkey-store.ts'

type PasskeyContext = Pick<AccountContext, 'db' | 'brand' | 'publicUrl' | 'now'>

/** EdDSA, ES256, RS256: the same for all runtimes. */
const ALGORITHMS = [-8, -7, -257]

/** The shop's host is what a passkey belongs to. */
function relyingParty({ publicUrl }: PasskeyContext) {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

/** Any passkey of this shop: who it belongs to is said by the authenticator. */
export async function makeLoginOptions(context: PasskeyContext) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    userVerification: 'required',
    timeout: CHALLENGE_LIFE_MS,
  })
  const { db, brand, now } = context
  await insertChallenge(db, { challenge: options.challenge, brand: brand.key, now: now() })
  return options
}

/** The customer whose passkey signed the challenge. The library throws for what it can't read. */
export async function verifyLogin(context: PasskeyContext, response: PasskeyAssertion): Promise<string | undefined> {
  const { db, brand } = context
  const now = context.now()
  const passkey = await findPasskey(db, { brand: brand.key, id: response.id })
  if (!passkey) return undefined
  const { rpID, origin } = relyingParty(context)
  const { id, publicKey, counter, customerId } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, { challenge, brand: brand.key, now }),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey, counter },
    requireUserVerification: true,
  })
  if (!verified) return undefined
  await saveUse(db, id, { counter: authenticationInfo.newCounter, now })
  return customerId
}

export async function makeRegistrationOptions(context: PasskeyContext, customerId: string) {
  const { db, brand, now } = context
  const [customer, known] = await Promise.all([findCustomerById(db, customerId), listPasskeys(db, customerId)])
  if (!customer) throw new Error('A session outlived its customer')
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(context).rpID,
    userName: customer.email,
    userDisplayName: `${customer.forename} ${customer.surname}`,
    userID: new TextEncoder().encode(customerId),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_LIFE_MS,
  })
  await insertChallenge(db, { challenge: options.challenge, brand: brand.key, customerId, now: now() })
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
  const { db, brand } = context
  const now = context.now()
  const name = readPasskeyName(given, LONGEST_PASSKEY_NAME)
  if (name === undefined) return 'invalidName'
  if ((await listPasskeys(db, customerId)).length >= MOST_PASSKEYS) return 'tooMany'
  const { rpID, origin } = relyingParty(context)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, { challenge, brand: brand.key, customerId, now }),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  if (!verified) return 'notVerified'
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const isNew = await insertPasskey(db, { id, customerId, name, publicKey, counter, transports, createdAt: now })
  return isNew ? undefined : 'notVerified'
}
