import type { SheetToken } from '@firkant/domain/checkout/express/sheet-tokens.ts'
import type { ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { findOrderById, type StoredOrder } from '../../orders/order-store.ts'
import { applyPaymentEvents, openPayment, readPayment, type PaymentContext } from '../send-provider-request.ts'

/**
 * Holds the money of an order with the token that a sheet has given. An order that waits for none is answered as it is.
 * Whether an answer was lost or a token refused, the provider is asked what it knows before anything is given up.
 */
export async function authorisePayment(
  context: PaymentContext,
  orderId: string,
  token: SheetToken,
): Promise<Result<StoredOrder, ProviderError>> {
  const { database, shop, providers } = context
  const stored = await findOrderById(database.main, shop.brand.key, orderId)
  if (!stored) return fail('refused')
  const payment = openPayment(stored)
  if (!payment || payment.reference === null) return succeed(stored)
  const { id: paymentId, amountMinor, reference } = payment
  const { number: orderNumber, currency } = stored.order
  const authorise = providers.named(payment.provider)?.authorise
  if (!authorise) return fail('refused')
  const answer = await authorise(reference, { paymentId, orderNumber, amountMinor, currency, token })
  if (answer.ok)
    return succeed((await applyPaymentEvents(context, { orderId, paymentId, events: answer.value })) ?? stored)
  if (answer.code === 'refused') return answer
  const read = await readPayment(context, paymentId)
  return read.ok ? succeed(read.value) : fail('unreachable')
}
