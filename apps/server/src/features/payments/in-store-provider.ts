import type { ProviderRequest } from '@firkant/domain/payments/due-provider-requests.ts'
import type { PaymentProvider, SettledPayment } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed } from '@firkant/domain/result/result.ts'

const settle = (paymentId: string): SettledPayment => ({
  type: 'settled',
  reference: `in-store-${paymentId}`,
  events: [{ type: 'captured' }],
})

/** Paid at the till before the order is placed; what goes back is paid out there too. */
export const inStoreProvider: PaymentProvider = {
  key: 'in-store',
  create: async ({ paymentId }) => succeed(settle(paymentId)),
  settle,
  confirm: async () => succeed([{ type: 'captured' }]),
  capture: async () => succeed([{ type: 'captured' }]),
  cancel: async () => succeed([{ type: 'cancelled' }]),
  refund: async (_reference: string, { key, minor }: ProviderRequest) =>
    succeed([{ type: 'refunded', reference: key, minor }]),
  // Tills send no webhooks.
  readWebhook: () => fail('missing-signature'),
}
