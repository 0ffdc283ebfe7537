import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { WebhookCall, WebhookError, WebhookMessage } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { readWebhookBody } from '../webhook-body.ts'

const PAYMENT = 'payment'
const SEAL = 'seal'

const sealOf = (secret: string, paymentId: string) =>
  createHmac('sha256', secret).update(`klarna status\n${paymentId}`).digest('hex')

/** Klarna signs nothing: the address that it calls holds the proof, and is known to it and us. */
export function klarnaStatusUrl(webhookUrl: string, { secret, paymentId }: { secret: string; paymentId: string }) {
  const url = new URL(webhookUrl)
  url.searchParams.set(PAYMENT, paymentId)
  url.searchParams.set(SEAL, sealOf(secret, paymentId))
  return url.href
}

const bodySchema = z.object({ session: z.object({ session_id: z.string(), status: z.string() }) })

export function readKlarnaStatus({ target, body }: WebhookCall, secret: string): Result<WebhookMessage, WebhookError> {
  const query = new URLSearchParams(target.slice(target.indexOf('?') + 1))
  const [paymentId, seal] = [query.get(PAYMENT), query.get(SEAL)]
  if (paymentId === null || seal === null) return fail('missing-signature')
  if (!/^[0-9a-f]{64}$/.test(seal) || !z.uuid().safeParse(paymentId).success) return fail('malformed-signature')
  if (!timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secret, paymentId)))) return fail('wrong-signature')
  const message = readWebhookBody(body, bodySchema)
  return message.ok ? succeed({ paymentId, events: [], isToConfirm: true }) : message
}
