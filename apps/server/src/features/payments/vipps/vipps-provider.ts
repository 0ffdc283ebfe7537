import type { PaymentProvider, ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import type { PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { requestReference } from './refund-references.ts'
import { vippsBuyer } from './vipps-buyer.ts'
import { createVippsClient, vippsPath, type VippsClient, type VippsClientOptions } from './vipps-client.ts'
import { vippsCreatedSchema, vippsEvents, vippsLeft, vippsOrder, vippsRefunds } from './vipps-payment.ts'
import { readVippsWebhook } from './vipps-webhook.ts'

export interface VippsOptions extends VippsClientOptions {
  readonly merchantName: string
  /** Of the address that webhooks are registered with. */
  readonly publicHost: string
}

type Events = Promise<Result<readonly PaymentEvent[], ProviderError>>

async function readEvents(vipps: VippsClient, reference: string): Events {
  const payment = await vipps.read(reference)
  if (!payment.ok) return payment
  const events = vippsEvents(payment.value)
  if (payment.value.aggregate.refundedAmount.value === 0) return succeed(events)
  const log = await vipps.readLog(reference)
  return log.ok ? succeed([...events, ...vippsRefunds(reference, log.value)]) : log
}

const isDone = (events: readonly PaymentEvent[]) =>
  events.some(({ type }) => type === 'captured' || type === 'cancelled')

/** The request was refused: if the payment has moved on, its current events are the answer. */
async function eventsInstead(vipps: VippsClient, reference: string): Events {
  const events = await readEvents(vipps, reference)
  if (!events.ok) return events
  return isDone(events.value) ? events : fail('refused')
}

const captureAt =
  (vipps: VippsClient): PaymentProvider['capture'] =>
  async (reference, { minor, key }) => {
    const before = await vipps.read(reference)
    if (!before.ok) return before
    const { aggregate, amount } = before.value
    if (aggregate.capturedAmount.value === 0) {
      const body = { modificationAmount: { currency: amount.currency, value: minor } }
      const taken = await vipps.call('POST', `${vippsPath(reference)}/capture`, { body, key: requestReference(key) })
      if (!taken.ok) return taken
      if (taken.value.status >= 400) return eventsInstead(vipps, reference)
    }
    const after = await vipps.read(reference)
    if (!after.ok) return after
    if (vippsLeft(after.value) > 0) {
      const given = { body: {}, key: `release-${reference}`.slice(0, 50) }
      const released = await vipps.call('POST', `${vippsPath(reference)}/cancel`, given)
      if (!released.ok) return released
    }
    return eventsInstead(vipps, reference)
  }

const cancelAt =
  (vipps: VippsClient): PaymentProvider['cancel'] =>
  async (reference, { key }) => {
    const before = await readEvents(vipps, reference)
    if (!before.ok || isDone(before.value)) return before
    const answer = await vipps.call('POST', `${vippsPath(reference)}/cancel`, { body: {}, key: requestReference(key) })
    return answer.ok ? eventsInstead(vipps, reference) : answer
  }

const refundAt =
  (vipps: VippsClient): PaymentProvider['refund'] =>
  async (reference, { minor, key }) => {
    const log = await vipps.readLog(reference)
    if (!log.ok) return log
    const done = vippsRefunds(reference, log.value).find((event) => 'reference' in event && event.reference === key)
    if (done) return succeed([done])
    const currency = log.value[0]?.amount.currency
    const body = { modificationAmount: { currency, value: minor } }
    const answer = await vipps.call('POST', `${vippsPath(reference)}/refund`, { body, key: requestReference(key) })
    if (!answer.ok) return answer
    if (answer.value.status >= 400) return fail('refused')
    return succeed([{ type: 'refunded', reference: key, minor }])
  }

/** Vipps in Norway, MobilePay in Denmark: reserved in the app, captured when the order is shipped. */
export function createVippsProvider({ merchantName, publicHost, ...settings }: VippsOptions): PaymentProvider {
  const vipps = createVippsClient(settings)
  const trusted = { secret: settings.webhookSecret, publicHost, merchantSerialNumber: settings.merchantSerialNumber }
  return {
    key: 'vipps',
    capturesParts: true,
    async create(request) {
      const body = vippsOrder(request, merchantName)
      const answer = await vipps.call('POST', '/epayment/v1/payments', { body, key: request.paymentId })
      if (!answer.ok) return answer
      if (answer.value.status >= 400) return fail('refused')
      const created = vippsCreatedSchema.safeParse(answer.value.body)
      if (!created.success) return fail('unreachable')
      return succeed({ type: 'redirect', reference: created.data.reference, url: created.data.redirectUrl })
    },
    async readBuyer(reference) {
      const payment = await vipps.read(reference)
      if (!payment.ok) return payment
      const sub = payment.value.profile?.sub
      if (sub === undefined) return fail('unreachable')
      const profile = await vipps.readProfile(sub)
      return profile.ok ? succeed(vippsBuyer(profile.value)) : profile
    },
    confirm: (reference) => readEvents(vipps, reference),
    capture: captureAt(vipps),
    cancel: cancelAt(vipps),
    refund: refundAt(vipps),
    readWebhook: (call) => readVippsWebhook(call, trusted),
  }
}
