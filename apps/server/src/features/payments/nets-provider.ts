import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { PaymentProvider, ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import type { PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { createNetsClient, netsPath, type NetsClient, type NetsSettings } from './nets-client.ts'
import { netsCreatedSchema, netsEvents, netsItem, netsOrder, netsPageUrl, netsRefundSchema } from './nets-payment.ts'
import { netsAuthorization, readNetsWebhook } from './nets-webhook.ts'

export interface NetsOptions extends NetsSettings {
  /** Nets shows the terms beside the button. */
  readonly termsUrl: (language: MarketLanguage) => Promise<string>
  readonly timeoutMs?: number
}

type Events = Result<readonly PaymentEvent[], ProviderError>
type Sign = (events: readonly PaymentEvent[]) => boolean
const isNoLongerOpen: Sign = (events) => events.some(({ type }) => type !== 'pending')
const isNoLongerHeld: Sign = (events) => events.some(({ type }) => type === 'captured' || type === 'cancelled')

/** What was asked for can't be done: it may be so already, or something else became of the payment. */
async function insteadOf(nets: NetsClient, reference: string, isChanged: Sign): Promise<Events> {
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
    if (answer.value.status >= 400) return insteadOf(nets, reference, isNoLongerHeld)
    return succeed([{ type: minor >= orderDetails.amount ? 'captured' : 'pending' }])
  }

const cancelAt =
  (nets: NetsClient): PaymentProvider['cancel'] =>
  async (reference, { minor, key }) => {
    const payment = await nets.read(reference)
    if (!payment.ok) return payment
    const { summary, terminated, orderDetails } = payment.value
    const isOver = summary.chargedAmount > 0 || summary.cancelledAmount > 0 || terminated != null
    if (isOver) return succeed(netsEvents(payment.value))
    const isReserved = summary.reservedAmount > 0
    const answer = isReserved
      ? await nets.call('POST', `${netsPath(reference)}/cancels`, { body: { amount: minor }, key })
      : await nets.call('PUT', `${netsPath(reference)}/terminate`)
    if (!answer.ok) return answer
    // Whoever paid in this very moment is heard.
    if (answer.value.status >= 400) return insteadOf(nets, reference, isReserved ? isNoLongerHeld : isNoLongerOpen)
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
    // By its own name and ours: Nets tells of it again by the first, the shop asks for it by the second.
    return succeed([{ type: 'refunded', reference: made.data.refundId, minor, key }])
  }

/** The buyer pays on a page of Nets; money is held then, and taken when the goods leave. */
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
