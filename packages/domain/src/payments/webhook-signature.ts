import { fail, succeed, type Result } from '../result/result.ts'

/** Limits replays of a recorded call; clocks differ by less. */
export const SIGNATURE_TOLERANCE_SECONDS = 300

export type SignatureError = 'missing-signature' | 'malformed-signature' | 'expired-signature' | 'wrong-signature'

/** HMAC-SHA-256 in hex under one of the provider's secrets: there are two while they are being rotated. */
export type Digest = (text: string) => string

const TIMESTAMP = /^t=(\d{1,12})$/
const SIGNATURE = /^v1=([0-9a-f]{64})$/
/** Limits how much work one call can cause. */
const MAX_SIGNATURES = 5

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)
/** The time is signed too, or an old call could be replayed as a new one. */
const signed = (seconds: number | string, body: string) => `${seconds}.${body}`

/** Constant time: the duration must not reveal how many characters were right. */
function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let differences = 0
  for (let at = 0; at < a.length; at += 1) differences |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return differences === 0
}

/** `t=1794744000,v1=5257a8…`: the header that the sender adds. */
export function signWebhook(body: string, at: Date, digest: Digest): string {
  const seconds = secondsOf(at)
  return `t=${seconds},v1=${digest(signed(seconds, body))}`
}

export interface SignedCall {
  readonly header: string | undefined
  readonly body: string
  readonly receivedAt: Date
}

/** Whether the provider sent it, and recently. Returns when it was sent, or why it is rejected. */
export function verifySignature(
  { header, body, receivedAt }: SignedCall,
  digests: readonly Digest[],
): Result<Date, SignatureError> {
  if (header === undefined || header.trim() === '') return fail('missing-signature')
  const parts = header.split(',').map((part) => part.trim())
  const seconds = TIMESTAMP.exec(parts[0] ?? '')?.[1]
  const given = parts.slice(1).flatMap((part) => SIGNATURE.exec(part)?.[1] ?? [])
  if (seconds === undefined || given.length === 0 || given.length > MAX_SIGNATURES) return fail('malformed-signature')
  const expected = digests.map((digest) => digest(signed(seconds, body)))
  const isTrue = given.some((signature) => expected.some((each) => isSame(each, signature)))
  if (!isTrue) return fail('wrong-signature')
  const age = Math.abs(secondsOf(receivedAt) - Number(seconds))
  return age <= SIGNATURE_TOLERANCE_SECONDS ? succeed(new Date(Number(seconds) * 1000)) : fail('expired-signature')
}
