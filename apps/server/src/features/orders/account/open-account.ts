import { sql } from 'drizzle-orm'
import type { RegistrationError } from '@firkant/domain/customer/registration.ts'
import type { OrderAccountPage } from '@firkant/domain/orders/order-account.ts'
import type { Order } from '@firkant/domain/orders/order.ts'
import { fail, type Result } from '@firkant/domain/result/result.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { AccountContext, LoginRequester } from '../../customer/account-context.ts'
import { register } from '../../customer/sign-in/register.ts'
import type { SignedIn } from '../../customer/sign-in/sign-in.ts'
import type { OrderReader } from '../order-reader.ts'

export interface OpeningAccount {
  /** Of the order's link. */
  readonly token: string
  readonly password: string
  readonly page: OrderAccountPage
}

/** Only an order that is nobody's: it was proved by its link, and by nothing else. */
async function giveOrder(tx: Drizzle, { orderId, customerId }: { orderId: string; customerId: string }) {
  await tx.execute(sql`
    update orders set customer_id = ${customerId}::uuid,
      document = jsonb_set(document, '{buyer,customerId}', to_jsonb(${customerId}::text))
    where id = ${orderId}::uuid and customer_id is null`)
}

const personOf = ({ buyer, billingAddress }: Order) => ({
  forename: billingAddress.firstName,
  surname: billingAddress.lastName,
  email: buyer.email,
  phoneNumber: buyer.mobile,
})

/**
 * A registration like any other, with what the buyer typed in the checkout. It proves no mailbox. The order goes with
 * it, because its link was shown, not because the addresses are the same. Undefined when the link opens no guest's
 * order.
 */
export async function openAccountOfOrder(
  context: AccountContext,
  orders: Pick<OrderReader, 'open'>,
  { requester, given }: { readonly requester: LoginRequester; readonly given: OpeningAccount },
): Promise<Result<SignedIn, RegistrationError> | undefined> {
  const opened = await orders.open(given.token, requester.now)
  if (opened.type !== 'order' || opened.stored.customerId !== null) return undefined
  const { id: orderId, order } = opened.stored
  const { password } = given
  if (password === '') return fail('emptyPassword')
  const registering = { ...personOf(order), password, confirmPassword: password, wantsNewsletter: false }
  return register(context, requester, {
    ...registering,
    withinIt: (tx, customerId) => giveOrder(tx, { orderId, customerId }),
  })
}
