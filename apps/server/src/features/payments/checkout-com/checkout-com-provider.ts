import type { PaymentProvider, ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import type { PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { requestReference } from '../vipps/refund-references.ts'
import {
  checkoutComPath,
  createCheckoutComClient,
  readAnswer,
  type CheckoutComClient,
  type CheckoutComClientOptions,
} from './checkout-com-client.ts'
import {
  checkoutComEvents,
  checkoutComOrder,
  checkoutComPaidSchema,
  checkoutComRefunds,
  checkoutComTokenBody,
  isRefundedAs,
} from './checkout-com-payment.ts'
import { readCheckoutComWebhook } from './checkout-com-webhook.ts'

type Events = Promise<Result<readonly PaymentEvent[], ProviderError>>

async function readEvents(processor: CheckoutComClient, reference: string): Events {
  const read = await processor.read(reference)
  if (!read.ok) return read
  const payment = read.value
  // The buyer's sheet is open, or its token was lost on its way.
  if (!payment) return succeed([{ type: 'pending' }])
  const events = checkoutComEvents(payment)
  if ((payment.balances?.total_refunded ?? 0) === 0) return succeed(events)
  const actions = await processor.readActions(payment.id)
  if (!actions.ok) return actions
  return succeed([...events, ...checkoutComRefunds(payment.reference ?? '', actions.value)])
}

const isDone = (events: readonly PaymentEvent[]) =>
  events.some(({ type }) => type === 'captured' || type === 'cancelled')

/** The processor does what it is asked for a moment later: what is not seen yet is asked for again. */
async function eventsAfter(
  processor: CheckoutComClient,
  { id, otherwise }: { readonly id: string; readonly otherwise: ProviderError },
): Events {
  const events = await readEvents(processor, id)
  if (!events.ok) return events
  return isDone(events.value) ? events : fail(otherwise)
}

interface Change {
  readonly id: string
  readonly step: 'captures' | 'voids'
  readonly key: string
  readonly body: object
}

async function change(processor: CheckoutComClient, { id, step, key, body }: Change): Events {
  const sent = { ...body, reference: requestReference(key) }
  const answer = await processor.call('POST', `${checkoutComPath(id)}/${step}`, { body: sent, key })
  if (!answer.ok) return answer
  return eventsAfter(processor, { id, otherwise: answer.value.status >= 400 ? 'refused' : 'unreachable' })
}

const authoriseAt =
  (processor: CheckoutComClient): NonNullable<PaymentProvider['authorise']> =>
  async (_reference, request) => {
    const token = await processor.makeToken(checkoutComTokenBody(request.token))
    if (!token.ok) return token
    const body = checkoutComOrder(request, { token: token.value, channel: processor.channel })
    const answer = await processor.call('POST', '/payments', { body, key: request.paymentId })
    if (!answer.ok) return answer
    const paid = readAnswer(answer.value, checkoutComPaidSchema)
    return paid.ok ? succeed(checkoutComEvents(paid.value)) : paid
  }

const captureAt =
  (processor: CheckoutComClient): PaymentProvider['capture'] =>
  async (reference, { minor, key }) => {
    const payment = await processor.read(reference)
    if (!payment.ok) return payment
    if (!payment.value) return fail('refused')
    const { id } = payment.value
    if (isDone(checkoutComEvents(payment.value))) return readEvents(processor, id)
    // The last one: what is left of the hold is released.
    return change(processor, { id, step: 'captures', key, body: { amount: minor, capture_type: 'Final' } })
  }

const cancelAt =
  (processor: CheckoutComClient): PaymentProvider['cancel'] =>
  async (reference, { key }) => {
    const payment = await processor.read(reference)
    if (!payment.ok) return payment
    if (!payment.value) return succeed([{ type: 'cancelled' }])
    const { id, status } = payment.value
    if (status === 'Declined' || isDone(checkoutComEvents(payment.value))) return readEvents(processor, id)
    return change(processor, { id, step: 'voids', key, body: {} })
  }

const refundAt =
  (processor: CheckoutComClient): PaymentProvider['refund'] =>
  async (reference, { minor, key }) => {
    const payment = await processor.read(reference)
    if (!payment.ok) return payment
    if (!payment.value) return fail('refused')
    const { id } = payment.value
    const actions = await processor.readActions(id)
    if (!actions.ok) return actions
    const wanted = requestReference(key)
    if (!isRefundedAs(actions.value, wanted)) {
      const body = { amount: minor, reference: wanted }
      const answer = await processor.call('POST', `${checkoutComPath(id)}/refunds`, { body, key })
      if (!answer.ok) return answer
      if (answer.value.status >= 400) return fail('refused')
    }
    return succeed([{ type: 'refunded', reference: key, minor }])
  }

/**
 * Checkout.com: charges the cards behind the tokens of Apple Pay and Google Pay. The payment begins with our own name for
 * it; the processor knows it from the moment that a token came.
 */
export function createCheckoutComProvider(options: CheckoutComClientOptions): PaymentProvider {
  const processor = createCheckoutComClient(options)
  return {
    key: 'checkout-com',
    capturesParts: true,
    create: async ({ paymentId }) => succeed({ type: 'inline', reference: paymentId, clientData: {} }),
    authorise: authoriseAt(processor),
    confirm: (reference) => readEvents(processor, reference),
    capture: captureAt(processor),
    cancel: cancelAt(processor),
    refund: refundAt(processor),
    readWebhook: (call) => readCheckoutComWebhook(call, options.webhookSecret),
  }
}
