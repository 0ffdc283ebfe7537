import type { ProviderRequest } from '@firkant/domain/payments/due-provider-requests.ts'
import type { PaymentProvider } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed } from '@firkant/domain/result/result.ts'

/** The buyer pays afterwards: whoever orders owes, and nobody has to be asked. */
export const invoiceProvider: PaymentProvider = {
  key: 'invoice',
  create: async ({ paymentId }) =>
    succeed({ type: 'settled', reference: `invoice-${paymentId}`, events: [{ type: 'authorised' }] }),
  confirm: async () => succeed([{ type: 'authorised' }]),
  capture: async () => succeed([{ type: 'captured' }]),
  cancel: async () => succeed([{ type: 'cancelled' }]),
  refund: async (_reference: string, { key, minor }: ProviderRequest) =>
    succeed([{ type: 'refunded', reference: key, minor }]),
  // Nobody calls for an invoice.
  readWebhook: () => fail('missing-signature'),
}
