import {
  LOGINS_PER_MINUTE,
  PASSWORD_CHANGES_PER_MINUTE,
  PASSWORD_LINKS_PER_MINUTE,
  REGISTRATIONS_PER_MINUTE,
} from '@firkant/domain/customer/account-form-rows.ts'
import type { customerCalls } from '@firkant/domain/customer/customer-calls.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { CallRoutes } from '../../../platform/http/call-routes.ts'
import { readSoftLoginToken, setSessionCookie } from '../../../platform/sessions/session-cookies.ts'
import type { AccountContext } from '../account-context.ts'
import { readLoginRequester, requireSignedIn } from '../customer-identity.ts'
import { requestPasswordLink } from '../passwords/password-links.ts'
import { changePassword, resetPassword } from '../passwords/passwords.ts'
import { logIn } from '../sign-in/log-in.ts'
import { register } from '../sign-in/register.ts'
import { fullEmail } from '../soft-logins.ts'

type AccountCalls = Pick<
  CallRoutes<typeof customerCalls>,
  | 'POST /api/client/authentication/login'
  | 'POST /api/client/ct/customer/register'
  | 'POST /api/client/ct/customer/forgotpassword'
  | 'POST /api/client/ct/customer/resetpassword'
  | 'POST /api/client/ct/customer/changepassword'
>

/** Getting in, and passwords. */
export function accountRoutes(accounts: AccountContext): AccountCalls {
  const { brand } = accounts
  return {
    'POST /api/client/authentication/login': {
      perMinute: LOGINS_PER_MINUTE,
      async answer(request, reply) {
        const requester = readLoginRequester(request, reply, { ...accounts, language: request.query.language })
        const softToken = readSoftLoginToken(request)
        const { value: signedIn, retryAfterS } = await logIn(accounts, requester, { ...request.body, softToken })
        if (!signedIn) return { success: false, retryAfterSeconds: retryAfterS }
        setSessionCookie(reply, 'customer', signedIn.token)
        return { success: true, merged: signedIn.merged }
      },
    },
    'POST /api/client/ct/customer/register': {
      perMinute: REGISTRATIONS_PER_MINUTE,
      async answer(request, reply) {
        const requester = readLoginRequester(request, reply, { ...accounts, language: request.query.language })
        const { approveNewsletter, ...given } = request.body
        const done = await register(accounts, requester, { ...given, wantsNewsletter: approveNewsletter === 'true' })
        if (!done.ok) return { success: false, errorCode: done.code }
        setSessionCookie(reply, 'customer', done.value.token)
        return { success: true, merged: done.value.merged }
      },
    },
    'POST /api/client/ct/customer/forgotpassword': {
      perMinute: PASSWORD_LINKS_PER_MINUTE,
      async answer(request) {
        const { language } = marketOf(brand, request.query.language)
        const email = await fullEmail(accounts, { given: request.body.email, softToken: readSoftLoginToken(request) })
        await requestPasswordLink(accounts, { email, language })
        return { success: true }
      },
    },
    'POST /api/client/ct/customer/resetpassword': {
      perMinute: PASSWORD_CHANGES_PER_MINUTE,
      async answer(request) {
        const errorCode = await resetPassword(accounts, request.body)
        return { success: errorCode === undefined, errorCode }
      },
    },
    'POST /api/client/ct/customer/changepassword': {
      perMinute: PASSWORD_CHANGES_PER_MINUTE,
      async answer(request) {
        const customer = await requireSignedIn(request, accounts)
        const { currentPassword, newPassword: password, confirmPassword } = request.body
        const { removePasskeys = false, renewShareLinks = false } = request.body
        const ended = { passkeys: removePasskeys, shareLinks: renewShareLinks }
        const chosen = { currentPassword, password, confirmPassword, ended }
        const errorCode = await changePassword(accounts, customer, chosen)
        return { success: errorCode === undefined, errorCode }
      },
    },
  }
}
