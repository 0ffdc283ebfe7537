import { randomUUID } from 'node:crypto'
import type { Calls } from '@firkant/domain/calls/calls.ts'
import { CONSENT_VERSION, FULL_CONSENT } from '@firkant/domain/consent/consent.ts'
import { PASSWORD } from '../visitors/account-visitor.ts'
import { CHANGE_SET_CALL_ROWS, LIVE_CALL_ROWS } from './change-set-authorisation-rows.ts'
import { EMPLOYEE_CALL_ROWS } from './employee-authorisation-rows.ts'
import { EXPERIMENT_CALL_ROWS, MEDIA_CALL_ROWS } from './media-authorisation-rows.ts'
import { OPEN_CALL_ROWS } from './open-authorisation-rows.ts'
import { REVIEW_CALL_ROWS } from './review-authorisation-rows.ts'
import { STUDIO_CALL_ROWS } from './studio-authorisation-rows.ts'

/** What belongs to customer A, and is named by everybody. */
export interface ThingsOfA {
  readonly email: string
  readonly orderId: string
  readonly orderNumber: string
  readonly cartId: string
  readonly listKey: string
  readonly namedListKey: string
  readonly sessionId: string
  readonly undoCart: string
  readonly passkeyId: string
  readonly sku: string
}

export interface CallRow {
  /**
   * `login`: everybody but a customer gets 401, `employee`: everybody but one of those. `anybody`: nobody does. What
   * each of the nine gets is in `authorisation-call-answers.ts`.
   */
  readonly needs: 'login' | 'employee' | 'anybody'
  readonly body?: (a: ThingsOfA) => unknown
  readonly query?: (a: ThingsOfA) => Readonly<Record<string, string>>
  /** In place of the path's parameter. */
  readonly param?: (a: ThingsOfA) => string
  /** Ends or changes what the others are asked about: sent by an A of its own. */
  readonly isLastForA?: true
}

/** In the shape of one. */
const NO_TOKEN = {
  wallet: 'googlePay',
  token: {
    type: 'PAYMENT_GATEWAY',
    token: JSON.stringify({ protocolVersion: 'ECv2', signature: 'x', signedMessage: 'x' }),
  },
}
const newPassword = { password: PASSWORD, confirmPassword: PASSWORD }
const credential = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} }

const notification: CallRow = { needs: 'anybody', body: ({ sku }) => ({ ticket: `p.${sku}` }) }
const NOTIFICATION_ROWS = {
  'POST /api/storefront/v3/notifications/click': notification,
  'POST /api/storefront/v3/notifications/add-to-cart': notification,
  'POST /api/storefront/v3/notifications/add-favorite': notification,
  'POST /api/storefront/v3/notifications/remove-favorite': notification,
  'POST /api/storefront/v3/experiences/seen': {
    needs: 'anybody',
    body: () => ({ seen: [{ key: 'x', variant: 'control' }] }),
  },
} as const

const VISIT = 'a'.repeat(22)
const VISIT_ROWS = {
  'POST /api/storefront/v3/visits/report': {
    needs: 'anybody',
    body: () => ({ visit: VISIT, market: 'DK', device: 'mobile', step: 'view' }),
  },
  'POST /api/storefront/v3/visits/forget': { needs: 'anybody', body: () => ({ visit: VISIT }) },
} as const

/** One row for every call: one that is missing does not compile. */
export const CALL_ROWS: Readonly<Record<keyof Calls, CallRow>> = {
  'GET /api/content': { needs: 'anybody' },
  'GET /api/content/*': { needs: 'anybody', param: () => 'om-hjemly' },
  'GET /api/client/dynamic-data/resolve': {
    needs: 'anybody',
    query: ({ cartId, namedListKey }) => ({
      d: JSON.stringify([
        ['customer'],
        ['employee'],
        ['storeStock', { skus: 'W-1' }],
        ['chosenStore'],
        ['deliveryPlace'],
        ['arrivals', { skus: 'W-1' }],
        ['visitorHome'],
        ['fits', { skus: 'W-1' }],
        ['cart', { cartId }],
        ['checkout'],
        ['wishlist'],
        ['shoppingLists', { listKey: namedListKey }],
        ['personalDiscounts'],
      ]),
    }),
  },
  'POST /api/client/dynamic-data/resolve': {
    needs: 'anybody',
    body: ({ cartId }) => ({ d: [['customer'], ['cart', { cartId }], ['checkout'], ['wishlist']] }),
  },
  'GET /api/client/push-info': { needs: 'anybody' },
  'POST /api/client/ct/cart/apply': {
    needs: 'anybody',
    body: ({ cartId, sku }) => [{ $type: 'AddLineItemCommand', sku, quantity: 1, cartId }],
  },
  'POST /api/client/ct/cart/undomerge': {
    needs: 'anybody',
    body: ({ undoCart }) => ({ undoCart }),
    isLastForA: true,
  },
  'POST /api/client/ct/checkout/placeorder': {
    needs: 'anybody',
    body: ({ cartId }) => ({ cartId, cartVersion: 1, idempotencyKey: randomUUID(), acceptTerms: true }),
    isLastForA: true,
  },
  'POST /api/client/ct/checkout/sheet': {
    needs: 'anybody',
    body: ({ cartId }) => ({
      of: 'cart',
      cartId,
      cartVersion: 1,
      idempotencyKey: randomUUID(),
      acceptTerms: true,
      payment: NO_TOKEN,
      payer: { name: 'X', email: '', phone: '', address: { addressLine: [], postalCode: '', city: '', country: '' } },
    }),
    isLastForA: true,
  },
  'POST /api/client/ct/checkout/sheet/apple': { needs: 'anybody' },
  'POST /api/client/ct/checkout/reopen': { needs: 'anybody', isLastForA: true },
  'GET /api/client/ct/checkout/town': { needs: 'anybody', query: () => ({ country: 'DK', postcode: '5000' }) },
  'POST /api/client/ct/orders/find': {
    needs: 'anybody',
    body: ({ orderNumber }) => ({ orderNumber, email: 'nobody@example.dk' }),
  },
  'GET /api/client/ct/customer/orders': { needs: 'login' },
  'GET /api/client/ct/customer/orders/:orderId': { needs: 'login', param: ({ orderId }) => orderId },
  'POST /api/client/ct/customer/returns': {
    needs: 'login',
    body: ({ orderId }) => ({ orderId, lines: [{ lineItemId: 'rug', quantity: 1, reason: 'x' }] }),
    isLastForA: true,
  },
  'POST /api/client/ct/orders/withdraw': {
    needs: 'anybody',
    body: ({ orderNumber }) => ({ name: 'X', orderNumber, email: 'nobody@example.dk', idempotencyKey: randomUUID() }),
  },
  'POST /api/client/ct/returns/find': {
    needs: 'anybody',
    body: ({ orderNumber }) => ({ orderNumber, email: 'nobody@example.dk' }),
  },
  'POST /api/client/authentication/login': {
    needs: 'anybody',
    body: ({ email }) => ({ email, password: 'Forkert-1-gang' }),
  },
  'POST /api/client/ct/authentication/logout': { needs: 'anybody', isLastForA: true },
  'POST /api/client/ct/customer/register': {
    needs: 'anybody',
    body: ({ email }) => ({ forename: 'X', surname: 'Y', email, phoneNumber: '20304050', ...newPassword }),
  },
  'POST /api/client/ct/customer/forgotpassword': { needs: 'anybody', body: ({ email }) => ({ email }) },
  'POST /api/client/ct/customer/resetpassword': { needs: 'anybody', body: () => ({ token: 'x', ...newPassword }) },
  'POST /api/client/ct/customer/changepassword': {
    needs: 'login',
    body: () => ({ currentPassword: 'x', newPassword: PASSWORD, confirmPassword: PASSWORD }),
  },
  'GET /api/client/ct/customer/profile': { needs: 'login' },
  'POST /api/client/ct/customer/apply': {
    needs: 'login',
    body: () => [{ $type: 'ChangeMobileNumberCommand', mobile: 'none' }],
  },
  'POST /api/client/ct/customer/confirmemail': { needs: 'anybody', body: () => ({ token: 'x' }) },
  'GET /api/client/ct/customer/sessions': { needs: 'login' },
  'POST /api/client/ct/customer/sessions/end': {
    needs: 'login',
    body: ({ sessionId }) => ({ sessionId }),
    isLastForA: true,
  },
  'POST /api/client/ct/customer/sessions/endothers': { needs: 'login', isLastForA: true },
  'GET /api/client/ct/customer/export': { needs: 'login' },
  'POST /api/client/ct/customer/delete': { needs: 'login', body: () => ({ password: 'x' }) },
  'POST /api/client/ct/customer/undodelete': { needs: 'anybody', body: () => ({ token: 'x' }) },
  'GET /api/client/voyado/clear-softlogin': { needs: 'anybody' },
  'POST /api/client/ct/customer/passkeys/loginoptions': { needs: 'anybody' },
  'POST /api/client/ct/customer/passkeys/login': {
    needs: 'anybody',
    body: () => ({
      response: { ...credential, response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } },
    }),
  },
  'GET /api/client/ct/customer/passkeys': { needs: 'login' },
  'POST /api/client/ct/customer/passkeys/options': { needs: 'login' },
  'POST /api/client/ct/customer/passkeys/add': {
    needs: 'login',
    body: () => ({ name: 'x', response: { ...credential, response: { clientDataJSON: 'x', attestationObject: 'x' } } }),
  },
  'POST /api/client/ct/customer/passkeys/rename': {
    needs: 'login',
    body: ({ passkeyId }) => ({ id: passkeyId, name: 'Mine' }),
  },
  'POST /api/client/ct/customer/passkeys/remove': {
    needs: 'login',
    body: ({ passkeyId }) => ({ id: passkeyId }),
    isLastForA: true,
  },
  'GET /api/client/voyado/softlogin': { needs: 'anybody', query: () => ({ eclub: 'x'.repeat(50) }) },
  'POST /api/client/ct/customer/offers/activate': { needs: 'login', body: () => ({ offerKey: 'none' }) },
  'POST /api/client/ct/newsletter/signup': { needs: 'anybody', body: ({ email }) => ({ email }) },
  'POST /api/client/ct/stockalert/signup': { needs: 'anybody', body: ({ email, sku }) => ({ email, sku }) },
  'POST /api/client/wishlist/additem': {
    needs: 'anybody',
    body: ({ listKey, sku }) => ({ listKey, sku }),
    isLastForA: true,
  },
  'POST /api/client/wishlist/removeitem': {
    needs: 'anybody',
    body: ({ listKey, sku }) => ({ listKey, sku }),
    isLastForA: true,
  },
  'POST /api/client/shoppinglist/create': {
    needs: 'login',
    body: ({ namedListKey, sku }) => ({ listName: 'X', listKey: namedListKey, sku }),
    isLastForA: true,
  },
  'POST /api/client/shoppinglist/update': {
    needs: 'login',
    body: ({ namedListKey }) => ({ listKey: namedListKey, listName: 'X' }),
    isLastForA: true,
  },
  'POST /api/client/shoppinglist/delete': {
    needs: 'login',
    body: ({ namedListKey }) => ({ listKey: namedListKey }),
    isLastForA: true,
  },
  'POST /api/client/shoppinglist/undelete': { needs: 'login', body: ({ namedListKey }) => ({ listKey: namedListKey }) },
  'POST /api/client/shoppinglist/additem': {
    needs: 'login',
    body: ({ namedListKey, sku }) => ({ listKey: namedListKey, sku }),
    isLastForA: true,
  },
  'POST /api/client/shoppinglist/removeitem': {
    needs: 'login',
    body: ({ namedListKey, sku }) => ({ listKey: namedListKey, sku }),
    isLastForA: true,
  },
  'POST /api/client/shoppinglist/moveitems': {
    needs: 'login',
    body: ({ listKey, namedListKey, sku }) => ({ listKey, targetListKey: namedListKey, sku }),
    isLastForA: true,
  },
  'POST /api/client/shoppinglist/setitem': {
    needs: 'login',
    body: ({ namedListKey, sku }) => ({ listKey: namedListKey, sku, quantity: 2, note: 'X' }),
    isLastForA: true,
  },
  'POST /api/client/shoppinglist/share': {
    needs: 'login',
    body: ({ namedListKey }) => ({ listKey: namedListKey, renew: true }),
    isLastForA: true,
  },
  'POST /api/client/shoppinglist/alerts': {
    needs: 'login',
    body: ({ namedListKey }) => ({ listKey: namedListKey, priceDrop: true }),
    isLastForA: true,
  },
  'POST /api/client/shoppinglist/unshare': {
    needs: 'login',
    body: ({ namedListKey }) => ({ listKey: namedListKey }),
    isLastForA: true,
  },
  'POST /api/client/shoppinglist/keep': { needs: 'anybody', body: ({ namedListKey }) => ({ listId: namedListKey }) },
  'POST /api/client/shoppinglist/addtocart': {
    needs: 'login',
    body: ({ namedListKey }) => ({ listKey: namedListKey }),
    isLastForA: true,
  },
  ...EMPLOYEE_CALL_ROWS,
  ...STUDIO_CALL_ROWS,
  ...MEDIA_CALL_ROWS,
  ...EXPERIMENT_CALL_ROWS,
  ...CHANGE_SET_CALL_ROWS,
  ...LIVE_CALL_ROWS,
  ...REVIEW_CALL_ROWS,
  ...OPEN_CALL_ROWS,
  'POST /api/client/consent': {
    needs: 'anybody',
    body: () => ({ consent: FULL_CONSENT, place: 'page', version: CONSENT_VERSION }),
  },
  ...NOTIFICATION_ROWS,
  ...VISIT_ROWS,
  'POST /client-telemetry': {
    needs: 'anybody',
    body: () => ({ level: 'info', message: 'x', url: '/', screen: { width: 1, height: 1 }, cookies: [] }),
  },
}
