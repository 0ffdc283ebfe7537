import { CONSENT_VERSION } from '@firkant/domain/consent/consent.ts'
import { PASSWORD } from './account-visitor.ts'
import type { ThingsOfA } from './authorisation-rows.ts'

export interface FormRow {
  /** The form in the market's languages. */
  readonly paths: readonly string[]
  readonly fields?: (a: ThingsOfA) => Readonly<Record<string, string>>
  /** The nine letters: `authorisation-letters.ts` says who and what. */
  readonly answers: string
  /** Where it leads when it was done, if its refusal has no address of its own. */
  readonly done?: RegExp
  /** Ends or changes what the others are asked about: sent by an A of its own. */
  readonly isLastForA?: true
}

const token = () => ({ token: 'x' })
const newPassword = { password: PASSWORD, confirmPassword: PASSWORD }

const CART_FORMS: readonly FormRow[] = [
  { paths: ['/cart/add'], fields: ({ sku }) => ({ sku, quantity: '1' }), answers: '+++++++++', isLastForA: true },
  { paths: ['/cart/change'], fields: () => ({ lineItemId: 'x', quantity: '1' }), answers: '---------' },
  { paths: ['/cart/remove'], fields: () => ({ lineItemId: 'x' }), answers: '---------' },
  { paths: ['/cart/code/add', '/cart/code/remove'], fields: () => ({ code: 'NONE' }), answers: '---------' },
  { paths: ['/checkout/details'], fields: () => ({ form: 'contact', email: 'x@example.dk' }), answers: '+++++++++' },
  {
    paths: ['/checkout/place'],
    fields: ({ cartId }) => ({ cartId, cartVersion: '1', idempotencyKey: 'x'.repeat(32), acceptTerms: '1' }),
    answers: 'NN-NNNNNN',
  },
  { paths: ['/checkout/reopen'], answers: '+++++++++' },
  { paths: ['/orders/confirm'], fields: token, answers: '+++++++++' },
  // Says that a mail is on its way, whether there is such an order or not.
  {
    paths: ['/orders/find'],
    fields: ({ orderNumber }) => ({ orderNumber, email: 'nobody@example.dk' }),
    answers: '+++++++++',
  },
  {
    paths: ['/returns/register'],
    fields: ({ orderNumber }) => ({ orderNumber, email: 'nobody@example.dk' }),
    answers: '---------',
  },
  {
    paths: ['/orders/withdraw'],
    fields: ({ orderNumber }) => ({ orderNumber, name: 'X', email: 'nobody@example.dk' }),
    answers: '+++++++++',
  },
  { paths: ['/orders/withdraw/confirm'], fields: token, answers: '+++++++++' },
]

const ofNamedList = ({ namedListKey, sku }: ThingsOfA) => ({ listKey: namedListKey, sku })
const LIST_FORM_ROWS: readonly FormRow[] = [
  { paths: ['/lists/add', '/lists/remove'], fields: ofNamedList, answers: 'L-+-LLLLL', isLastForA: true },
  { paths: ['/lists/set'], fields: (a) => ({ ...ofNamedList(a), note: 'X' }), answers: 'L-+-LLLLL', isLastForA: true },
  {
    paths: ['/lists/move'],
    fields: ({ listKey, namedListKey, sku }) => ({ listKey, targetListKey: namedListKey, sku }),
    answers: 'L-+-LLLLL',
    isLastForA: true,
  },
  {
    paths: ['/lists/create'],
    fields: (a) => ({ ...ofNamedList(a), listName: 'X' }),
    answers: 'L-+-LLLLL',
    isLastForA: true,
  },
  {
    paths: ['/lists/rename'],
    fields: (a) => ({ ...ofNamedList(a), listName: 'X' }),
    answers: 'L-+-LLLLL',
    isLastForA: true,
  },
  { paths: ['/lists/delete', '/lists/unshare'], fields: ofNamedList, answers: 'L-+-LLLLL', isLastForA: true },
  { paths: ['/lists/undelete'], fields: ofNamedList, answers: 'L---LLLLL', isLastForA: true },
  {
    paths: ['/lists/share'],
    fields: (a) => ({ ...ofNamedList(a), renew: 'true' }),
    answers: 'L-+-LLLLL',
    isLastForA: true,
  },
  { paths: ['/lists/keep'], fields: ({ namedListKey }) => ({ listId: namedListKey }), answers: '---------' },
  { paths: ['/lists/addtocart'], fields: ofNamedList, answers: 'L-+-LLLLL', isLastForA: true },
  {
    paths: ['/lists/alerts'],
    fields: ({ namedListKey }) => ({ listKey: namedListKey, priceDrop: 'true' }),
    answers: 'L-+-LLLLL',
    isLastForA: true,
  },
]

const MY_PAGES_FORM_ROWS: readonly FormRow[] = [
  {
    paths: ['/my-pages/profile'],
    fields: () => ({ form: 'name', firstName: 'X', lastName: 'Y' }),
    answers: 'L+++LLLLL',
    isLastForA: true,
  },
  { paths: ['/my-pages/password'], fields: () => ({ currentPassword: 'x', ...newPassword }), answers: 'L---LLLLL' },
  { paths: ['/my-pages/sessions'], fields: ({ sessionId }) => ({ sessionId }), answers: 'L+++LLLLL', isLastForA: true },
  { paths: ['/my-pages/mails'], answers: 'L+++LLLLL' },
  { paths: ['/my-pages/prove-email'], answers: 'L+++LLLLL' },
  {
    paths: ['/my-pages/return'],
    fields: ({ orderNumber }) => ({ order: orderNumber, line: 'rug', way: 'parcel' }),
    done: /[?&]made=/,
    answers: 'L-+-LLLLL',
    isLastForA: true,
  },
  { paths: ['/my-pages/deletion'], fields: () => ({ password: 'x' }), answers: 'L---LLLLL' },
  { paths: ['/my-pages/log-out'], answers: 'L+++LLLLL', isLastForA: true },
  {
    paths: ['/my-pages/buy-again'],
    fields: ({ orderNumber }) => ({ order: orderNumber }),
    done: /outcome=again/,
    answers: 'L-+-LLLLL',
    isLastForA: true,
  },
  { paths: ['/my-pages/activate-offer'], fields: () => ({ offerKey: 'none' }), answers: 'L---LLLLL' },
]

const ACCOUNT_FORMS: readonly FormRow[] = [
  { paths: ['/account/login'], fields: ({ email }) => ({ email, password: 'Forkert-1-gang' }), answers: '---------' },
  {
    paths: ['/account/register'],
    fields: ({ email }) => ({ forename: 'X', surname: 'Y', email, phoneNumber: '20304050', ...newPassword }),
    answers: '---------',
  },
  { paths: ['/account/forgot-password'], fields: ({ email }) => ({ email }), answers: '+++++++++' },
  { paths: ['/account/new-password'], fields: () => ({ token: 'x', ...newPassword }), answers: '---------' },
  { paths: ['/bekraeft-e-mail', '/nb/bekreft-e-post', '/sv/bekrafta-e-post'], fields: token, answers: '---------' },
  { paths: ['/bekraeft-konto', '/nb/bekreft-konto', '/sv/bekrafta-konto'], fields: token, answers: '---------' },
  {
    paths: ['/fjern-adgangsnoegle', '/nb/fjern-passnokkel', '/sv/ta-bort-losennyckel'],
    fields: token,
    answers: '---------',
  },
  { paths: ['/behold-konto', '/nb/behold-konto', '/sv/behall-konto'], fields: token, answers: '---------' },
]

const MAIL_FORMS: readonly FormRow[] = [
  {
    paths: [
      '/nyhedsbrev/tilmeld',
      '/newsletter/signup',
      '/nyhetsbrev/meld-pa',
      '/nb/nyhetsbrev/meld-pa',
      '/nb/newsletter/signup',
      '/nyhetsbrev/anmal',
      '/sv/nyhetsbrev/anmal',
      '/sv/newsletter/signup',
    ],
    fields: ({ email }) => ({ email }),
    answers: '+++++++++',
  },
  {
    paths: ['/nyhedsbrev/indstillinger', '/nb/nyhetsbrev/innstillinger', '/sv/nyhetsbrev/installningar'],
    fields: () => ({ token: 'x', form: 'end' }),
    answers: '---------',
  },
  {
    paths: [
      '/nyhedsbrev/bekraeft',
      '/newsletter/confirm',
      '/nyhedsbrev/afmeld',
      '/newsletter/unsubscribe',
      '/nb/nyhetsbrev/bekreft',
      '/nb/newsletter/confirm',
      '/nb/nyhetsbrev/meld-av',
      '/nb/newsletter/unsubscribe',
      '/sv/nyhetsbrev/bekrafta',
      '/sv/newsletter/confirm',
      '/sv/nyhetsbrev/avanmal',
      '/sv/newsletter/unsubscribe',
    ],
    fields: token,
    answers: '---------',
  },
  { paths: ['/stock-alerts/add'], fields: ({ email, sku }) => ({ email, sku }), answers: '+++++++++' },
  {
    paths: [
      '/lagerbesked/bekraeft',
      '/lagerbesked/afmeld',
      '/nb/lagervarsel/bekreft',
      '/nb/lagervarsel/meld-av',
      '/sv/lagerbevakning/bekrafta',
      '/sv/lagerbevakning/avsluta',
      '/listebesked/bekraeft',
      '/listebesked/afmeld',
      '/nb/listevarsel/bekreft',
      '/nb/listevarsel/meld-av',
      '/sv/listbevakning/bekrafta',
      '/sv/listbevakning/avsluta',
    ],
    fields: token,
    answers: '---------',
  },
]

const EMPLOYEE_FORMS: readonly FormRow[] = [
  { paths: ['/employee/login'], fields: () => ({ email: 'x', password: 'x' }), answers: '---------' },
  // These two lead to the employee's page, which is the login of whoever is not at work.
  { paths: ['/employee/logout'], answers: 'LLLLLLLLL' },
  { paths: ['/employee/store'], fields: () => ({ storeId: 'aarhus' }), answers: 'LLLLLLLLL' },
  {
    paths: ['/employee/reservation/release', '/employee/reservation/sell'],
    fields: () => ({ id: 'x' }),
    answers: 'LLLLL--LL',
  },
  {
    paths: ['/employee/order/find'],
    fields: ({ orderNumber }) => ({ number: orderNumber, proof: 'x', reason: 'other', text: 'Kunden spørger' }),
    answers: 'LLLLLF-LL',
  },
  { paths: ['/employee/passkey/remove'], fields: ({ passkeyId }) => ({ id: passkeyId }), answers: 'LLLLL--LL' },
  { paths: ['/employee/sessions/end'], fields: ({ sessionId }) => ({ id: sessionId }), answers: 'LLLLL--LL' },
]

const OTHER_FORMS: readonly FormRow[] = [
  { paths: ['/country'], fields: () => ({ market: 'NO', cameFrom: '/' }), answers: '+++++++++' },
  {
    paths: ['/consent'],
    fields: () => ({ choice: 'necessary', place: 'page', version: String(CONSENT_VERSION) }),
    answers: '+++++++++',
  },
  { paths: ['/stores/choose'], fields: () => ({ storeId: 'aarhus', returnUrl: '/' }), answers: '+++++++++' },
  { paths: ['/k/:code'], fields: () => ({ act: 'take' }), answers: '+++++++++' },
  { paths: ['/bank/pay', '/bank/pay/code', '/bank/pay/cancel'], fields: token, answers: 'NNNNNNNNN' },
]

/** One row for every plain form: the test names one that is registered and has none. */
export const FORM_ROWS: readonly FormRow[] = [
  ...CART_FORMS,
  ...LIST_FORM_ROWS,
  ...MY_PAGES_FORM_ROWS,
  ...ACCOUNT_FORMS,
  ...MAIL_FORMS,
  ...EMPLOYEE_FORMS,
  ...OTHER_FORMS,
]
