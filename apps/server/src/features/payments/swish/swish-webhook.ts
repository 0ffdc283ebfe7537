import { z } from 'zod'
import type { WebhookCall, WebhookError, WebhookMessage } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { readWebhookBody } from '../webhook-body.ts'
import { isSwishCallbackIdentifier, swishCallbackIdentifier } from './swish-payment.ts'

const IDENTIFIER = /^[0-9A-F]{32}$/
const id = z.string().regex(IDENTIFIER)

/** `payerPaymentReference`: of a refund, the payment that it pays back. */
const callbackSchema = z.object({ id, status: z.string(), payerPaymentReference: id.nullish() })

/** Swish signs nothing: the identifier that the shop gave with the request comes back in a header. */
export function readSwishCallback(
  { headers, body }: WebhookCall,
  secret: string,
): Result<WebhookMessage, WebhookError> {
  const given = headers['callbackidentifier']?.trim() ?? ''
  if (given === '') return fail('missing-signature')
  if (!IDENTIFIER.test(given)) return fail('malformed-signature')
  const message = readWebhookBody(body, callbackSchema)
  if (!message.ok) return message
  const expected = swishCallbackIdentifier(secret, message.value.id)
  if (!isSwishCallbackIdentifier(given, expected)) return fail('wrong-signature')
  return succeed({ reference: message.value.payerPaymentReference ?? message.value.id, events: [], isToConfirm: true })
}
