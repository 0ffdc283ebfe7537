import { REGISTRATION_ERRORS } from '@firkant/domain/customer/registration.ts'
import { validateEmail } from '@firkant/domain/mail/email-address.ts'
import {
  ORDER_ACCOUNT_MADE,
  ORDER_ACCOUNT_PARAM,
  type OrderAccount,
  type OrderAccountPage,
} from '@firkant/domain/orders/order-account.ts'
import { findPageCustomer } from '../../features/customer/page-customer.ts'
import type { StoredOrder } from '../../features/orders/order-store.ts'
import { paramOf } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'

interface OfferedAccount {
  readonly stored: StoredOrder
  readonly token: string
  readonly page: OrderAccountPage
}

/**
 * Offered to whoever opens a guest's order by its link, but to no customer, and not in a browser of the store: its
 * employees look at other people's orders. Whether the address has an account is told to nobody.
 */
export async function orderAccountOf(
  { database }: Pick<PageDependencies, 'database'>,
  request: PageRequest,
  { stored, token, page }: OfferedAccount,
): Promise<{ readonly account?: OrderAccount }> {
  const { brand, customerToken, employeeToken, now } = request
  const { email } = stored.order.buyer
  const outcome = paramOf(request, ORDER_ACCOUNT_PARAM)
  const customer = await findPageCustomer(database.main, { token: customerToken, brand: brand.key, now })
  if (customer && outcome === ORDER_ACCOUNT_MADE && stored.customerId === customer.id)
    return { account: { status: 'made', email } }
  const isGuests = stored.customerId === null && stored.state !== 'cancelled' && validateEmail(email) === undefined
  if (customer || employeeToken !== undefined || !isGuests) return {}
  const problem = REGISTRATION_ERRORS.find((code) => code === outcome)
  return { account: { status: 'offered', email, token, page, ...(problem && { problem }) } }
}
