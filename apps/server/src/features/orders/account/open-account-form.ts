import { ORDER_ACCOUNT_MADE, ORDER_ACCOUNT_PARAM } from '@firkant/domain/orders/order-account.ts'
import type { orderFormRows } from '@firkant/domain/orders/order-form-rows.ts'
import { OPEN_ACCOUNT_ID, ORDER_TOKEN_PARAM } from '@firkant/domain/orders/order-pages.ts'
import type { FormHandlers } from '../../../platform/forms/form-routes.ts'
import { setSessionCookie } from '../../../platform/sessions/session-cookies.ts'
import type { AccountContext } from '../../customer/account-context.ts'
import { readLoginRequester } from '../../customer/customer-identity.ts'
import type { OrderReader } from '../order-reader.ts'
import { openAccountOfOrder } from './open-account.ts'

/** Leads back to the page that it was on, which says what came of it. */
export function openAccountForms(
  context: AccountContext,
  orders: Pick<OrderReader, 'open'>,
): Pick<FormHandlers<typeof orderFormRows>, 'orders.openAccount'> {
  return {
    async 'orders.openAccount'(input, { request, reply, market }) {
      const token = input[ORDER_TOKEN_PARAM]
      const page = input.page === 'order' ? 'order' : 'confirmation'
      const requester = readLoginRequester(request, reply, { ...context, language: market.language })
      const given = { token, page, password: input.password } as const
      const done = await openAccountOfOrder(context, orders, { requester, given })
      if (done?.ok) setSessionCookie(reply, 'customer', done.value.token)
      const query = new URLSearchParams({ [ORDER_TOKEN_PARAM]: token })
      if (done) query.set(ORDER_ACCOUNT_PARAM, done.ok ? ORDER_ACCOUNT_MADE : done.code)
      return { to: page, query, fragment: OPEN_ACCOUNT_ID }
    },
  }
}
