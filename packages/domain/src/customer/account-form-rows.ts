import { formFields, text, ticked } from '../http/form-fields.ts'
import type { Form, FormTable } from '../http/form.ts'
import { localizePath } from '../market/localized-path.ts'
import { ACCOUNT_LINK_PATHS, type AccountLink } from './account-links.ts'
import { SIGN_IN_FORMS, SIGN_IN_PARAMS } from './sign-in-forms.ts'

/** Each may cost a hash or a mail; a person needs a few. The limits of wrong passwords are narrower. */
export const LOGINS_PER_MINUTE = 60
export const REGISTRATIONS_PER_MINUTE = 10
export const PASSWORD_LINKS_PER_MINUTE = 10
export const PASSWORD_CHANGES_PER_MINUTE = 10
const LINK_FORMS_PER_MINUTE = 20

const signInFormRows = {
  'account.login': {
    tag: 'customer',
    summary: 'Signs a customer in',
    path: SIGN_IN_FORMS.login,
    fields: formFields({ email: text, password: text, isSoftLogin: text }),
    back: SIGN_IN_PARAMS.returnUrl,
    who: 'anybody',
    perMinute: LOGINS_PER_MINUTE,
    leadsTo: ['back', 'myPages', 'login'],
  },
  'account.register': {
    tag: 'customer',
    summary: 'Opens an account and signs in',
    path: SIGN_IN_FORMS.register,
    fields: formFields({
      forename: text,
      surname: text,
      email: text,
      phoneNumber: text,
      password: text,
      confirmPassword: text,
      approveNewsletter: ticked,
    }),
    back: SIGN_IN_PARAMS.returnUrl,
    who: 'anybody',
    perMinute: REGISTRATIONS_PER_MINUTE,
    leadsTo: ['back', 'myPages', 'registration'],
  },
  'account.forgotPassword': {
    tag: 'customer',
    summary: 'Sends the link by which a new password is chosen',
    path: SIGN_IN_FORMS.forgotPassword,
    fields: formFields({ email: text }),
    who: 'anybody',
    perMinute: PASSWORD_LINKS_PER_MINUTE,
    leadsTo: ['forgotPassword'],
  },
  'account.newPassword': {
    tag: 'customer',
    summary: 'Chooses a password by the link of a mail',
    path: SIGN_IN_FORMS.newPassword,
    fields: formFields({
      [SIGN_IN_PARAMS.token]: text,
      password: text,
      confirmPassword: text,
      [SIGN_IN_PARAMS.keepStored]: text,
      [SIGN_IN_PARAMS.isFirst]: text,
    }),
    who: 'linkHolder',
    perMinute: PASSWORD_CHANGES_PER_MINUTE,
    leadsTo: ['login', 'createPassword', 'resetPassword'],
  },
} as const satisfies FormTable

/** Leads back to its page, which says what came of it. */
const linkRow = <Link extends AccountLink>(link: Link, summary: string) =>
  ({
    tag: 'customer',
    summary,
    pathsIn: (brand, language) => [localizePath(brand, language, ACCOUNT_LINK_PATHS[link][language])],
    fields: formFields({ [SIGN_IN_PARAMS.token]: text }),
    who: 'linkHolder',
    perMinute: LINK_FORMS_PER_MINUTE,
    leadsTo: [link],
  }) as const satisfies Form

/** The buttons behind the links of an account's mails. */
export const accountLinkFormRows = {
  'account.confirmEmail': linkRow('confirmEmail', 'Confirms a new e-mail address'),
  'account.proveEmail': linkRow('proveEmail', 'Proves the mailbox that the account was registered with'),
  'account.removePasskey': linkRow('removePasskey', 'Removes a passkey that the owner did not add'),
  'account.undoDeletion': linkRow('undoDeletion', 'Keeps an account that was to be deleted'),
} as const satisfies FormTable & Readonly<Record<`account.${AccountLink}`, Form>>

export const accountFormRows = { ...signInFormRows, ...accountLinkFormRows } as const
