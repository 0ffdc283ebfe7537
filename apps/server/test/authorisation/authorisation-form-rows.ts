import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { CONSENT_VERSION } from '@firkant/domain/consent/consent.ts'
import { FORMS, type FormName } from '@firkant/domain/forms/forms.ts'
import { formPaths } from '@firkant/domain/http/form.ts'
import { PASSWORD } from '../visitors/account-visitor.ts'
import type { ThingsOfA } from './authorisation-rows.ts'

interface FormCase {
  readonly fields?: (a: ThingsOfA) => Readonly<Record<string, string>>
  /** The nine letters: `authorisation-letters.ts` says who and what. */
  readonly answers: string
  /** Where it leads when it was done, if its refusal has no address of its own. */
  readonly done?: RegExp
  /** Ends or changes what the others are asked about: sent by an A of its own. */
  readonly isLastForA?: true
}

export interface FormRow extends FormCase {
  /** Of the table; the bank, which is no part of the shop, has its own forms. */
  readonly name?: FormName
  /** The form in the market's languages. */
  readonly paths: readonly string[]
}

type FormCases<Names extends FormName> = Readonly<Record<Names, FormCase>>
type NamesOf<Prefix extends string> = Extract<FormName, `${Prefix}.${string}`>

const token = () => ({ token: 'x' })
const newPassword = { password: PASSWORD, confirmPassword: PASSWORD }
const refusedLink: FormCase = { fields: token, answers: '---------' }

const CART_FORMS: FormCases<NamesOf<'cart' | 'checkout' | 'express' | 'orders' | 'returns'>> = {
  'cart.add': { fields: ({ sku }) => ({ sku, quantity: '1' }), answers: '+++++++++', isLastForA: true },
  'cart.change': { fields: () => ({ lineItemId: 'x', quantity: '1' }), answers: '---------' },
  'cart.remove': { fields: () => ({ lineItemId: 'x' }), answers: '---------' },
  'cart.addCode': { fields: () => ({ code: 'NONE' }), answers: '---------' },
  'cart.removeCode': { fields: () => ({ code: 'NONE' }), answers: '---------' },
  'checkout.details': { fields: () => ({ form: 'contact', email: 'x@example.dk' }), answers: '+++++++++' },
  'checkout.place': {
    fields: ({ cartId }) => ({ cartId, cartVersion: '1', idempotencyKey: 'x'.repeat(32), acceptTerms: '1' }),
    answers: 'NN-NNNNNN',
  },
  'checkout.reopen': { answers: '+++++++++' },
  'express.product': { fields: ({ sku }) => ({ sku, quantity: '1' }), answers: '+++++++++' },
  'express.delivery': { fields: () => ({ of: 'cart', shippingMethodKey: 'x' }), answers: '---------' },
  'express.place': {
    fields: ({ cartId }) => ({
      of: 'cart',
      cartId,
      cartVersion: '1',
      idempotencyKey: 'x'.repeat(32),
      acceptTerms: '1',
    }),
    answers: 'NN-NNNNNN',
  },
  'express.reopen': { fields: () => ({ of: 'cart' }), answers: '+++++++++' },
  'orders.confirm': { fields: token, answers: '+++++++++' },
  'orders.openAccount': { fields: () => ({ token: 'x', password: PASSWORD, page: 'order' }), answers: '+++++++++' },
  // Says that a mail is on its way, whether there is such an order or not.
  'orders.find': {
    fields: ({ orderNumber }) => ({ orderNumber, email: 'nobody@example.dk' }),
    answers: '+++++++++',
  },
  'returns.register': {
    fields: ({ orderNumber }) => ({ orderNumber, email: 'nobody@example.dk' }),
    answers: '---------',
  },
  'orders.moveDay': { fields: () => ({ token: 'x', day: '2026-12-01' }), answers: '+++++++++' },
  'orders.withdraw': {
    fields: ({ orderNumber }) => ({ orderNumber, name: 'X', email: 'nobody@example.dk' }),
    answers: '+++++++++',
  },
  'orders.confirmWithdrawal': { fields: token, answers: '+++++++++' },
}

const ofNamedList = ({ namedListKey, sku }: ThingsOfA) => ({ listKey: namedListKey, sku })
/** A named list is A's own: others find none, and who is nobody is asked to sign in. */
const onNamedList: FormCase = { fields: ofNamedList, answers: 'L-+-LLLLL', isLastForA: true }
const LIST_FORM_ROWS: FormCases<NamesOf<'lists'>> = {
  'lists.add': onNamedList,
  'lists.remove': onNamedList,
  'lists.set': { ...onNamedList, fields: (a) => ({ ...ofNamedList(a), note: 'X' }) },
  'lists.move': {
    ...onNamedList,
    fields: ({ listKey, namedListKey, sku }) => ({ listKey, targetListKey: namedListKey, sku }),
  },
  'lists.create': { ...onNamedList, fields: (a) => ({ ...ofNamedList(a), listName: 'X' }) },
  'lists.rename': { ...onNamedList, fields: (a) => ({ ...ofNamedList(a), listName: 'X' }) },
  'lists.delete': onNamedList,
  'lists.unshare': onNamedList,
  'lists.undelete': { ...onNamedList, answers: 'L---LLLLL' },
  'lists.share': { ...onNamedList, fields: (a) => ({ ...ofNamedList(a), renew: 'true' }) },
  'lists.keep': { fields: ({ namedListKey }) => ({ listId: namedListKey }), answers: '---------' },
  'lists.addToCart': onNamedList,
  'lists.alerts': {
    ...onNamedList,
    fields: ({ namedListKey }) => ({ listKey: namedListKey, priceDrop: 'true' }),
  },
}

const MY_PAGES_FORM_ROWS: FormCases<NamesOf<'myPages'>> = {
  'myPages.profile': {
    fields: () => ({ form: 'name', firstName: 'X', lastName: 'Y' }),
    answers: 'L+++LLLLL',
    isLastForA: true,
  },
  'myPages.password': { fields: () => ({ currentPassword: 'x', ...newPassword }), answers: 'L---LLLLL' },
  'myPages.sessions': { fields: ({ sessionId }) => ({ sessionId }), answers: 'L+++LLLLL', isLastForA: true },
  'myPages.mails': { answers: 'L+++LLLLL' },
  'myPages.proveEmail': { answers: 'L+++LLLLL' },
  'myPages.makeReturn': {
    fields: ({ orderNumber }) => ({ order: orderNumber, line: 'rug', way: 'parcel' }),
    done: /[?&]made=/,
    answers: 'L-+-LLLLL',
    isLastForA: true,
  },
  'myPages.deletion': { fields: () => ({ password: 'x' }), answers: 'L---LLLLL' },
  'myPages.logOut': { answers: 'L+++LLLLL', isLastForA: true },
  'myPages.buyAgain': {
    fields: ({ orderNumber }) => ({ order: orderNumber }),
    done: /outcome=again/,
    answers: 'L-+-LLLLL',
    isLastForA: true,
  },
  'myPages.activateOffer': { fields: () => ({ offerKey: 'none' }), answers: 'L---LLLLL' },
}

const ACCOUNT_FORMS: FormCases<NamesOf<'account'>> = {
  'account.login': { fields: ({ email }) => ({ email, password: 'Forkert-1-gang' }), answers: '---------' },
  'account.register': {
    fields: ({ email }) => ({ forename: 'X', surname: 'Y', email, phoneNumber: '20304050', ...newPassword }),
    answers: '---------',
  },
  'account.forgotPassword': { fields: ({ email }) => ({ email }), answers: '+++++++++' },
  'account.newPassword': { fields: () => ({ token: 'x', ...newPassword }), answers: '---------' },
  'account.confirmEmail': refusedLink,
  'account.proveEmail': refusedLink,
  'account.removePasskey': refusedLink,
  'account.undoDeletion': refusedLink,
}

const MAIL_FORMS: FormCases<NamesOf<'newsletter' | 'stockAlerts' | 'listAlerts' | 'samples'>> = {
  'newsletter.signUp': { fields: ({ email }) => ({ email }), answers: '+++++++++' },
  'newsletter.preferences': { fields: () => ({ token: 'x', form: 'end' }), answers: '---------' },
  'newsletter.confirm': refusedLink,
  'newsletter.unsubscribe': refusedLink,
  'stockAlerts.add': { fields: ({ email, sku }) => ({ email, sku }), answers: '+++++++++' },
  'stockAlerts.confirm': refusedLink,
  'stockAlerts.cancel': refusedLink,
  'listAlerts.confirm': refusedLink,
  'listAlerts.cancel': refusedLink,
  // What is no sample leads back to the choice.
  'samples.add': { fields: () => ({ sku: 'NONE' }), answers: '+++++++++' },
  'samples.cancel': refusedLink,
}

const REVIEW_FORMS: FormCases<NamesOf<'reviews' | 'questions'>> = {
  'reviews.write': {
    fields: () => ({ token: 'x', rating: '5', text: 'God at sidde i.', author: 'X' }),
    answers: '---------',
  },
  'reviews.start': {
    fields: ({ orderNumber }) => ({ order: orderNumber, line: 'none' }),
    answers: 'LNNNLLLLL',
  },
  'reviews.erase': refusedLink,
  'reviews.cancel': refusedLink,
  // A vote for what there is not counts nothing, and thanks all the same.
  'reviews.helpful': { fields: () => ({ review: '0', productKey: 'nordlo-3-green' }), answers: '+++++++++' },
  'questions.ask': {
    fields: () => ({ productKey: 'nordlo-3-green', text: 'Kan betrækket vaskes?' }),
    answers: '+++++++++',
  },
  'questions.answer': {
    fields: () => ({ productKey: 'nordlo-3-green', question: 'x', text: 'Ja.' }),
    answers: 'LNNNLLLLL',
  },
  'questions.confirm': refusedLink,
  'questions.cancel': refusedLink,
}

const EMPLOYEE_FORMS: FormCases<NamesOf<'employee'>> = {
  'employee.login': { fields: () => ({ email: 'x', password: 'x' }), answers: '---------' },
  // These two lead to the employee's page, which is the login of whoever is not at work.
  'employee.logout': { answers: 'LLLLLLLLL' },
  'employee.store': { fields: () => ({ storeId: 'aarhus' }), answers: 'LLLLLLLLL' },
  'employee.release': { fields: () => ({ id: 'x' }), answers: 'LLLLL--LL' },
  'employee.sell': { fields: () => ({ id: 'x' }), answers: 'LLLLL--LL' },
  'employee.findOrder': {
    fields: ({ orderNumber }) => ({ number: orderNumber, proof: 'x', reason: 'other', text: 'Kunden spørger' }),
    answers: 'LLLLLF-LL',
  },
  'employee.removePasskey': { fields: ({ passkeyId }) => ({ id: passkeyId }), answers: 'LLLLL--LL' },
  'employee.endSessions': { fields: ({ sessionId }) => ({ id: sessionId }), answers: 'LLLLL--LL' },
}

const OTHER_FORMS: FormCases<NamesOf<'country' | 'consent' | 'delivery' | 'fit' | 'stores' | 'handOver'>> = {
  'country.choose': { fields: () => ({ market: 'NO', cameFrom: '/' }), answers: '+++++++++' },
  'consent.choose': {
    fields: () => ({ choice: 'necessary', place: 'page', version: String(CONSENT_VERSION) }),
    answers: '+++++++++',
  },
  'delivery.place': { fields: () => ({ postcode: '8592', cameFrom: '/' }), answers: '+++++++++' },
  'fit.home': { fields: () => ({ frontWidth: '78', frontHeight: '200', cameFrom: '/' }), answers: '+++++++++' },
  'stores.choose': { fields: () => ({ storeId: 'aarhus', returnUrl: '/' }), answers: '+++++++++' },
  'handOver.take': { fields: () => ({ act: 'take' }), answers: '+++++++++' },
}

/** One for every form: one that is missing does not compile. */
const FORM_CASES: Readonly<Record<FormName, FormCase>> = {
  ...CART_FORMS,
  ...LIST_FORM_ROWS,
  ...MY_PAGES_FORM_ROWS,
  ...ACCOUNT_FORMS,
  ...MAIL_FORMS,
  ...REVIEW_FORMS,
  ...EMPLOYEE_FORMS,
  ...OTHER_FORMS,
}

const BANK_FORMS: FormRow = {
  paths: ['/bank/pay', '/bank/pay/code', '/bank/pay/cancel', '/bank/wallet/decide', '/bank/wallet/send'],
  fields: token,
  answers: 'NNNNNNNNN',
}

/** The demo's wallet of a browser, which is told more than a form has. */
const PLAYED_SHEET: FormRow = { paths: ['/bank/sheet'], fields: token, answers: '?????????' }

export const FORM_ROWS: readonly FormRow[] = [
  ...(Object.keys(FORM_CASES) as readonly FormName[]).map((name) => ({
    ...FORM_CASES[name],
    name,
    paths: formPaths(FORMS[name], BRANDS.hjemly).map(({ path }) => path),
  })),
  BANK_FORMS,
  PLAYED_SHEET,
]
