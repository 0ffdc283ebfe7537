import type { FastifyInstance } from 'fastify'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { writeBoughtAgain } from '@firkant/domain/my-pages/buy-again.ts'
import { MY_PAGES_FORMS, MY_PAGES_PARAMS, orderPath } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { fromShop, readPlainForms } from '../../platform/http/plain-forms.ts'
import { clearSessionCookie, readSessionToken } from '../../platform/sessions/session-cookies.ts'
import { endSession } from '../../platform/sessions/session-service.ts'
import { readKnownRequester } from '../../platform/visitors/requester.ts'
import type { CartService } from '../cart/cart-service.ts'
import { findOrderOfCustomerByNumber } from '../orders/customer-orders.ts'
import { activateOffer } from '../promotions/personal-offers.ts'
import type { AccountContext } from '../customer/account-context.ts'
import { registerDeletionForm } from './deletion-form.ts'
import { buyAgain } from './buy-again.ts'
import { registerProfileForms, type MailPreferences } from './profile-forms.ts'
import { registerReturnForm, type ReturnFormOptions } from './return-form-routes.ts'
import { myPagesForm } from './my-pages-form.ts'
import { ACTIVATIONS_PER_MINUTE } from './offer-routes.ts'

/** Each line of the order is a change of the cart. */
const PURCHASES_PER_MINUTE = 20

export interface MyPagesRoutesOptions extends ReturnFormOptions {
  /** Sends the link to the page of what is sent to this address. */
  readonly mailPreferences: MailPreferences
  readonly accounts: AccountContext
  readonly carts: CartService
}

/** The forms of my pages, with scripts and without. */
export async function registerMyPagesForms(app: FastifyInstance, options: MyPagesRoutesOptions): Promise<void> {
  const { db, brand, carts, now } = options
  await app.register(async (forms) => {
    readPlainForms(forms)
    registerProfileForms(forms, options.accounts, options.mailPreferences)
    registerReturnForm(forms, options)
    registerDeletionForm(forms, options.accounts)

    forms.post(
      MY_PAGES_FORMS.logOut,
      fromShop(),
      myPagesForm(options, async ({ address }, request, reply) => {
        const token = readSessionToken(request, 'customer')
        if (token !== undefined) await endSession(db, token)
        clearSessionCookie(reply, 'customer')
        return address('/')
      }),
    )

    forms.post(
      MY_PAGES_FORMS.buyAgain,
      fromShop(PURCHASES_PER_MINUTE),
      myPagesForm(options, async ({ fields, customer, language, paths, address }, request, reply) => {
        const number = fields.get(MY_PAGES_PARAMS.order) ?? ''
        const owner = { brand: brand.key, customerId: customer.id }
        const stored = await findOrderOfCustomerByNumber(db, owner, number)
        if (!stored) return address(paths.orders)
        const requester = readKnownRequester(request, reply, { ...options, language })
        const outcome = await buyAgain(carts, requester, stored.order.lines)
        if (outcome.refused === 0 && outcome.added > 0) return address(FIXED_PATHS.cart[language])
        return `${address(orderPath(paths, number))}?${MY_PAGES_PARAMS.outcome}=${writeBoughtAgain(outcome)}`
      }),
    )

    forms.post(
      MY_PAGES_FORMS.activateOffer,
      fromShop(ACTIVATIONS_PER_MINUTE),
      myPagesForm(options, async ({ fields, customer, language, paths, address }) => {
        const owner = { customerId: customer.id, market: marketOf(brand, language), now: now() }
        const refusal = await activateOffer(options, owner, fields.get(MY_PAGES_PARAMS.offer) ?? '')
        return `${address(paths.offers)}?${MY_PAGES_PARAMS.outcome}=${refusal ?? 'activated'}`
      }),
    )
  })
}
