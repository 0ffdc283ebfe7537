import type { orderFormRows } from '@firkant/domain/orders/order-form-rows.ts'
import { CONFIRM_TOKEN_PARAM } from '@firkant/domain/orders/order-pages.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import type { CheckoutService } from './checkout-service.ts'
import type { ConfirmOrder } from './confirm-order.ts'

/**
 * The confirm button of the page that the mail links to. Opening the link must not confirm: mail programs open links
 * too.
 */
export function confirmOrderForms(
  confirm: ConfirmOrder,
  checkout: Pick<CheckoutService, 'nextUrl'>,
): Pick<FormHandlers<typeof orderFormRows>, 'orders.confirm'> {
  return {
    async 'orders.confirm'({ token }) {
      const stored = await confirm(token)
      if (stored) return { to: 'payment', address: checkout.nextUrl(stored) }
      // The page itself says what is wrong with the link.
      return { to: 'confirmation', query: new URLSearchParams({ [CONFIRM_TOKEN_PARAM]: token }) }
    },
  }
}
