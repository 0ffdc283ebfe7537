import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { WebhookCall, WebhookError, WebhookMessage } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { readWebhookBody } from '../webhook-body.ts'

export const CHECKOUT_COM_SIGNATURE = 'cko-signature'

export const checkoutComSignature = (body: string, secret: string) =>
  createHmac('sha256', secret).update(body).digest('hex')

const webhookSchema = z.object({ type: z.string(), data: z.object({ reference: z.uuid() }) })

/** The signature has no time, so an old message says nothing but that the state is to be read. */
export function readCheckoutComWebhook(
  { headers, body }: WebhookCall,
  secret: string,
): Result<WebhookMessage, WebhookError> {
  const given = headers[CHECKOUT_COM_SIGNATURE]?.trim().toLowerCase() ?? ''
  if (given === '') return fail('missing-signature')
  if (!/^[0-9a-f]{64}$/.test(given)) return fail('malformed-signature')
  const expected = checkoutComSignature(body, secret)
  if (!timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(expected, 'hex'))) return fail('wrong-signature')
  const message = readWebhookBody(body, webhookSchema)
  return message.ok ? succeed({ paymentId: message.value.data.reference, events: [], isToConfirm: true }) : message
}
