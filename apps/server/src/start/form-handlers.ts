import type { Forms } from '@firkant/domain/forms/forms.ts'
import { listAlertPath } from '@firkant/domain/lists/list-alert-steps.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { cartForms } from '../features/cart/routes/cart-form-routes.ts'
import { checkoutDetailForms } from '../features/checkout/checkout-form-routes.ts'
import { confirmOrderForms } from '../features/checkout/confirm-order-routes.ts'
import { createConfirmOrder } from '../features/checkout/confirm-order.ts'
import { expressForms } from '../features/checkout/express/express-forms.ts'
import { placeOrderForms } from '../features/checkout/place-form-routes.ts'
import { consentForms } from '../features/consent/consent-routes.ts'
import { loadWellKnownPages } from '../features/content/site-frame.ts'
import { signInForms } from '../features/customer/routes/account-form-routes.ts'
import { accountLinkForms } from '../features/customer/routes/account-link-forms.ts'
import { deliveryPlaceForms } from '../features/delivery/delivery-place-routes.ts'
import type { RequestingEmployee } from '../features/employee/employee-at-work.ts'
import { employeeSessionForms } from '../features/employee/employee-form-routes.ts'
import { employeePageForms } from '../features/employee/employee-page-forms.ts'
import { employeeRule } from '../features/employee/employee-sender.ts'
import { homeForms } from '../features/fit/home-form-routes.ts'
import { handOverForms } from '../features/hand-over/hand-over-form-routes.ts'
import { listForms, listOwnerRule } from '../features/lists/list-form-routes.ts'
import { alertLinkForms } from '../features/mail/alert-link-forms.ts'
import { countryForms } from '../features/market/country-routes.ts'
import { customerRule, type MyPagesSender } from '../features/my-pages/my-pages-form.ts'
import { myPagesForms } from '../features/my-pages/my-pages-routes.ts'
import { newsletterForms } from '../features/newsletter/newsletter-form-routes.ts'
import { openAccountForms } from '../features/orders/account/open-account-form.ts'
import { moveDayForms } from '../features/orders/delivery-day/move-day-form.ts'
import { orderLinkForms } from '../features/orders/order-link-routes.ts'
import { returnsForms } from '../features/returns/returns-routes.ts'
import { withdrawalForms } from '../features/returns/withdrawal-routes.ts'
import { questionForms, reviewForms } from '../features/reviews/review-forms.ts'
import { sampleForms } from '../features/samples/sample-form-routes.ts'
import { stockAlertForms } from '../features/stock-alerts/stock-alert-form-routes.ts'
import { storeForms } from '../features/stores/store-form-routes.ts'
import type { FormHandlers, FormService } from '../platform/forms/form-routes.ts'
import { createCheckoutPath } from './order-routes.ts'
import type { Services } from './services.ts'

type ShopForms = FormHandlers<Forms, { customer: MyPagesSender; employee: RequestingEmployee }>

/** The handler of every form; the compiler names a missing one. */
function createHandlers(services: Services): ShopForms {
  const { context, deps, buyers, visitors, orders, accounts, staff, learning } = services
  const { brand, database, now } = context
  const { carts, checkout } = visitors
  const { employees, handOvers, stores } = staff
  const checkoutPath = createCheckoutPath(database.forOrders, brand)
  const checkoutOptions = { ...context, checkoutPath, notePurchase: learning.notePurchase }
  const listAlertLinks = alertLinkForms(deps.listAlerts, listAlertPath)
  return {
    ...cartForms(carts, now),
    ...checkoutDetailForms(carts, checkoutOptions),
    ...placeOrderForms(checkout, checkoutOptions),
    ...expressForms({ ...checkoutOptions, carts, checkout }),
    ...confirmOrderForms(createConfirmOrder(orders, orders.payments), checkout),
    ...orderLinkForms(buyers.links),
    ...moveDayForms(context, deps.orders),
    ...openAccountForms(accounts, deps.orders),
    ...withdrawalForms(buyers.withdrawals),
    ...returnsForms(buyers.returns),
    ...listForms({ lists: visitors.lists, listToCart: visitors.listToCart, listAlerts: deps.listAlerts }),
    ...myPagesForms({
      ...context,
      carts,
      accounts,
      withdrawals: buyers.withdrawals,
      mailPreferences: deps.preferences.mailLink,
    }),
    ...signInForms({
      ...accounts,
      pagesOf: (language) => loadWellKnownPages(database.replica, { brand, market: marketOf(brand, language) }),
    }),
    ...accountLinkForms(accounts),
    ...newsletterForms(deps),
    ...stockAlertForms(deps.stockAlerts),
    ...sampleForms(carts, deps.sampleReminders, context),
    ...reviewForms(deps.reviews, context),
    ...questionForms(deps.questions, context),
    'listAlerts.confirm': listAlertLinks.confirm,
    'listAlerts.cancel': listAlertLinks.cancel,
    ...employeeSessionForms(employees),
    ...employeePageForms({ ...employees, carts }),
    ...handOverForms(handOvers),
    ...countryForms(visitors.countries, context),
    ...consentForms(learning.consents),
    ...storeForms(stores),
    ...deliveryPlaceForms(context),
    ...homeForms(context),
  }
}

export function createFormService(services: Services): FormService {
  const { context, accounts, staff, answers } = services
  return {
    ...context,
    handlers: createHandlers(services),
    senders: {
      customer: customerRule(accounts),
      employee: employeeRule(staff.employees),
      listOwner: listOwnerRule(context),
    },
    leadElsewhere: answers.leadElsewhere,
  }
}
