import { z } from 'zod'
import { readGoogleToken, type SheetToken } from '@firkant/domain/checkout/express/sheet-tokens.ts'
import type { TokenRequest } from '@firkant/domain/payments/payment-provider.ts'
import type { PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { requestedRefund } from '../vipps/refund-references.ts'

const minor = z.number().int().nonnegative()

export const CHECKOUT_COM_STATES = [
  'Pending',
  'Authorized',
  'Declined',
  'Canceled',
  'Expired',
  'Voided',
  'Partially Captured',
  'Captured',
  'Partially Refunded',
  'Refunded',
] as const

/** Answer to GET /payments/{id}; only the fields that the shop uses. */
export const checkoutComPaymentSchema = z.object({
  id: z.string().regex(/^pay_[\w-]{1,100}$/),
  status: z.enum(CHECKOUT_COM_STATES),
  amount: minor,
  currency: z.string(),
  /** Ours: the payment's id. */
  reference: z.string().nullish(),
  balances: z
    .object({
      total_captured: minor,
      available_to_capture: minor,
      total_refunded: minor,
    })
    .nullish(),
})
export type CheckoutComPayment = z.infer<typeof checkoutComPaymentSchema>

/** Answer to GET /payments?reference=…, the newest first. */
export const checkoutComListSchema = z.object({ data: z.array(checkoutComPaymentSchema) })

export const checkoutComActionsSchema = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    amount: minor.nullish(),
    reference: z.string().nullish(),
    approved: z.boolean().nullish(),
  }),
)
export type CheckoutComAction = z.infer<typeof checkoutComActionsSchema>[number]

/** Answer to POST /payments. */
export const checkoutComPaidSchema = checkoutComPaymentSchema.pick({ id: true, status: true })

/** The body of POST /tokens: the processor alone can read what the wallet has sealed. */
export function checkoutComTokenBody(given: SheetToken) {
  switch (given.wallet) {
    case 'applePay':
      return { type: 'applepay', token_data: given.token.paymentData }
    case 'googlePay':
      return { type: 'googlepay', token_data: readGoogleToken(given.token.token) }
  }
}

/** The body of POST /payments: the money is held, and taken when the goods leave. */
export function checkoutComOrder(
  { paymentId, orderNumber, amountMinor, currency }: TokenRequest,
  { token, channel }: { readonly token: string; readonly channel: string },
) {
  return {
    source: { type: 'token', token },
    amount: amountMinor,
    currency,
    capture: false,
    processing_channel_id: channel,
    reference: paymentId,
    metadata: { order_number: orderNumber },
  }
}

/** Only the latest state, without refunds: those are among the actions. */
export function checkoutComEvents({
  id,
  status,
  amount,
  balances,
}: Pick<CheckoutComPayment, 'id' | 'status'> & Partial<CheckoutComPayment>): readonly PaymentEvent[] {
  switch (status) {
    case 'Pending':
      return [{ type: 'pending', newReference: id }]
    case 'Authorized':
      return [{ type: 'authorised', newReference: id }]
    case 'Declined':
      return [{ type: 'declined' }]
    case 'Canceled':
    case 'Expired':
    case 'Voided':
      return [{ type: 'cancelled' }]
    case 'Partially Captured':
    case 'Captured':
    case 'Partially Refunded':
    case 'Refunded': {
      // Until the rest is released too, the capture is not done.
      if ((balances?.available_to_capture ?? 0) > 0) return [{ type: 'pending', newReference: id }]
      const captured = balances?.total_captured
      const isPart = captured !== undefined && amount !== undefined && captured < amount
      return [isPart ? { type: 'captured', minor: captured } : { type: 'captured' }]
    }
  }
}

const isRefund = ({ type, approved }: CheckoutComAction) => type === 'Refund' && approved !== false

export function checkoutComRefunds(paymentId: string, actions: readonly CheckoutComAction[]): readonly PaymentEvent[] {
  return actions.filter(isRefund).map(({ id, amount, reference }) => ({
    type: 'refunded' as const,
    reference: requestedRefund(paymentId, reference) ?? id,
    minor: amount ?? 0,
  }))
}

export const isRefundedAs = (actions: readonly CheckoutComAction[], wanted: string) =>
  actions.some((action) => isRefund(action) && action.reference === wanted)
