import type { ExpressEnd } from '@firkant/domain/checkout/express/express.ts'
import { isSheetWallet } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import { isSoldOut } from '@firkant/domain/orders/order-states.ts'
import type { PaymentRow, StoredOrder } from '../../orders/order-store.ts'

/** Why nothing was bought with a payment. */
export function endOf(
  { history, order }: StoredOrder,
  { state }: PaymentRow,
): Exclude<ExpressEnd, 'payment-address' | 'payment-token'> {
  if (isSoldOut(history)) return 'payment-sold-out'
  if (state !== 'declined') return 'payment-cancelled'
  return isSheetWallet(order.paymentMethodKey) ? 'payment-card' : 'payment-declined'
}
