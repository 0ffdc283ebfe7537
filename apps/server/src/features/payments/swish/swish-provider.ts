import type { PaymentProvider } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed } from '@firkant/domain/result/result.ts'
import { createSwishClient, swishPaths, type SwishClient, type SwishClientOptions } from './swish-client.ts'
import {
  swishAmount,
  swishCallbackIdentifier,
  swishEvents,
  swishId,
  swishMessage,
  swishRefundId,
} from './swish-payment.ts'
import { readSwishCallback } from './swish-webhook.ts'

export interface SwishOptions extends SwishClientOptions {
  readonly merchantName: string
  /** The shop's Swish number. */
  readonly payeeAlias: string
  /** The identifiers of callbacks are made from it. */
  readonly secret: string
  /** Where Swish calls; a refund is told there too. */
  readonly callbackUrl: () => string
  /** The page of the shop that shows the QR code and the button to the app. */
  readonly pageUrl: (returnUrl: string, token: string) => string
}

const PATCH_HEADERS = { 'content-type': 'application/json-patch+json' } as const
const CANCELLED = [{ op: 'replace', path: '/status', value: 'cancelled' }]

const createAt =
  (swish: SwishClient, options: SwishOptions): PaymentProvider['create'] =>
  async ({ paymentId, orderNumber, amountMinor, currency, returnUrl }) => {
    if (currency !== 'SEK') return fail('refused')
    const { merchantName, payeeAlias, secret, callbackUrl, pageUrl } = options
    const id = swishId(paymentId)
    const answer = await swish.call({
      method: 'PUT',
      path: swishPaths.create(id),
      body: {
        payeePaymentReference: orderNumber.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 35),
        callbackUrl: callbackUrl(),
        payeeAlias,
        amount: swishAmount(amountMinor),
        currency,
        message: swishMessage(`${merchantName} ${orderNumber}`),
        callbackIdentifier: swishCallbackIdentifier(secret, id),
      },
    })
    if (!answer.ok) return answer
    const token = answer.value.header('paymentrequesttoken')
    if (answer.value.status >= 400) return fail('refused')
    return token === undefined
      ? fail('unreachable')
      : succeed({ type: 'redirect', reference: id, url: pageUrl(returnUrl, token) })
  }

const cancelAt =
  (swish: SwishClient): PaymentProvider['cancel'] =>
  async (reference) => {
    const answer = await swish.call({
      method: 'PATCH',
      path: swishPaths.payment(reference),
      body: CANCELLED,
      headers: PATCH_HEADERS,
    })
    if (!answer.ok) return answer
    const payment = await swish.read(reference)
    if (!payment.ok) return payment
    // Refused because it was paid in the meantime, or had ended before.
    return payment.value.status === 'CREATED' ? fail('refused') : succeed(swishEvents(payment.value))
  }

const refundAt =
  (swish: SwishClient, { payeeAlias, secret, callbackUrl }: SwishOptions): PaymentProvider['refund'] =>
  async (reference, { key, minor }) => {
    const id = swishRefundId(key)
    const known = await swish.findRefund(id)
    if (!known.ok) return known
    if (!known.value) {
      const payment = await swish.read(reference)
      if (!payment.ok) return payment
      const originalPaymentReference = payment.value.paymentReference
      if (originalPaymentReference == null) return fail('refused')
      const answer = await swish.call({
        method: 'PUT',
        path: swishPaths.createRefund(id),
        body: {
          payerPaymentReference: reference,
          originalPaymentReference,
          callbackUrl: callbackUrl(),
          payerAlias: payeeAlias,
          amount: swishAmount(minor),
          currency: 'SEK',
          message: swishMessage(`Refund ${reference.slice(0, 8)}`),
          callbackIdentifier: swishCallbackIdentifier(secret, id),
        },
      })
      if (!answer.ok) return answer
      if (answer.value.status >= 400) return fail('refused')
    }
    const refund = known.value ? known : await swish.findRefund(id)
    if (!refund.ok) return refund
    if (refund.value?.status === 'ERROR') return fail('refused')
    // Debited, and not yet with the buyer: the job asks again.
    return refund.value?.status === 'PAID'
      ? succeed([{ type: 'refunded', reference: key, minor }])
      : fail('unreachable')
  }

/** Swish: the money moves when the buyer agrees in the app, so it is paid at the order and refunded on return. */
export function createSwishProvider(options: SwishOptions): PaymentProvider {
  const swish = createSwishClient(options)
  return {
    key: 'swish',
    create: createAt(swish, options),
    async confirm(reference) {
      const payment = await swish.read(reference)
      return payment.ok ? succeed(swishEvents(payment.value)) : payment
    },
    // Nothing is left to capture: what is paid was captured.
    async capture(reference) {
      const payment = await swish.read(reference)
      if (!payment.ok) return payment
      return payment.value.status === 'CREATED' ? fail('refused') : succeed(swishEvents(payment.value))
    },
    cancel: cancelAt(swish),
    refund: refundAt(swish, options),
    readWebhook: (call) => readSwishCallback(call, options.secret),
  }
}
