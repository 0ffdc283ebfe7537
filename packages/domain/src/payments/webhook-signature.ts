import { fail, succeed, type Result } from '../result/result.ts'

/** A call that is older may be one that somebody kept; clocks differ by less. */
export const SIGNATURE_TOLERANCE_SECONDS = 300

export type SignatureError = 'missing-signature' | 'malformed-signature' | 'expired-signature' | 'wrong-signature'

/** HMAC-SHA-256 in hex under one of the provider's secrets: two while they are being changed. */
export type Digest = (text: string) => string

const TIMESTAMP = /^t=(\d{1,12})$/
const SIGNATURE = /^v1=([0-9a-f]{64})$/
/** More would be a way to make us calculate for long. */
const MOST_SIGNATURES = 5

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)
/** The moment is signed too, or an old call could be sent as a new one. */
const signed = (seconds: number | string, body: string) => `${seconds}.${body}`

/** Takes as long for a near miss as for a far one: what it takes must not tell how much was right. */
function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let differences = 0
  for (let at = 0; at < a.length; at += 1) differences |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return differences === 0
}

/** `t=1794744000,v1=5257a8…`: what the sender of a call puts in its header. */
export function signWebhook(body: string, at: Date, digest: Digest): string {
  const seconds = secondsOf(at)
  return `t=${seconds},v1=${digest(signed(seconds, body))}`
}

export interface SignedCall {
  readonly header: string | undefined
  readonly body: string
  readonly receivedAt: Date
}

/** Whether the provider said it, and just now. The moment at which it was sent, or why it is not to be believed. */
export function verifySignature(
  { header, body, receivedAt }: SignedCall,
  digests: readonly Digest[],
): Result<Date, SignatureError> {
  if (header === undefined || header.trim() === '') return fail('missing-signature')
  const parts = header.split(',').map((part) => part.trim())
  const seconds = TIMESTAMP.exec(parts[0] ?? '')?.[1]
  const given = parts.slice(1).flatMap((part) => SIGNATURE.exec(part)?.[1] ?? [])
  if (seconds === undefined || given.length === 0 || given.length > MOST_SIGNATURES) return fail('malformed-signature')
  const expected = digests.map((digest) => digest(signed(seconds, body)))
  const isTrue = given.some((signature) => expected.some((each) => isSame(each, signature)))
  if (!isTrue) return fail('wrong-signature')
  const age = Math.abs(secondsOf(receivedAt) - Number(seconds))
  return age <= SIGNATURE_TOLERANCE_SECONDS ? succeed(new Date(Number(seconds) * 1000)) : fail('expired-signature')
}
