import { z } from 'zod'
import type { PaymentLine } from '@firkant/domain/payments/payment-lines.ts'
import type { PaymentRequest } from '@firkant/domain/payments/payment-provider.ts'
import type { PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { requestedRefund } from './refund-references.ts'
import { SHARED_BY_BUYER } from './vipps-buyer.ts'

const amount = z.object({ currency: z.string(), value: z.number().int().nonnegative() })

export const VIPPS_STATES = ['CREATED', 'AUTHORIZED', 'ABORTED', 'EXPIRED', 'TERMINATED'] as const

/** Answer to GET /epayment/v1/payments/{reference}; only the fields that the shop uses. */
export const vippsPaymentSchema = z.object({
  reference: z.string(),
  pspReference: z.string(),
  state: z.enum(VIPPS_STATES),
  amount,
  /** Of who shared their profile, shortly after they approved. */
  profile: z.object({ sub: z.string().optional() }).nullish(),
  aggregate: z.object({
    authorizedAmount: amount,
    capturedAmount: amount,
    cancelledAmount: amount,
    refundedAmount: amount,
  }),
})
export type VippsPayment = z.infer<typeof vippsPaymentSchema>

export const vippsCreatedSchema = z.object({ reference: z.string(), redirectUrl: z.url({ protocol: /^https?$/ }) })

export const vippsEventsSchema = z.array(
  z.object({
    name: z.string(),
    pspReference: z.string(),
    amount,
    success: z.boolean(),
    idempotencyKey: z.string().nullish(),
  }),
)
export type VippsLoggedEvent = z.infer<typeof vippsEventsSchema>[number]

export function vippsRefunds(paymentId: string, log: readonly VippsLoggedEvent[]): readonly PaymentEvent[] {
  return log
    .filter(({ name, success }) => name === 'REFUNDED' && success)
    .map(({ pspReference, amount: { value }, idempotencyKey }) => ({
      type: 'refunded' as const,
      reference: requestedRefund(paymentId, idempotencyKey) ?? pspReference,
      minor: value,
    }))
}

/** What is authorised and neither captured nor released. */
export function vippsLeft({ aggregate }: VippsPayment): number {
  const { authorizedAmount, capturedAmount, cancelledAmount } = aggregate
  return authorizedAmount.value - capturedAmount.value - cancelledAmount.value
}

/** Only the latest state, without refunds: those are in the log. */
export function vippsEvents(payment: VippsPayment): readonly PaymentEvent[] {
  const { state, amount: whole, aggregate } = payment
  const captured = aggregate.capturedAmount.value
  if (captured >= whole.value) return [{ type: 'captured' }]
  // Until the rest is released too, the capture is not done.
  if (captured > 0) return vippsLeft(payment) > 0 ? [{ type: 'pending' }] : [{ type: 'captured', minor: captured }]
  if (state === 'CREATED') return [{ type: 'pending' }]
  if (state !== 'AUTHORIZED' || aggregate.cancelledAmount.value >= whole.value) return [{ type: 'cancelled' }]
  return [{ type: aggregate.cancelledAmount.value > 0 ? 'pending' : 'authorised' }]
}

const NAME_LENGTH = 100

function orderLine({ name, totalMinor, vatMinor, type }: PaymentLine, index: number) {
  return {
    name: (name === '' ? type : name).slice(0, NAME_LENGTH),
    id: String(index + 1),
    totalAmount: totalMinor,
    totalAmountExcludingTax: totalMinor - vatMinor,
    totalTaxAmount: vatMinor,
    isReturn: false,
    isShipping: type === 'shipping',
  }
}

/** Vipps refuses negative lines: with a gift card among them the receipt has one line. */
function receiptLines({ lines, amountMinor, orderNumber }: PaymentRequest) {
  const isPlain = lines.length > 0 && lines.every(({ totalMinor }) => totalMinor >= 0)
  if (isPlain) return lines.map(orderLine)
  const whole: PaymentLine = {
    type: 'goods',
    name: orderNumber,
    quantity: 1,
    totalMinor: amountMinor,
    vatMinor: 0,
    vatPercent: 0,
  }
  return [orderLine(whole, 0)]
}

/** The body of POST /epayment/v1/payments. */
export function vippsOrder(request: PaymentRequest, merchantName: string) {
  const { paymentId, orderNumber, amountMinor: value, currency, returnUrl } = request
  return {
    amount: { value, currency },
    paymentMethod: { type: 'WALLET' },
    // On a phone it opens the app; elsewhere a page with a QR code.
    userFlow: 'WEB_REDIRECT',
    reference: paymentId,
    returnUrl,
    paymentDescription: `${merchantName} ${orderNumber}`.slice(0, NAME_LENGTH),
    receipt: { orderLines: receiptLines(request), bottomLine: { currency, receiptNumber: orderNumber } },
    ...(request.asksBuyer && { profile: { scope: SHARED_BY_BUYER } }),
    metadata: { orderNumber },
  }
}
