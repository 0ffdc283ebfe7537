import { endings, formFields, sentText, text, texts, ticked } from '../http/form-fields.ts'
import type { Form, FormTable } from '../http/form.ts'
import { MY_PAGES_FORMS, MY_PAGES_PARAMS } from './my-pages-addresses.ts'
import { REMOVE_FIELD } from './profile-form.ts'
import { RETURN_FIELDS } from './return-form.ts'

const CHANGES_PER_MINUTE = 20
const MAILS_PER_MINUTE = 5
const DELETIONS_PER_MINUTE = 10
/** Each sends a mail. */
const RETURNS_PER_MINUTE = 10
/** Each line of the order is a change of the cart. */
const PURCHASES_PER_MINUTE = 20
export const OFFER_ACTIVATIONS_PER_MINUTE = 30

const MAX_FIELD_LENGTH = 300
const typed = text.transform((value) => value.slice(0, MAX_FIELD_LENGTH))

const ofCustomer = { tag: 'my-pages', who: 'customer', leadsTo: ['myPages'] } as const satisfies Partial<Form>

export const myPagesFormRows = {
  'myPages.logOut': {
    ...ofCustomer,
    summary: 'Ends the session',
    path: MY_PAGES_FORMS.logOut,
    fields: formFields({}),
    leadsTo: ['start'],
  },
  'myPages.buyAgain': {
    ...ofCustomer,
    summary: 'Puts the goods of an order into the cart',
    path: MY_PAGES_FORMS.buyAgain,
    fields: formFields({ [MY_PAGES_PARAMS.order]: text }),
    perMinute: PURCHASES_PER_MINUTE,
    leadsTo: ['cart', 'myPages'],
  },
  'myPages.activateOffer': {
    ...ofCustomer,
    summary: 'Activates a personal offer',
    path: MY_PAGES_FORMS.activateOffer,
    fields: formFields({ [MY_PAGES_PARAMS.offer]: text }),
    perMinute: OFFER_ACTIVATIONS_PER_MINUTE,
  },
  'myPages.makeReturn': {
    ...ofCustomer,
    summary: 'Returns lines of an order',
    path: MY_PAGES_FORMS.makeReturn,
    fields: formFields({
      [MY_PAGES_PARAMS.order]: text,
      [RETURN_FIELDS.line]: texts,
      [RETURN_FIELDS.quantity]: endings,
      [RETURN_FIELDS.reason]: endings,
      [RETURN_FIELDS.way]: text,
      [RETURN_FIELDS.key]: text,
    }),
    perMinute: RETURNS_PER_MINUTE,
  },
  'myPages.profile': {
    ...ofCustomer,
    summary: 'Changes one part of the profile, as the field form says',
    path: MY_PAGES_FORMS.profile,
    fields: formFields({
      [MY_PAGES_PARAMS.form]: text,
      firstName: typed,
      lastName: typed,
      mobile: typed,
      email: typed,
      password: typed,
      streetName: typed,
      streetNumber: typed,
      additional: typed,
      postalCode: typed,
      city: typed,
      countryCode: typed,
      [REMOVE_FIELD]: sentText,
    }),
    perMinute: CHANGES_PER_MINUTE,
  },
  'myPages.password': {
    ...ofCustomer,
    summary: 'Changes the password',
    path: MY_PAGES_FORMS.password,
    fields: formFields({
      currentPassword: typed,
      password: typed,
      confirmPassword: typed,
      removePasskeys: ticked,
      renewShareLinks: ticked,
    }),
    perMinute: CHANGES_PER_MINUTE,
  },
  'myPages.sessions': {
    ...ofCustomer,
    summary: 'Ends a session, or all others',
    path: MY_PAGES_FORMS.sessions,
    fields: formFields({ sessionId: text, others: ticked }),
    perMinute: CHANGES_PER_MINUTE,
  },
  'myPages.mails': {
    ...ofCustomer,
    summary: 'Sends the link to the page of what is sent to this address',
    path: MY_PAGES_FORMS.mails,
    fields: formFields({}),
    perMinute: MAILS_PER_MINUTE,
  },
  'myPages.proveEmail': {
    ...ofCustomer,
    summary: 'Sends the link that proves the mailbox',
    path: MY_PAGES_FORMS.proveEmail,
    fields: formFields({}),
    perMinute: MAILS_PER_MINUTE,
  },
  'myPages.deletion': {
    ...ofCustomer,
    summary: 'Asks for the deletion of the account',
    path: MY_PAGES_FORMS.deletion,
    fields: formFields({ password: typed }),
    perMinute: DELETIONS_PER_MINUTE,
  },
} as const satisfies FormTable & Readonly<Record<`myPages.${keyof typeof MY_PAGES_FORMS}`, Form>>
