import { z } from 'zod'
import { addressSchema } from '../cart/cart-schema.ts'
import { inLanguage, type CallTable } from '../http/call.ts'
import { NEW_PASSWORD_ERRORS } from './password-rule.ts'
import { PROFILE_ERRORS, profileCommandsSchema } from './profile-commands.ts'
import { REGISTRATION_ERRORS } from './registration.ts'

/** Generous: what is too long for its field is answered as a field error. */
const field = z.string().max(1000)
const token = z.string().max(200)
const password = z.string().max(1000)

const success = z.object({ success: z.boolean() })
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

/** What the visitor's things became at login; absent if there was nothing. */
export const mergedSchema = z.object({
  /** Lines that the visitor's cart brought along. */
  cartLines: z.number().int(),
  /** For `ct/cart/undomerge`; absent if the customer's cart was empty, so that there is nothing to undo. */
  undoCart: z.string().optional(),
  wishlistItems: z.number().int(),
})
export type MergedAtLogin = z.infer<typeof mergedSchema>

const sessionSchema = z.object({
  id: z.string(),
  /** Such as `Chrome, Windows`; empty if unknown. */
  device: z.string(),
  /** The first part of the address that it was opened from; empty if unknown. */
  network: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type CustomerSession = z.infer<typeof sessionSchema>

export const profileSchema = z.object({
  forename: z.string(),
  surname: z.string(),
  email: z.string(),
  /** Waits for its owner's confirmation. */
  pendingEmail: z.string().optional(),
  phoneNumber: z.string(),
  address: addressSchema.optional(),
  hasPassword: z.boolean(),
  /** Whether somebody showed that they read the mails to the address. */
  isEmailProved: z.boolean(),
  /** Set while a deletion waits. */
  deletesAt: z.string().optional(),
})
export type CustomerProfile = z.infer<typeof profileSchema>

export const CHANGE_PASSWORD_ERRORS = ['wrongPassword', ...NEW_PASSWORD_ERRORS] as const
export type ChangePasswordError = (typeof CHANGE_PASSWORD_ERRORS)[number]
export const RESET_PASSWORD_ERRORS = ['invalidToken', ...NEW_PASSWORD_ERRORS] as const
export type ResetPasswordError = (typeof RESET_PASSWORD_ERRORS)[number]
export const DELETE_CUSTOMER_ERRORS = ['wrongPassword', 'openOrder'] as const
export type DeleteCustomerError = (typeof DELETE_CUSTOMER_ERRORS)[number]
export const CONFIRM_EMAIL_ERRORS = ['invalidToken', 'emailInUse'] as const
export type ConfirmEmailError = (typeof CONFIRM_EMAIL_ERRORS)[number]

export const customerCalls = {
  'POST /api/client/authentication/login': {
    tag: 'customer',
    summary: 'Signs a customer in; the same answer for a wrong password and an unknown address',
    query: inLanguage,
    body: z.object({ email: field, password, isSoftLogin: z.boolean().optional() }),
    answer: success.extend({
      merged: mergedSchema.optional(),
      /** Set if it was the last attempt for a while; until then attempts are answered with 429. */
      retryAfterSeconds: z.number().int().optional(),
    }),
  },
  'POST /api/client/ct/authentication/logout': {
    tag: 'customer',
    summary: 'Signs the customer out; succeeds for a visitor who was not signed in too',
    query: inLanguage,
    answer: success,
  },
  'POST /api/client/ct/customer/register': {
    tag: 'customer',
    summary: 'Registers a customer and signs them in; an address in use is refused, and its owner gets a mail',
    query: inLanguage,
    body: z.object({
      forename: field,
      surname: field,
      email: field,
      phoneNumber: field,
      password,
      confirmPassword: password,
      approveNewsletter: z.enum(['true', 'false']).default('true'),
    }),
    answer: success.extend({
      errorCode: z.enum(REGISTRATION_ERRORS).optional(),
      merged: mergedSchema.optional(),
    }),
  },
  'POST /api/client/ct/customer/forgotpassword': {
    tag: 'customer',
    summary: 'Sends a link to choose a new password; the answer never tells whether the address is known',
    query: inLanguage,
    body: z.object({ email: field }),
    answer: success,
  },
  'POST /api/client/ct/customer/resetpassword': {
    tag: 'customer',
    summary: 'Chooses a password with the link of a mail, removes all passkeys and ends all sessions',
    description:
      'Shared lists get new links. An account whose mailbox was never proved is emptied, unless `keepStored` is true.',
    query: inLanguage,
    body: z.object({ token, password, confirmPassword: password, keepStored: z.boolean().optional() }),
    answer: success.extend({ errorCode: z.enum(RESET_PASSWORD_ERRORS).optional() }),
  },
  'POST /api/client/ct/customer/changepassword': {
    tag: 'customer',
    summary: 'Changes the password and ends the other sessions; passkeys and links of shared lists on request',
    query: inLanguage,
    body: z.object({
      currentPassword: password,
      newPassword: password,
      confirmPassword: password,
      removePasskeys: z.boolean().optional(),
      renewShareLinks: z.boolean().optional(),
    }),
    answer: success.extend({ errorCode: z.enum(CHANGE_PASSWORD_ERRORS).optional() }),
  },
  'GET /api/client/ct/customer/profile': {
    tag: 'customer',
    summary: "The customer's own data, as the profile shows them",
    query: inLanguage,
    answer: profileSchema,
  },
  'POST /api/client/ct/customer/apply': {
    tag: 'customer',
    summary: 'Changes the profile; the first command that is refused stops all of them',
    description: 'A new e-mail address holds once it is confirmed by the link that is sent to it.',
    query: inLanguage,
    body: profileCommandsSchema,
    answer: z.object({
      customer: profileSchema,
      validation: z.object({
        validationErrors: list(
          z.object({
            code: z.enum(PROFILE_ERRORS),
            commandIndex: z.number().int(),
            message: z.string(),
            fields: list(z.string()).optional(),
          }),
        ),
      }),
    }),
  },
  'POST /api/client/ct/customer/confirmemail': {
    tag: 'customer',
    summary: 'Confirms a new e-mail address with the link that was sent to it, and removes all passkeys',
    query: inLanguage,
    body: z.object({ token }),
    answer: success.extend({ errorCode: z.enum(CONFIRM_EMAIL_ERRORS).optional() }),
  },
  'GET /api/client/ct/customer/sessions': {
    tag: 'customer',
    summary: 'Where the customer is signed in, the last seen first',
    query: inLanguage,
    answer: z.object({ sessions: list(sessionSchema) }),
  },
  'POST /api/client/ct/customer/sessions/end': {
    tag: 'customer',
    summary: "Ends one of the customer's sessions",
    query: inLanguage,
    body: z.object({ sessionId: z.uuid() }),
    answer: success,
  },
  'POST /api/client/ct/customer/sessions/endothers': {
    tag: 'customer',
    summary: 'Ends all sessions of the customer but this one',
    query: inLanguage,
    answer: success.extend({ ended: z.number().int() }),
  },
  'GET /api/client/ct/customer/export': {
    tag: 'customer',
    summary: 'All data of the customer, as one JSON file',
    query: inLanguage,
    answer: z.looseObject({ exportedAt: z.string(), customer: z.looseObject({ email: z.string() }) }),
  },
  'POST /api/client/ct/customer/delete': {
    tag: 'customer',
    summary: 'Deletes the customer after 14 days, unless it is undone by the link of the mail',
    query: inLanguage,
    body: z.object({ password }),
    answer: success.extend({
      errorCode: z.enum(DELETE_CUSTOMER_ERRORS).optional(),
      deletesAt: z.string().optional(),
    }),
  },
  'POST /api/client/ct/customer/undodelete': {
    tag: 'customer',
    summary: 'Keeps a customer whose deletion waits, by the link of the mail',
    query: inLanguage,
    body: z.object({ token }),
    answer: success.extend({ errorCode: z.enum(['invalidToken']).optional() }),
  },
  'GET /api/client/voyado/clear-softlogin': {
    tag: 'customer',
    summary: 'Ends the recognition of a customer who came by a link of the newsletter',
    query: inLanguage,
    answer: z.null(),
  },
} as const satisfies CallTable
