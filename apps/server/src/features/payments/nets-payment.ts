import { z } from 'zod'
import { LOCALES } from '@firkant/domain/market/market.ts'
import type { PaymentRequest } from '@firkant/domain/payments/payment-provider.ts'
import type { PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { NETS_EVENTS } from './nets-webhook.ts'

const minor = z.number().int().nonnegative()
const sum = minor.nullish().transform((value) => value ?? 0)

/** Answer to GET /v1/payments/{id}; only the fields that the shop uses. */
export const netsPaymentSchema = z
  .object({
    payment: z.object({
      paymentId: z.string(),
      summary: z
        .object({ reservedAmount: sum, chargedAmount: sum, refundedAmount: sum, cancelledAmount: sum })
        .nullish()
        .transform((known) => known ?? { reservedAmount: 0, chargedAmount: 0, refundedAmount: 0, cancelledAmount: 0 }),
      orderDetails: z.object({ amount: minor, currency: z.string(), reference: z.string().nullish() }),
      charges: z
        .array(z.object({ chargeId: z.string(), amount: minor }))
        .nullish()
        .transform((list) => list ?? []),
      refunds: z
        .array(z.object({ refundId: z.string(), amount: minor, state: z.string().nullish() }))
        .nullish()
        .transform((list) => list ?? []),
      terminated: z.string().nullish(),
    }),
  })
  .transform(({ payment }) => payment)
export type NetsPayment = z.infer<typeof netsPaymentSchema>

export const netsCreatedSchema = z.object({
  paymentId: z.string().min(1).max(100),
  hostedPaymentPageUrl: z.url({ protocol: /^https?$/ }),
})

export const netsRefundSchema = z.object({ refundId: z.string().min(1).max(100) })

/** Only the latest state: the shop must not act on a reservation that was released since. */
export function netsEvents(payment: NetsPayment): readonly PaymentEvent[] {
  const { summary, orderDetails, refunds, terminated } = payment
  const isWhole = (amount: number) => orderDetails.amount > 0 && amount >= orderDetails.amount
  const refunded = refunds
    .filter(({ state }) => state === 'Completed')
    .map(({ refundId, amount }) => ({ type: 'refunded' as const, reference: refundId, minor: amount }))
  if (isWhole(summary.chargedAmount)) return [{ type: 'captured' }, ...refunded]
  if (summary.chargedAmount > 0) return [{ type: 'pending' }, ...refunded]
  if (isWhole(summary.cancelledAmount) || terminated != null) return [{ type: 'cancelled' }]
  const isHeld = isWhole(summary.reservedAmount) && summary.cancelledAmount === 0
  return [{ type: isHeld ? 'authorised' : 'pending' }]
}

/** The order as one item: Nets need not know what was bought. */
export function netsItem(reference: string, amount: number) {
  return {
    reference,
    name: reference,
    quantity: 1,
    unit: 'pcs',
    unitPrice: amount,
    taxRate: 0,
    taxAmount: 0,
    netTotalAmount: amount,
    grossTotalAmount: amount,
  }
}

/** The body of POST /v1/payments. */
export function netsOrder(
  request: PaymentRequest,
  terms: { readonly termsUrl: string; readonly authorization: string },
) {
  const { orderNumber, amountMinor, currency, email, returnUrl, webhookUrl } = request
  return {
    order: {
      items: [netsItem(orderNumber, amountMinor)],
      amount: amountMinor,
      currency,
      reference: orderNumber,
    },
    checkout: {
      integrationType: 'HostedPaymentPage',
      returnUrl,
      cancelUrl: returnUrl,
      termsUrl: terms.termsUrl,
      charge: false,
      merchantHandlesConsumerData: true,
      consumer: { email },
    },
    notifications: {
      webHooks: NETS_EVENTS.map((eventName) => ({ eventName, url: webhookUrl, authorization: terms.authorization })),
    },
  }
}

export function netsPageUrl(url: string, language: PaymentRequest['language']): string {
  const page = new URL(url)
  page.searchParams.set('language', LOCALES[language])
  return page.href
}
