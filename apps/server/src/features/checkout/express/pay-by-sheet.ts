import type { SheetOrder } from '@firkant/domain/checkout/express/express-calls.ts'
import type { ExpressEnd } from '@firkant/domain/checkout/express/express.ts'
import { sheetBuyer } from '@firkant/domain/checkout/express/sheet-payer.ts'
import { isUnpaidFor } from '@firkant/domain/orders/order-states.ts'
import type { PlaceOrderErrorCode } from '@firkant/domain/orders/placing/place-order.ts'
import type { Requester } from '../../../platform/visitors/requester.ts'
import type { StoredOrder } from '../../orders/order-store.ts'
import type { OrderPayments } from '../../payments/order-payments.ts'
import { endOf } from '../../payments/sheets/payment-end.ts'
import { expressRequester, type CheckoutService } from '../checkout-service.ts'
import { BuyerRefused } from './buyer-refused.ts'

/** Where the browser goes on: to the confirmation, or back with why nothing was bought. */
export type SheetOutcome =
  | { readonly type: 'bought'; readonly orderId: string; readonly url: string }
  /** Neither paid nor refused yet: the page says so. */
  | { readonly type: 'waiting' }
  | { readonly type: 'refused'; readonly code: PlaceOrderErrorCode | ExpressEnd | undefined }

interface PayBySheet {
  readonly checkout: CheckoutService
  readonly payments: OrderPayments
}

function outcomeOf(checkout: CheckoutService, stored: StoredOrder): SheetOutcome {
  const { id: orderId, state, payments: rows } = stored
  const payment = rows.at(-1)
  if (state === 'cancelled') return { type: 'refused', code: payment && endOf(stored, payment) }
  return isUnpaidFor(state) ? { type: 'waiting' } : { type: 'bought', orderId, url: checkout.nextUrl(stored) }
}

async function giveUp({ checkout, payments }: PayBySheet, orderId: string): Promise<SheetOutcome> {
  const ended = await payments.cancelOpen(orderId)
  if (!ended.ok) return { type: 'waiting' }
  const outcome = outcomeOf(checkout, ended.value)
  return outcome.type === 'refused' ? { type: 'refused', code: 'payment-token' } : outcome
}

/**
 * The sheet has named the buyer and given a token: the order is placed as theirs, and its money is held. Nothing is
 * asked of the token before price, stock and address are as they were shown.
 */
export async function payBySheet(
  parts: PayBySheet,
  requester: Requester,
  { of, payment, payer, ...placing }: SheetOrder,
): Promise<SheetOutcome | undefined> {
  const { checkout, payments } = parts
  const sheet = { wallet: payment.wallet, buyer: sheetBuyer(payer) }
  try {
    const placed = await checkout.placeOrder(expressRequester(requester, of), { ...placing, express: of, sheet })
    if (!placed) return undefined
    if (!placed.success) return { type: 'refused', code: placed.validation.validationErrors[0]?.code }
    const authorised = await payments.authorise(placed.orderId, payment)
    if (authorised.ok) return outcomeOf(checkout, authorised.value)
    return authorised.code === 'refused' ? await giveUp(parts, placed.orderId) : { type: 'waiting' }
  } catch (error) {
    if (error instanceof BuyerRefused) return { type: 'refused', code: 'payment-address' }
    throw error
  }
}
