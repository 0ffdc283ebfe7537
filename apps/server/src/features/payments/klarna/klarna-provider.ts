import type { PaymentProvider } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed } from '@firkant/domain/result/result.ts'
import { createKlarnaClient, type KlarnaClient, type KlarnaClientOptions } from './klarna-client.ts'
import { klarnaEvents, klarnaOrderSchema, klarnaReference } from './klarna-payment.ts'
import { endSessions, readSessions, startSessions, type KlarnaEvents } from './klarna-session.ts'
import { readKlarnaStatus } from './klarna-webhook.ts'

export interface KlarnaOptions extends KlarnaClientOptions {
  /** Seals the addresses that Klarna calls. */
  readonly secret: string
}

const orderPath = (order: string) => `/ordermanagement/v1/orders/${order}`

async function readOrder(klarna: KlarnaClient, order: string): KlarnaEvents {
  const read = await klarna.ask(klarnaOrderSchema, { method: 'GET', path: orderPath(order) })
  return read.ok ? succeed(klarnaEvents(read.value)) : read
}

/** The request was refused: if the order has moved on, its current events are the answer. */
async function eventsInstead(klarna: KlarnaClient, order: string): KlarnaEvents {
  const events = await readOrder(klarna, order)
  if (!events.ok) return events
  return events.value.some(({ type }) => type === 'captured' || type === 'cancelled') ? events : fail('refused')
}

const captureAt =
  (klarna: KlarnaClient): PaymentProvider['capture'] =>
  async (reference, { minor, key }) => {
    const named = klarnaReference(reference)
    if (named?.type !== 'order') return fail('refused')
    const before = await klarna.ask(klarnaOrderSchema, { method: 'GET', path: orderPath(named.order) })
    if (!before.ok) return before
    if (before.value.captured_amount === 0) {
      const body = { captured_amount: minor, description: key }
      const taken = await klarna.call({ method: 'POST', path: `${orderPath(named.order)}/captures`, body, key })
      if (!taken.ok) return taken
      if (taken.value.status >= 400) return eventsInstead(klarna, named.order)
    }
    const after = await klarna.ask(klarnaOrderSchema, { method: 'GET', path: orderPath(named.order) })
    if (!after.ok) return after
    if (after.value.remaining_authorized_amount > 0) {
      const path = `${orderPath(named.order)}/release-remaining-authorization`
      const released = await klarna.call({ method: 'POST', path, key: `${key}:release` })
      if (!released.ok) return released
    }
    return eventsInstead(klarna, named.order)
  }

const cancelAt =
  (klarna: KlarnaClient): PaymentProvider['cancel'] =>
  async (reference, { key }) => {
    const named = klarnaReference(reference)
    if (!named) return fail('refused')
    if (named.type === 'session') return endSessions(klarna, named)
    const answer = await klarna.call({ method: 'POST', path: `${orderPath(named.order)}/cancel`, key })
    return answer.ok ? eventsInstead(klarna, named.order) : answer
  }

const refundAt =
  (klarna: KlarnaClient): PaymentProvider['refund'] =>
  async (reference, { minor, key }) => {
    const named = klarnaReference(reference)
    if (named?.type !== 'order') return fail('refused')
    const order = await klarna.ask(klarnaOrderSchema, { method: 'GET', path: orderPath(named.order) })
    if (!order.ok) return order
    const done = order.value.refunds.some((refund) => refund.reference === key)
    if (!done) {
      const body = { refunded_amount: minor, reference: key }
      const answer = await klarna.call({ method: 'POST', path: `${orderPath(named.order)}/refunds`, body, key })
      if (!answer.ok) return answer
      if (answer.value.status >= 400) return fail('refused')
    }
    return succeed([{ type: 'refunded', reference: key, minor }])
  }

/** Klarna Payments: the buyer agrees on Klarna's page, the money is taken when the order is shipped. */
export function createKlarnaProvider({ secret, ...settings }: KlarnaOptions): PaymentProvider {
  const klarna = createKlarnaClient(settings)
  return {
    key: 'klarna',
    capturesParts: true,
    create: startSessions(klarna, secret),
    async confirm(reference) {
      const named = klarnaReference(reference)
      if (!named) return fail('refused')
      return named.type === 'session' ? readSessions(klarna, named) : readOrder(klarna, named.order)
    },
    capture: captureAt(klarna),
    cancel: cancelAt(klarna),
    refund: refundAt(klarna),
    readWebhook: (call) => readKlarnaStatus(call, secret),
  }
}
