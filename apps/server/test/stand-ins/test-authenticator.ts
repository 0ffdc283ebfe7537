import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const ORIGIN = 'http://shop.test'
const USER_PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40
/** COSE: an elliptic curve key for ES256. */
const EC2 = { type: 2, algorithm: -7, curve: 1 } as const

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encoded = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

function clientData(type: 'create' | 'get', challenge: string): string {
  return JSON.stringify({ type: `webauthn.${type}`, challenge, origin: ORIGIN, crossOrigin: false })
}

function authenticatorData(flags: number, more: readonly Uint8Array[] = []): Buffer {
  const counter = Buffer.alloc(4)
  return Buffer.concat([sha256(new URL(ORIGIN).hostname), Buffer.from([flags]), counter, ...more])
}

/** A device with one passkey, as a browser would speak for it. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(16)
  const id = encoded(rawId)
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  return {
    id,
    /** What `passkeys/add` is sent. */
    register(challenge: string) {
      const key = new Map<number, number | Uint8Array>([
        [1, EC2.type],
        [3, EC2.algorithm],
        [-1, EC2.curve],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, rawId.length])
      const more = [Buffer.alloc(16), length, rawId, isoCBOR.encode(key)]
      const authData = new Uint8Array(authenticatorData(USER_PRESENT_AND_VERIFIED | WITH_KEY, more))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(clientData('create', challenge)),
          attestationObject: encoded(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        },
      }
    },
    /** What `passkeys/login` is sent. */
    logIn(challenge: string) {
      const data = clientData('get', challenge)
      const authData = authenticatorData(USER_PRESENT_AND_VERIFIED)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      const response = {
        clientDataJSON: encoded(data),
        authenticatorData: encoded(authData),
        signature: encoded(signature),
      }
      return { response: { ...credential, response } }
    },
  }
}
