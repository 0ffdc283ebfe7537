import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Currency } from '@firkant/domain/market/market.ts'
import type { WebhookCall, WebhookError, WebhookMessage } from '@firkant/domain/payments/payment-provider.ts'
import type { PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { acceptedSecrets } from '../../platform/process/accepted-secrets.ts'
import { readWebhookBody } from './webhook-body.ts'

/** The events that the shop subscribes to. */
export const NETS_EVENTS = [
  'payment.checkout.completed',
  'payment.reservation.created.v2',
  'payment.reservation.failed',
  'payment.charge.created.v2',
  'payment.charge.failed',
  'payment.cancel.created',
  'payment.refund.completed',
] as const
type NetsEvent = (typeof NETS_EVENTS)[number]

const SEAL = /^([0-9a-f]{16})([0-9a-f]{16})$/

const sealOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`nets webhook\n${text}`).digest('hex').slice(0, 16)
const amountSeal = (secret: string, amount: NetsAmount) => sealOf(secret, `${amount.amount} ${amount.currency}`)
const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))

interface NetsAmount {
  readonly amount: number
  readonly currency: string
}

/**
 * The header that Nets sends with each webhook (8 to 32 letters and digits): proves the sender and the full amount. A
 * webhook states only the amount moved, so without it a part could be taken for the whole.
 */
export function netsAuthorization(secret: string, amountMinor: number, currency: Currency): string {
  return sealOf(secret, 'caller') + amountSeal(secret, { amount: amountMinor, currency })
}

const webhookSchema = z.object({
  event: z.string(),
  data: z.object({
    paymentId: z.string().min(1).max(100),
    amount: z.object({ amount: z.number().int().nonnegative(), currency: z.string() }).nullish(),
    refundId: z.string().nullish(),
  }),
})
type NetsCall = z.infer<typeof webhookSchema>

const isKnown = (event: string): event is NetsEvent => (NETS_EVENTS as readonly string[]).includes(event)

function eventsOf({ event, data }: NetsCall, isWhole: boolean): readonly PaymentEvent[] | undefined {
  if (!isKnown(event)) return []
  switch (event) {
    case 'payment.reservation.created.v2':
      return [{ type: isWhole ? 'authorised' : 'pending' }]
    case 'payment.charge.created.v2':
      return [{ type: isWhole ? 'captured' : 'pending' }]
    case 'payment.cancel.created':
      return isWhole ? [{ type: 'cancelled' }] : []
    case 'payment.refund.completed':
      if (!data.refundId || !data.amount) return undefined
      return [{ type: 'refunded', reference: data.refundId, minor: data.amount.amount }]
    // The buyer may try another card.
    case 'payment.checkout.completed':
    case 'payment.reservation.failed':
      return [{ type: 'pending' }]
    // The reservation still stands.
    case 'payment.charge.failed':
      return []
  }
}

export function readNetsWebhook({ headers, body }: WebhookCall, secret: string): Result<WebhookMessage, WebhookError> {
  const given = headers['authorization']?.trim() ?? ''
  if (given === '') return fail('missing-signature')
  const [, caller, whole] = SEAL.exec(given) ?? []
  if (caller === undefined || whole === undefined) return fail('malformed-signature')
  const by = acceptedSecrets(secret).find((each) => isSame(caller, sealOf(each, 'caller')))
  if (by === undefined) return fail('wrong-signature')
  const message = readWebhookBody(body, webhookSchema)
  if (!message.ok) return message
  const { amount, paymentId } = message.value.data
  const isWhole = amount != null && isSame(whole, amountSeal(by, amount))
  const events = eventsOf(message.value, isWhole)
  return events ? succeed({ reference: paymentId, events }) : fail('malformed-body')
}
