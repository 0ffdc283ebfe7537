import type { ProviderRequest } from '@firkant/domain/payments/due-provider-requests.ts'
import type { PaymentProvider, SettledPayment } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed } from '@firkant/domain/result/result.ts'

const settle = (paymentId: string): SettledPayment => ({
  type: 'settled',
  reference: `invoice-${paymentId}`,
  events: [{ type: 'authorised' }],
})

/** The buyer pays after delivery, so every request succeeds without calling anybody. */
export const invoiceProvider: PaymentProvider = {
  key: 'invoice',
  create: async ({ paymentId }) => succeed(settle(paymentId)),
  settle,
  confirm: async () => succeed([{ type: 'authorised' }]),
  capture: async () => succeed([{ type: 'captured' }]),
  cancel: async () => succeed([{ type: 'cancelled' }]),
  refund: async (_reference: string, { key, minor }: ProviderRequest) =>
    succeed([{ type: 'refunded', reference: key, minor }]),
  // No webhooks exist for invoices.
  readWebhook: () => fail('missing-signature'),
}
