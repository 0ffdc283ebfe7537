import { cartCalls } from '../cart/cart-calls.ts'
import { changeSetCalls } from '../change-sets/change-set-calls.ts'
import { liveCalls } from '../change-sets/live-calls.ts'
import { pageEditorCalls } from '../change-sets/page-calls.ts'
import { expressCalls } from '../checkout/express/express-calls.ts'
import { consentCalls } from '../consent/consent-calls.ts'
import { customerCalls } from '../customer/customer-calls.ts'
import { passkeyCalls } from '../customer/passkey-calls.ts'
import { softLoginCalls } from '../customer/soft-login-calls.ts'
import { deliveryPlaceCalls } from '../delivery/delivery-place-calls.ts'
import { dynamicDataCalls } from '../dynamic-data/dynamic-data-calls.ts'
import { employeeCalls } from '../employee/employee-calls.ts'
import { handOverCalls } from '../employee/hand-over-calls.ts'
import { experienceCalls } from '../experiences/experience-calls.ts'
import type { CallTable } from '../http/call.ts'
import { visitCalls } from '../insights/visit-calls.ts'
import { shoppingListCalls } from '../lists/shopping-list-calls.ts'
import { wishlistCalls } from '../lists/wishlist-calls.ts'
import { newsletterCalls } from '../newsletter/newsletter-calls.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { checkoutCalls } from '../orders/placing/checkout-calls.ts'
import { pageCalls } from '../page/page-calls.ts'
import { notificationCalls } from '../personalisation/notification-calls.ts'
import { offerCalls } from '../promotions/offer-calls.ts'
import { returnCalls } from '../returns/return-calls.ts'
import { reviewDeskCalls } from '../reviews/review-desk-calls.ts'
import { searchCalls } from '../search/search-calls.ts'
import { stockAlertCalls } from '../stock-alerts/stock-alert-calls.ts'
import { storeCalls } from '../stores/store-calls.ts'
import { experimentCalls } from '../studio/experiments/experiment-calls.ts'
import { mediaCalls } from '../studio/media/media-calls.ts'
import { studioCalls } from '../studio/studio-calls.ts'
import { telemetryCalls } from '../telemetry/telemetry-calls.ts'

/**
 * Every call that answers with data. To add one: name it in its feature's `*-calls.ts`, answer it in the server's
 * `*-routes.ts`; the compiler names what is missing. Then `npm run docs:calls`. The browser imports only its types, so
 * no schema is bundled.
 */
export const CALLS = {
  ...pageCalls,
  ...dynamicDataCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...expressCalls,
  ...deliveryPlaceCalls,
  ...orderCalls,
  ...returnCalls,
  ...customerCalls,
  ...passkeyCalls,
  ...softLoginCalls,
  ...employeeCalls,
  ...handOverCalls,
  ...offerCalls,
  ...newsletterCalls,
  ...stockAlertCalls,
  ...wishlistCalls,
  ...shoppingListCalls,
  ...searchCalls,
  ...storeCalls,
  ...consentCalls,
  ...notificationCalls,
  ...visitCalls,
  ...experienceCalls,
  ...studioCalls,
  ...mediaCalls,
  ...experimentCalls,
  ...reviewDeskCalls,
  ...changeSetCalls,
  ...pageEditorCalls,
  ...liveCalls,
  ...telemetryCalls,
} as const satisfies CallTable

export type Calls = typeof CALLS
