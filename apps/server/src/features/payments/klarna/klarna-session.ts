import type { PaymentProvider, ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import type { PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { KlarnaClient } from './klarna-client.ts'
import {
  klarnaCart,
  klarnaCartSchema,
  klarnaHostedSchema,
  klarnaHostedStateSchema,
  klarnaPlacedSchema,
  klarnaSessionSchema,
  orderReference,
  sessionReference,
} from './klarna-payment.ts'
import { klarnaStatusUrl } from './klarna-webhook.ts'

export type KlarnaEvents = Promise<Result<readonly PaymentEvent[], ProviderError>>

interface Sessions {
  readonly session: string
  readonly hosted: string
}

const paymentSession = (id: string) => `/payments/v1/sessions/${id}`
const hostedSession = (id: string) => `/hpp/v1/sessions/${id}`

/** A session of Klarna Payments, and a page of Klarna's own that shows it: none of its code runs on ours. */
export const startSessions =
  (klarna: KlarnaClient, secret: string): PaymentProvider['create'] =>
  async (request) => {
    const { paymentId, returnUrl, webhookUrl } = request
    const created = await klarna.ask(klarnaSessionSchema, {
      method: 'POST',
      path: '/payments/v1/sessions',
      body: klarnaCart(request),
      key: `${paymentId}:session`,
    })
    if (!created.ok) return created
    const { session_id: session } = created.value
    const hosted = await klarna.ask(klarnaHostedSchema, {
      method: 'POST',
      path: '/hpp/v1/sessions',
      body: {
        payment_session_url: klarna.url(paymentSession(session)),
        merchant_urls: {
          success: returnUrl,
          cancel: returnUrl,
          back: returnUrl,
          failure: returnUrl,
          error: returnUrl,
          status_update: klarnaStatusUrl(webhookUrl, { secret, paymentId }),
        },
        // The order is the shop's to place: none exists that it does not know of.
        options: { place_order_mode: 'NONE' },
      },
      key: `${paymentId}:hosted`,
    })
    if (!hosted.ok) return hosted
    const { session_id, redirect_url } = hosted.value
    return succeed({ type: 'redirect', reference: sessionReference(session, session_id), url: redirect_url })
  }

async function placeOrder(klarna: KlarnaClient, { session }: Sessions, token: string): KlarnaEvents {
  const cart = await klarna.ask(klarnaCartSchema, { method: 'GET', path: paymentSession(session) })
  if (!cart.ok) return cart
  const placed = await klarna.ask(klarnaPlacedSchema, {
    method: 'POST',
    path: `/payments/v1/authorizations/${encodeURIComponent(token)}/order`,
    body: { ...cart.value, auto_capture: false },
    key: `${session}:order`,
  })
  if (!placed.ok) return placed
  const newReference = orderReference(placed.value.order_id)
  switch (placed.value.fraud_status) {
    case 'ACCEPTED':
      return succeed([{ type: 'authorised', newReference }])
    case 'PENDING':
      return succeed([{ type: 'pending', newReference }])
    case 'REJECTED':
      return succeed([{ type: 'declined' }])
  }
}

export async function readSessions(klarna: KlarnaClient, sessions: Sessions): KlarnaEvents {
  const hosted = await klarna.ask(klarnaHostedStateSchema, { method: 'GET', path: hostedSession(sessions.hosted) })
  if (!hosted.ok) return hosted
  const { status, authorization_token: token } = hosted.value
  switch (status) {
    case 'COMPLETED':
      return token == null ? fail('unreachable') : placeOrder(klarna, sessions, token)
    case 'FAILED':
    case 'ERROR':
      return succeed([{ type: 'declined' }])
    case 'CANCELLED':
    case 'DISABLED':
      return succeed([{ type: 'cancelled' }])
    case 'BACK':
      return endSessions(klarna, sessions)
    default:
      return succeed([{ type: 'pending' }])
  }
}

/** Nobody can pay on the page any more. */
export async function endSessions(klarna: KlarnaClient, sessions: Sessions): KlarnaEvents {
  const answer = await klarna.call({ method: 'DELETE', path: hostedSession(sessions.hosted) })
  if (!answer.ok) return answer
  const hosted = await klarna.ask(klarnaHostedStateSchema, { method: 'GET', path: hostedSession(sessions.hosted) })
  if (!hosted.ok) return hosted
  // Agreed in the meantime, or ended before.
  if (hosted.value.status !== 'BACK') return readSessions(klarna, sessions)
  return fail('refused')
}
