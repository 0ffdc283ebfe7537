import type { accountFormRows } from '@firkant/domain/customer/account-form-rows.ts'
import type { AccountLink } from '@firkant/domain/customer/account-links.ts'
import { readReturnUrl, SIGN_IN_PARAMS, waitUntil } from '@firkant/domain/customer/sign-in-forms.ts'
import { validateEmail } from '@firkant/domain/mail/email-address.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import type { FormHandlers, SentForm } from '../../../platform/forms/form-routes.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import { readSoftLoginToken, setSessionCookie } from '../../../platform/sessions/session-cookies.ts'
import type { AccountContext } from '../account-context.ts'
import { readLoginRequester } from '../customer-identity.ts'
import { requestPasswordLink } from '../passwords/password-links.ts'
import { resetPassword } from '../passwords/passwords.ts'
import { logIn } from '../sign-in/log-in.ts'
import { register } from '../sign-in/register.ts'

interface FormContext extends AccountContext {
  readonly pagesOf: (language: MarketLanguage) => Promise<WellKnownPages>
}

type AccountHandlers = FormHandlers<typeof accountFormRows>

function queryOf(params: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, value)
  return query
}

/** Too many wrong passwords: the page says so, and until when, instead of an error document. */
function secondsToWait(error: unknown): number {
  if (!(error instanceof ProblemException) || error.code !== 'too-many-requests') throw error
  return error.details.retryAfterS ?? 0
}

const requesterOf = ({ request, reply, market }: SentForm, context: FormContext) =>
  readLoginRequester(request, reply, { ...context, language: market.language })

/** Where a login leads. */
function leadOn({ reply, back }: SentForm, { myPagesStartPageUrl }: WellKnownPages, token: string) {
  setSessionCookie(reply, 'customer', token)
  const returnUrl = readReturnUrl(back)
  return returnUrl === undefined
    ? ({ to: 'myPages', address: myPagesStartPageUrl } as const)
    : ({ to: 'back', address: returnUrl } as const)
}

function loginForms(context: FormContext): Pick<AccountHandlers, 'account.login' | 'account.register'> {
  return {
    async 'account.login'({ email, password, isSoftLogin }, sent) {
      const pages = await context.pagesOf(sent.market.language)
      const softToken = readSoftLoginToken(sent.request)
      const credentials = { email, password, isSoftLogin: isSoftLogin === 'true', softToken }
      const attempted = await logIn(context, requesterOf(sent, context), credentials).catch((error: unknown) => ({
        value: undefined,
        retryAfterS: secondsToWait(error),
      }))
      const { value: signedIn, retryAfterS } = attempted
      if (signedIn) return leadOn(sent, pages, signedIn.token)
      const until = retryAfterS === undefined ? undefined : waitUntil(retryAfterS, context.now())
      const result = until === undefined ? 'failed' : 'tooMany'
      const query = queryOf({ result, until, returnUrl: readReturnUrl(sent.back) })
      return { to: 'login', address: pages.loginPageUrl, query }
    },
    async 'account.register'({ approveNewsletter: wantsNewsletter, ...given }, sent) {
      const pages = await context.pagesOf(sent.market.language)
      const done = await register(context, requesterOf(sent, context), { ...given, wantsNewsletter })
      if (done.ok) return leadOn(sent, pages, done.value.token)
      const query = queryOf({ result: done.code, returnUrl: readReturnUrl(sent.back) })
      return { to: 'registration', address: pages.registrationPageUrl, query }
    },
  }
}

/** The sign-in without scripts: each form is answered with the page that shows what came of it. */
export function signInForms(context: FormContext): Omit<AccountHandlers, `account.${AccountLink}`> {
  return {
    ...loginForms(context),
    async 'account.forgotPassword'({ email }, { market: { language } }) {
      const { forgotPasswordPageUrl: address } = await context.pagesOf(language)
      const isWrong = validateEmail(email) !== undefined
      if (!isWrong) await requestPasswordLink(context, { email, language })
      return { to: 'forgotPassword', address, query: queryOf({ result: isWrong ? 'emptyEmail' : 'sent' }) }
    },
    async 'account.newPassword'(input, { market: { language } }) {
      const { token, password, confirmPassword } = input
      const keepStored = input[SIGN_IN_PARAMS.keepStored] === 'true'
      const { loginPageUrl } = await context.pagesOf(language)
      const errorCode = await resetPassword(context, { token, password, confirmPassword, keepStored })
      if (errorCode === undefined)
        return { to: 'login', address: loginPageUrl, query: queryOf({ result: 'passwordChosen' }) }
      const isFirst = input[SIGN_IN_PARAMS.isFirst] === 'true'
      return { to: isFirst ? 'createPassword' : 'resetPassword', query: queryOf({ token, result: errorCode }) }
    },
  }
}
