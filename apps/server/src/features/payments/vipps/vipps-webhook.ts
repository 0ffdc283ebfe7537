import { z } from 'zod'
import type { WebhookCall, WebhookError, WebhookMessage } from '@firkant/domain/payments/payment-provider.ts'
import { succeed, type Result } from '@firkant/domain/result/result.ts'
import { readWebhookBody } from '../webhook-body.ts'
import { verifyVippsSignature } from './vipps-signature.ts'

/** What the shop registers for. */
export const VIPPS_WEBHOOK_EVENTS = [
  'epayments.payment.created.v1',
  'epayments.payment.authorized.v1',
  'epayments.payment.captured.v1',
  'epayments.payment.refunded.v1',
  'epayments.payment.cancelled.v1',
  'epayments.payment.aborted.v1',
  'epayments.payment.expired.v1',
  'epayments.payment.terminated.v1',
] as const

export const vippsMessageSchema = z.object({
  msn: z.string(),
  reference: z.string().min(1).max(64),
  pspReference: z.string(),
  name: z.string(),
  amount: z.object({ currency: z.string(), value: z.number().int().nonnegative() }),
  timestamp: z.string(),
  success: z.boolean(),
})

/** It states only the amount moved, so the payment is read: a part is never taken for the whole, nor old for new. */
export function readVippsWebhook(
  call: WebhookCall,
  trusted: { readonly secret: string; readonly publicHost: string; readonly merchantSerialNumber: string },
): Result<WebhookMessage, WebhookError> {
  const signed = verifyVippsSignature(call, trusted)
  if (!signed.ok) return signed
  const message = readWebhookBody(call.body, vippsMessageSchema)
  if (!message.ok) return message
  const { msn, reference } = message.value
  if (msn !== trusted.merchantSerialNumber) return { ok: false, code: 'malformed-body' }
  return succeed({ reference, events: [], isToConfirm: true })
}
