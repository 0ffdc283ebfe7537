import { cartFormRows } from '../cart/cart-form-rows.ts'
import { checkoutFormRows } from '../checkout/checkout-form-rows.ts'
import { expressFormRows } from '../checkout/express/express-form-rows.ts'
import { consentFormRows } from '../consent/consent-form-rows.ts'
import { accountFormRows } from '../customer/account-form-rows.ts'
import { deliveryPlaceFormRows } from '../delivery/delivery-place-form-rows.ts'
import { employeeFormRows, handOverFormRows } from '../employee/employee-form-rows.ts'
import { homeFormRows } from '../fit/home-form-rows.ts'
import type { FormTable } from '../http/form.ts'
import { listAlertFormRows } from '../lists/list-alert-form-rows.ts'
import { listFormRows } from '../lists/list-form-rows.ts'
import { myPagesFormRows } from '../my-pages/my-pages-form-rows.ts'
import { newsletterFormRows } from '../newsletter/newsletter-form-rows.ts'
import { orderFormRows } from '../orders/order-form-rows.ts'
import { questionFormRows } from '../questions/question-form-rows.ts'
import { returnFormRows } from '../returns/return-form-rows.ts'
import { reviewFormRows } from '../reviews/review-form-rows.ts'
import { sampleFormRows } from '../samples/sample-form-rows.ts'
import { stockAlertFormRows } from '../stock-alerts/stock-alert-form-rows.ts'
import { storeFormRows } from '../stores/store-form-rows.ts'
import { countryFormRows } from './country-form-rows.ts'

/**
 * Every form that is posted without scripts. To add one: a row in its feature's `*-form-rows.ts`, a handler in the
 * server's feature, a row in `server/test/authorisation/authorisation-form-rows.ts`; the compiler names what is missing. Then `npm run
 * docs:forms` and `npm run docs:authorisation`. The browser imports paths and names of fields from the files beside the
 * rows, so no schema is bundled.
 */
export const FORMS = {
  ...cartFormRows,
  ...checkoutFormRows,
  ...expressFormRows,
  ...deliveryPlaceFormRows,
  ...homeFormRows,
  ...orderFormRows,
  ...returnFormRows,
  ...listFormRows,
  ...myPagesFormRows,
  ...accountFormRows,
  ...newsletterFormRows,
  ...sampleFormRows,
  ...stockAlertFormRows,
  ...listAlertFormRows,
  ...reviewFormRows,
  ...questionFormRows,
  ...employeeFormRows,
  ...handOverFormRows,
  ...countryFormRows,
  ...consentFormRows,
  ...storeFormRows,
} as const satisfies FormTable

export type Forms = typeof FORMS
export type FormName = keyof Forms
