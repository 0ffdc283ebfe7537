import type { Calls } from '@firkant/domain/calls/calls.ts'
import { cartRoutes } from '../features/cart/routes/cart-routes.ts'
import { changeSetRoutes } from '../features/change-sets/change-set-routes.ts'
import { liveRoutes } from '../features/change-sets/live/live-routes.ts'
import { pageEditorRoutes } from '../features/change-sets/page-editor-routes.ts'
import { checkoutRoutes } from '../features/checkout/checkout-routes.ts'
import { expressRoutes } from '../features/checkout/express/express-routes.ts'
import { postcodeRoutes } from '../features/checkout/postcode-routes.ts'
import { consentRoutes } from '../features/consent/consent-routes.ts'
import { passkeyRoutes } from '../features/customer/passkeys/passkey-routes.ts'
import { accountRoutes } from '../features/customer/routes/account-routes.ts'
import { dataRoutes } from '../features/customer/routes/data-routes.ts'
import { profileRoutes } from '../features/customer/routes/profile-routes.ts'
import { sessionRoutes } from '../features/customer/routes/session-routes.ts'
import { deliveryPlaceRoutes } from '../features/delivery/delivery-place-routes.ts'
import { dynamicDataRoutes } from '../features/dynamic-data/dynamic-data-routes.ts'
import { employeePasskeyRoutes } from '../features/employee/employee-passkey-routes.ts'
import { employeeRoutes } from '../features/employee/employee-routes.ts'
import { experienceRoutes } from '../features/experiences/experience-routes.ts'
import { handOverRoutes } from '../features/hand-over/hand-over-routes.ts'
import { visitRoutes } from '../features/insights/visit-routes.ts'
import { listRoutes } from '../features/lists/list-routes.ts'
import { offerRoutes } from '../features/my-pages/offer-routes.ts'
import { newsletterRoutes } from '../features/newsletter/newsletter-routes.ts'
import { customerOrderRoutes } from '../features/orders/customer-order-routes.ts'
import { orderLinkRoutes } from '../features/orders/order-link-routes.ts'
import { mayLearnFrom } from '../features/personalisation/may-learn.ts'
import { notificationRoutes } from '../features/personalisation/notification-routes.ts'
import { customerReturnRoutes } from '../features/returns/customer-return-routes.ts'
import { returnsRoutes } from '../features/returns/returns-routes.ts'
import { withdrawalRoutes } from '../features/returns/withdrawal-routes.ts'
import { reviewDeskRoutes } from '../features/reviews/desk/review-desk-routes.ts'
import { searchRoutes } from '../features/search/search-routes.ts'
import { softLoginRoutes } from '../features/soft-login/soft-login-routes.ts'
import { stockAlertRoutes } from '../features/stock-alerts/stock-alert-routes.ts'
import { storeRoutes } from '../features/stores/store-routes.ts'
import { experimentRoutes } from '../features/studio/experiments/experiment-routes.ts'
import { mediaRoutes } from '../features/studio/media/media-routes.ts'
import { studioRoutes } from '../features/studio/studio-routes.ts'
import { telemetryRoutes } from '../features/telemetry/telemetry-routes.ts'
import type { CallRoutes } from '../platform/http/call-routes.ts'
import { pageDataRoutes } from '../render/page-routes.ts'
import type { Services } from './services.ts'

/** The handler of every call; the compiler names a missing one. */
export function createCallRoutes(services: Services): CallRoutes<Calls> {
  const { context, deps, orders, buyers, visitors, accounts, staff, counting, learning, answers } = services
  const { brand } = context
  const { withdrawals } = buyers
  return {
    ...pageDataRoutes(answers.pageRoutes),
    ...dynamicDataRoutes(services.dynamicData, context),
    ...cartRoutes(visitors.carts, context),
    ...checkoutRoutes(visitors.checkout, { ...context, notePurchase: learning.notePurchase }),
    ...expressRoutes({
      ...context,
      checkout: visitors.checkout,
      payments: orders.payments,
      sheets: orders.providers.sheets,
      notePurchase: learning.notePurchase,
    }),
    ...postcodeRoutes(),
    ...deliveryPlaceRoutes(context),
    ...orderLinkRoutes(buyers.links),
    ...customerOrderRoutes(context),
    ...customerReturnRoutes({ ...context, withdrawals }),
    ...withdrawalRoutes(withdrawals),
    ...returnsRoutes(buyers.returns, brand),
    ...accountRoutes(accounts),
    ...sessionRoutes(accounts),
    ...profileRoutes(accounts),
    ...dataRoutes(accounts),
    ...passkeyRoutes(accounts),
    ...softLoginRoutes(accounts),
    ...employeeRoutes(staff.employees),
    ...handOverRoutes(staff.handOvers, context),
    ...employeePasskeyRoutes(staff.employees),
    ...offerRoutes(accounts),
    ...newsletterRoutes(deps.newsletter, brand),
    ...stockAlertRoutes(deps.stockAlerts, brand),
    ...listRoutes({ ...context, lists: visitors.lists, listToCart: visitors.listToCart, listAlerts: deps.listAlerts }),
    ...storeRoutes(staff.stores),
    ...searchRoutes(deps.search, context),
    ...consentRoutes(learning.consents),
    ...notificationRoutes({ signals: learning.signals, mayLearnFrom, now: context.now }),
    ...experienceRoutes(learning.experiences),
    ...visitRoutes({ ...context, counter: counting.insights }),
    ...studioRoutes(staff.employees),
    ...mediaRoutes(staff.media),
    ...experimentRoutes(staff.employees),
    ...reviewDeskRoutes(context),
    ...changeSetRoutes(staff.changeSets),
    ...pageEditorRoutes(staff.changeSets),
    ...liveRoutes(staff.employees, services.live),
    ...telemetryRoutes(counting.countError),
  }
}
