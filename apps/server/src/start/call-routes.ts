import type { Calls } from '@firkant/domain/calls/calls.ts'
import { cartRoutes } from '../features/cart/routes/cart-routes.ts'
import { checkoutRoutes } from '../features/checkout/checkout-routes.ts'
import { postcodeRoutes } from '../features/checkout/postcode-routes.ts'
import { consentRoutes } from '../features/consent/consent-routes.ts'
import { accountRoutes } from '../features/customer/routes/account-routes.ts'
import { dataRoutes } from '../features/customer/routes/data-routes.ts'
import { profileRoutes } from '../features/customer/routes/profile-routes.ts'
import { sessionRoutes } from '../features/customer/routes/session-routes.ts'
import { passkeyRoutes } from '../features/customer/passkeys/passkey-routes.ts'
import { softLoginRoutes } from '../features/soft-login/soft-login-routes.ts'
import { dynamicDataRoutes } from '../features/dynamic-data/dynamic-data-routes.ts'
import { employeePasskeyRoutes } from '../features/employee/employee-passkey-routes.ts'
import { employeeRoutes } from '../features/employee/employee-routes.ts'
import { handOverRoutes } from '../features/hand-over/hand-over-routes.ts'
import { visitRoutes } from '../features/insights/visit-routes.ts'
import { listRoutes } from '../features/lists/list-routes.ts'
import { offerRoutes } from '../features/my-pages/offer-routes.ts'
import { newsletterRoutes } from '../features/newsletter/newsletter-routes.ts'
import { customerOrderRoutes } from '../features/orders/customer-order-routes.ts'
import { orderLinkRoutes } from '../features/orders/order-link-routes.ts'
import { customerReturnRoutes } from '../features/returns/customer-return-routes.ts'
import { returnsRoutes } from '../features/returns/returns-routes.ts'
import { withdrawalRoutes } from '../features/returns/withdrawal-routes.ts'
import { experienceRoutes } from '../features/experiences/experience-routes.ts'
import { notificationRoutes } from '../features/personalisation/notification-routes.ts'
import { mayLearnFrom } from '../features/personalisation/may-learn.ts'
import { searchRoutes } from '../features/search/search-routes.ts'
import { stockAlertRoutes } from '../features/stock-alerts/stock-alert-routes.ts'
import { storeRoutes } from '../features/stores/store-routes.ts'
import { telemetryRoutes } from '../features/telemetry/telemetry-routes.ts'
import type { CallRoutes } from '../platform/http/call-routes.ts'
import { pageDataRoutes } from '../render/page-routes.ts'
import type { AppParts } from './app-parts.ts'
import type { BuyerServices } from './buyer-services.ts'
import type { Services } from './services.ts'

/** The handler of every call; the compiler names a missing one. */
export function createCallRoutes(parts: AppParts, services: Services, buyers: BuyerServices): CallRoutes<Calls> {
  const { brand, now, deps, visitors } = services
  const shop = { brand, now }
  const buyerContext = { ...shop, db: parts.database.main }
  return {
    ...pageDataRoutes(services.pageRoutes),
    ...dynamicDataRoutes(services.dynamicData, shop),
    ...cartRoutes(visitors.carts, shop),
    ...checkoutRoutes(visitors.checkout, { ...shop, notePurchase: services.notePurchase }),
    ...postcodeRoutes(),
    ...orderLinkRoutes(buyers.links),
    ...customerOrderRoutes({ ...buyerContext, secret: parts.config.secret }),
    ...customerReturnRoutes({ ...buyerContext, withdrawals: buyers.withdrawals }),
    ...withdrawalRoutes(buyers.withdrawals),
    ...returnsRoutes(buyers.returns, brand),
    ...accountRoutes(services.accounts),
    ...sessionRoutes(services.accounts),
    ...profileRoutes(services.accounts),
    ...dataRoutes(services.accounts),
    ...passkeyRoutes(services.accounts),
    ...softLoginRoutes(services.accounts),
    ...employeeRoutes(services.employees),
    ...handOverRoutes(services.handOvers, shop),
    ...employeePasskeyRoutes(services.employees),
    ...offerRoutes(services.accounts),
    ...newsletterRoutes(deps.newsletter, brand),
    ...stockAlertRoutes(deps.stockAlerts, brand),
    ...listRoutes({ ...shop, lists: visitors.lists, listToCart: visitors.listToCart, listAlerts: deps.listAlerts }),
    ...storeRoutes(services.stores),
    ...searchRoutes(deps.search, shop),
    ...consentRoutes(services.consents),
    ...notificationRoutes({ signals: services.signals, mayLearnFrom, now }),
    ...experienceRoutes(services.experiences),
    ...visitRoutes({ db: parts.database.main, brand, counter: services.insights }),
    ...telemetryRoutes(services.countError),
  }
}
