import type { ProviderRequest } from '@firkant/domain/payments/due-provider-requests.ts'
import type { PaymentProvider } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed } from '@firkant/domain/result/result.ts'

/** Paid at the till before the order is placed; what goes back is paid out there too. */
export const inStoreProvider: PaymentProvider = {
  key: 'in-store',
  create: async ({ paymentId }) =>
    succeed({ type: 'settled', reference: `in-store-${paymentId}`, events: [{ type: 'captured' }] }),
  confirm: async () => succeed([{ type: 'captured' }]),
  capture: async () => succeed([{ type: 'captured' }]),
  cancel: async () => succeed([{ type: 'cancelled' }]),
  refund: async (_reference: string, { key, minor }: ProviderRequest) =>
    succeed([{ type: 'refunded', reference: key, minor }]),
  // Tills send no webhooks.
  readWebhook: () => fail('missing-signature'),
}
