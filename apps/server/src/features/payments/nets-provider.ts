import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { PaymentProvider, ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import type { PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { createNetsClient, netsPath, type NetsClient, type NetsSettings } from './nets-client.ts'
import { netsCreatedSchema, netsEvents, netsItem, netsOrder, netsPageUrl, netsRefundSchema } from './nets-payment.ts'
import { netsAuthorization, readNetsWebhook } from './nets-webhook.ts'

export interface NetsOptions extends NetsSettings {
  /** Nets shows a link to the terms beside the pay button. */
  readonly termsUrl: (language: MarketLanguage) => Promise<string>
  readonly timeoutMs?: number
}

type Events = Result<readonly PaymentEvent[], ProviderError>
type EventTest = (events: readonly PaymentEvent[]) => boolean
const isNoLongerOpen: EventTest = (events) => events.some(({ type }) => type !== 'pending')
const isNoLongerHeld: EventTest = (events) => events.some(({ type }) => type === 'captured' || type === 'cancelled')

/** The request was refused: if the payment has moved on, its current events are the answer. */
async function eventsInstead(nets: NetsClient, reference: string, isChanged: EventTest): Promise<Events> {
  const payment = await nets.read(reference)
  if (!payment.ok) return payment
  const events = netsEvents(payment.value)
  return isChanged(events) ? succeed(events) : fail('refused')
}

const captureAt =
  (nets: NetsClient): PaymentProvider['capture'] =>
  async (reference, { minor, key }) => {
    const payment = await nets.read(reference)
    if (!payment.ok) return payment
    const { orderDetails, summary } = payment.value
    if (summary.chargedAmount > 0) return succeed(netsEvents(payment.value))
    const answer = await nets.call('POST', `${netsPath(reference)}/charges`, { body: { amount: minor }, key })
    if (!answer.ok) return answer
    if (answer.value.status >= 400) return eventsInstead(nets, reference, isNoLongerHeld)
    return succeed([{ type: minor >= orderDetails.amount ? 'captured' : 'pending' }])
  }

const cancelAt =
  (nets: NetsClient): PaymentProvider['cancel'] =>
  async (reference, { minor, key }) => {
    const payment = await nets.read(reference)
    if (!payment.ok) return payment
    const { summary, terminated, orderDetails } = payment.value
    const isEnded = summary.chargedAmount > 0 || summary.cancelledAmount > 0 || terminated != null
    if (isEnded) return succeed(netsEvents(payment.value))
    const isReserved = summary.reservedAmount > 0
    const answer = isReserved
      ? await nets.call('POST', `${netsPath(reference)}/cancels`, { body: { amount: minor }, key })
      : await nets.call('PUT', `${netsPath(reference)}/terminate`)
    if (!answer.ok) return answer
    // The buyer may have paid in the meantime.
    if (answer.value.status >= 400) return eventsInstead(nets, reference, isReserved ? isNoLongerHeld : isNoLongerOpen)
    return succeed([{ type: !isReserved || minor >= orderDetails.amount ? 'cancelled' : 'pending' }])
  }

const refundAt =
  (nets: NetsClient): PaymentProvider['refund'] =>
  async (reference, { minor, key }) => {
    const payment = await nets.read(reference)
    if (!payment.ok) return payment
    const { charges, orderDetails } = payment.value
    const [charge] = charges
    if (!charge) return fail('refused')
    const body = { amount: minor, orderItems: [netsItem(orderDetails.reference ?? reference, minor)] }
    const answer = await nets.call('POST', `/v1/charges/${encodeURIComponent(charge.chargeId)}/refunds`, { body, key })
    if (!answer.ok) return answer
    if (answer.value.status >= 400) return fail('refused')
    const made = netsRefundSchema.safeParse(answer.value.body)
    if (!made.success) return fail('unreachable')
    // With Nets' id and our key: webhooks name the refund by the first, the shop by the second.
    return succeed([{ type: 'refunded', reference: made.data.refundId, minor, key }])
  }

/** The buyer pays on a page hosted by Nets; the amount is reserved, and captured when the order is shipped. */
export function createNetsProvider({ termsUrl, timeoutMs, ...settings }: NetsOptions): PaymentProvider {
  const { webhookSecret } = settings
  const nets = createNetsClient(settings, timeoutMs)
  return {
    key: 'nets',
    async create(request) {
      const { paymentId, amountMinor, currency, language } = request
      const authorization = netsAuthorization(webhookSecret, amountMinor, currency)
      const body = netsOrder(request, { termsUrl: await termsUrl(language), authorization })
      const answer = await nets.call('POST', '/v1/payments', { body, key: paymentId })
      if (!answer.ok) return answer
      if (answer.value.status >= 400) return fail('refused')
      const created = netsCreatedSchema.safeParse(answer.value.body)
      if (!created.success) return fail('unreachable')
      const { paymentId: reference, hostedPaymentPageUrl } = created.data
      return succeed({ type: 'redirect', reference, url: netsPageUrl(hostedPaymentPageUrl, language) })
    },
    async confirm(reference) {
      const payment = await nets.read(reference)
      return payment.ok ? succeed(netsEvents(payment.value)) : payment
    },
    capture: captureAt(nets),
    cancel: cancelAt(nets),
    refund: refundAt(nets),
    readWebhook: (received) => readNetsWebhook(received, webhookSecret),
  }
}
