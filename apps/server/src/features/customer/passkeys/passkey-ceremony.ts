import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '@firkant/domain/customer/passkey-calls.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import { CHALLENGE_LIFE_MS, insertChallenge, takeChallenge, type ChallengeOwner } from './passkey-store.ts'

/** EdDSA, ES256, RS256: the same for all runtimes. */
const ALGORITHMS = [-8, -7, -257]

/** With what it needs some three hundred modules: read when the first passkey is used, not at each start. */
const library = () => import('@simplewebauthn/server')

/** A challenge is given out, and taken once: to sign in, or to add a passkey, as a customer or an employee. */
export interface Ceremony extends Pick<ShopContext, 'db' | 'publicUrl' | 'now'> {
  readonly brand: Pick<BrandDefinition, 'key' | 'name'>
  readonly owner: ChallengeOwner
}

const keepChallenge = ({ db, brand, now, owner }: Ceremony, challenge: string) =>
  insertChallenge(db, { ...owner, challenge, brand: brand.key, now: now() })

const challengeTaker =
  ({ db, brand, now, owner }: Ceremony) =>
  (challenge: string) =>
    takeChallenge(db, { ...owner, challenge, brand: brand.key, now: now() })

/** The shop's host is what a passkey belongs to. */
function relyingParty({ publicUrl }: Ceremony) {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

/** Any passkey of this shop: who it belongs to is said by the authenticator. */
export async function beginLogin(ceremony: Ceremony) {
  const { generateAuthenticationOptions } = await library()
  const { rpID } = relyingParty(ceremony)
  const wanted = { rpID, userVerification: 'required', timeout: CHALLENGE_LIFE_MS } as const
  const options = await generateAuthenticationOptions(wanted)
  await keepChallenge(ceremony, options.challenge)
  return options
}

interface SignedLogin {
  readonly response: PasskeyAssertion
  readonly passkey: { readonly id: string; readonly publicKey: Uint8Array<ArrayBuffer>; readonly counter: number }
}

/** The authenticator's new count, if the passkey signed the challenge. The library throws for what it can't read. */
export async function finishLogin(ceremony: Ceremony, signed: SignedLogin): Promise<number | undefined> {
  const { rpID, origin } = relyingParty(ceremony)
  const { id, publicKey, counter } = signed.passkey
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: signed.response,
    expectedChallenge: challengeTaker(ceremony),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey, counter },
    requireUserVerification: true,
  })
  return verified ? authenticationInfo.newCounter : undefined
}

interface PasskeyOwner {
  readonly userName: string
  readonly displayName: string
  readonly ownerId: string
  readonly known: readonly { readonly id: string; readonly transports: string[] }[]
}

export async function beginRegistration(ceremony: Ceremony, owner: PasskeyOwner) {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: ceremony.brand.name,
    rpID: relyingParty(ceremony).rpID,
    userName: owner.userName,
    userDisplayName: owner.displayName,
    userID: new TextEncoder().encode(owner.ownerId),
    attestationType: 'none',
    excludeCredentials: owner.known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_LIFE_MS,
  })
  await keepChallenge(ceremony, options.challenge)
  return options
}

/** The new passkey; undefined if it was not made for the challenge. */
export async function finishRegistration(ceremony: Ceremony, response: PasskeyRegistration) {
  const { rpID, origin } = relyingParty(ceremony)
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challengeTaker(ceremony),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  if (!verified) return undefined
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return { id, publicKey, counter, transports }
}
