import type { PasskeyAssertion, PasskeyRegistration } from '@firkant/domain/customer/passkey-calls.ts'
import { CHALLENGE_LIFE_MS } from './passkey-store.ts'

/** EdDSA, ES256, RS256: the same for all runtimes. */
const ALGORITHMS = [-8, -7, -257]

/** With what it needs some three hundred modules: read when the first passkey is used, not at each start. */
const library = () => import('@simplewebauthn/server')

type TakeChallenge = (challenge: string) => Promise<boolean>

/** The shop's host is what a passkey belongs to. */
function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

/** Any passkey of this shop: who it belongs to is said by the authenticator. */
export async function loginOptions(publicUrl: string) {
  const { generateAuthenticationOptions } = await library()
  const { rpID } = relyingParty(publicUrl)
  return generateAuthenticationOptions({ rpID, userVerification: 'required', timeout: CHALLENGE_LIFE_MS })
}

interface SignedLogin {
  readonly response: PasskeyAssertion
  readonly passkey: { readonly id: string; readonly publicKey: Uint8Array<ArrayBuffer>; readonly counter: number }
  readonly takeChallenge: TakeChallenge
}

/** The authenticator's new count, if the passkey signed the challenge. The library throws for what it can't read. */
export async function verifySignature(publicUrl: string, signed: SignedLogin): Promise<number | undefined> {
  const { rpID, origin } = relyingParty(publicUrl)
  const { id, publicKey, counter } = signed.passkey
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: signed.response,
    expectedChallenge: signed.takeChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey, counter },
    requireUserVerification: true,
  })
  return verified ? authenticationInfo.newCounter : undefined
}

interface PasskeyOwner {
  readonly shopName: string
  readonly userName: string
  readonly displayName: string
  readonly ownerId: string
  readonly known: readonly { readonly id: string; readonly transports: string[] }[]
}

export async function registrationOptions(publicUrl: string, owner: PasskeyOwner) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: owner.shopName,
    rpID: relyingParty(publicUrl).rpID,
    userName: owner.userName,
    userDisplayName: owner.displayName,
    userID: new TextEncoder().encode(owner.ownerId),
    attestationType: 'none',
    excludeCredentials: owner.known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_LIFE_MS,
  })
}

/** The new passkey; undefined if it was not made for the challenge. */
export async function verifyRegistration(
  publicUrl: string,
  { response, takeChallenge }: { readonly response: PasskeyRegistration; readonly takeChallenge: TakeChallenge },
) {
  const { rpID, origin } = relyingParty(publicUrl)
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: takeChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  if (!verified) return undefined
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return { id, publicKey, counter, transports }
}
