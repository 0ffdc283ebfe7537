import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookCall } from '@firkant/domain/payments/payment-provider.ts'
import { SIGNATURE_TOLERANCE_SECONDS, type SignatureError } from '@firkant/domain/payments/webhook-signature.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'

interface VippsMessage {
  /** Path and query of the address that is called. */
  readonly target: string
  readonly host: string
  /** As in the header: `Thu, 30 Mar 2023 08:38:32 GMT`. */
  readonly date: string
  readonly body: string
}

const AUTHORIZATION = /^HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=([A-Za-z0-9+/]{43}=)$/

const vippsContentHash = (body: string) => createHash('sha256').update(body).digest('base64')

function signatureOf({ target, host, date, body }: VippsMessage, secret: string): string {
  const text = `POST\n${target}\n${date};${host};${vippsContentHash(body)}`
  return createHmac('sha256', secret).update(text).digest('base64')
}

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Whether Vipps MobilePay sent it, and recently. `publicHost`: what was registered, where a proxy in front of the shop
 * puts another name into `host`.
 */
export function verifyVippsSignature(
  { target, headers, body, receivedAt }: WebhookCall,
  { secret, publicHost }: { readonly secret: string; readonly publicHost: string },
): Result<undefined, SignatureError> {
  const { authorization = '', host = '', 'x-ms-date': date = '', 'x-ms-content-sha256': hash = '' } = headers
  if (authorization.trim() === '') return fail('missing-signature')
  const given = AUTHORIZATION.exec(authorization.trim())?.[1]
  const sentAt = Date.parse(date)
  if (given === undefined || Number.isNaN(sentAt)) return fail('malformed-signature')
  if (!isSame(hash, vippsContentHash(body))) return fail('wrong-signature')
  const isTrue = [host, publicHost].some((each) =>
    isSame(given, signatureOf({ target, host: each, date, body }, secret)),
  )
  if (!isTrue) return fail('wrong-signature')
  const ageSeconds = Math.abs(receivedAt.getTime() - sentAt) / 1000
  return ageSeconds <= SIGNATURE_TOLERANCE_SECONDS ? succeed(undefined) : fail('expired-signature')
}
