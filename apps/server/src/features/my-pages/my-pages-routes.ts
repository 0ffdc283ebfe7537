import { writeBoughtAgain } from '@firkant/domain/my-pages/buy-again.ts'
import { MY_PAGES_PARAMS, orderPath } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { clearSessionCookie, readSessionToken } from '../../platform/sessions/session-cookies.ts'
import { endSession } from '../../platform/sessions/session-service.ts'
import type { CartService } from '../cart/cart-service.ts'
import type { AccountContext } from '../customer/account-context.ts'
import { findOrderOfCustomerByNumber } from '../orders/customer-orders.ts'
import { activateOffer } from '../promotions/personal-offers.ts'
import { buyAgain } from './buy-again.ts'
import { deletionForms } from './deletion-form.ts'
import type { MyPagesHandlers } from './my-pages-form.ts'
import { profileForms, type MailPreferences } from './profile-forms.ts'
import { returnForms, type ReturnFormOptions } from './return-form-routes.ts'

export interface MyPagesFormOptions extends ReturnFormOptions {
  /** Sends the link to the page of what is sent to this address. */
  readonly mailPreferences: MailPreferences
  readonly accounts: AccountContext
  readonly carts: CartService
}

/** The forms of my pages, with scripts and without. */
export function myPagesForms(options: MyPagesFormOptions): MyPagesHandlers {
  const { db, brand, carts, now } = options
  return {
    ...profileForms(options.accounts, options.mailPreferences),
    ...returnForms(options),
    ...deletionForms(options.accounts),
    async 'myPages.logOut'(_input, { request, reply, addressOf }) {
      const token = readSessionToken(request, 'customer')
      if (token !== undefined) await endSession(db, token)
      clearSessionCookie(reply, 'customer')
      return { to: 'start', address: addressOf('/') }
    },
    async 'myPages.buyAgain'({ order: number }, { sender: { customer, paths }, addressOf, knownRequester }) {
      const owner = { brand: brand.key, customerId: customer.id }
      const stored = await findOrderOfCustomerByNumber(db, owner, number)
      if (!stored) return { to: 'myPages', address: addressOf(paths.orders) }
      const outcome = await buyAgain(carts, knownRequester(), stored.order.lines)
      if (outcome.refused === 0 && outcome.added > 0) return { to: 'cart' }
      const query = `${MY_PAGES_PARAMS.outcome}=${writeBoughtAgain(outcome)}`
      return { to: 'myPages', address: addressOf(orderPath(paths, number)), query }
    },
    async 'myPages.activateOffer'({ offerKey }, { sender: { customer, paths }, market, addressOf }) {
      const refusal = await activateOffer(options, { customerId: customer.id, market, now: now() }, offerKey)
      const query = `${MY_PAGES_PARAMS.outcome}=${refusal ?? 'activated'}`
      return { to: 'myPages', address: addressOf(paths.offers), query }
    },
  }
}
