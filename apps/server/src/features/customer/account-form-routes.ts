import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readReturnUrl, SIGN_IN_FORMS, SIGN_IN_PARAMS, waitUntil } from '@firkant/domain/customer/sign-in-forms.ts'
import { validateEmail } from '@firkant/domain/mail/email-address.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readSoftLoginToken, setSessionCookie } from '../../platform/sessions/session-cookies.ts'
import type { AccountContext } from './account-context.ts'
import {
  LOGINS_PER_MINUTE,
  PASSWORD_CHANGES_PER_MINUTE,
  PASSWORD_LINKS_PER_MINUTE,
  REGISTRATIONS_PER_MINUTE,
} from './account-routes.ts'
import { readLoginRequester } from './customer-identity.ts'
import { logIn } from './log-in.ts'
import { requestPasswordLink } from './password-links.ts'
import { resetPassword } from './passwords.ts'
import { register } from './register.ts'

interface FormContext extends AccountContext {
  readonly pagesOf: (language: MarketLanguage) => Promise<WellKnownPages>
}

interface Form {
  readonly fields: URLSearchParams
  readonly language: MarketLanguage
  readonly pages: WellKnownPages
  readonly field: (name: string) => string
}

async function readForm(context: FormContext, request: FastifyRequest): Promise<Form> {
  const fields = fieldsOf(request)
  const { language } = marketOf(context.brand, spokenLanguage(context.brand, fields))
  return { fields, language, pages: await context.pagesOf(language), field: (name) => fields.get(name) ?? '' }
}

function lead(reply: FastifyReply, address: string, params: Readonly<Record<string, string | undefined>> = {}) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, value)
  return reply
    .header('cache-control', 'no-store')
    .redirect(query.size > 0 ? `${address}?${query.toString()}` : address, 303)
}

const returnUrlOf = ({ field }: Form) => readReturnUrl(field(SIGN_IN_PARAMS.returnUrl))

/** Too many wrong passwords: the page says so, and until when, instead of an error document. */
function secondsToWait(error: unknown): number {
  if (!(error instanceof ProblemException) || error.code !== 'too-many-requests') throw error
  return error.details.retryAfterS ?? 0
}

async function answerLogin(context: FormContext, request: FastifyRequest, reply: FastifyReply) {
  const form = await readForm(context, request)
  const { pages, language, field } = form
  const returnUrl = returnUrlOf(form)
  const requester = readLoginRequester(request, reply, { ...context, language })
  const credentials = {
    email: field('email'),
    password: field('password'),
    isSoftLogin: field('isSoftLogin') === 'true',
    softToken: readSoftLoginToken(request),
  }
  const attempted = await logIn(context, requester, credentials).catch((error: unknown) => ({
    value: undefined,
    retryAfterS: secondsToWait(error),
  }))
  const { value: signedIn, retryAfterS } = attempted
  if (signedIn) {
    setSessionCookie(reply, 'customer', signedIn.token)
    return lead(reply, returnUrl ?? pages.myPagesStartPageUrl)
  }
  const until = retryAfterS === undefined ? undefined : waitUntil(retryAfterS, context.now())
  return lead(reply, pages.loginPageUrl, { result: until === undefined ? 'failed' : 'tooMany', until, returnUrl })
}

async function answerRegistration(context: FormContext, request: FastifyRequest, reply: FastifyReply) {
  const form = await readForm(context, request)
  const { pages, language, field, fields } = form
  const returnUrl = returnUrlOf(form)
  const requester = readLoginRequester(request, reply, { ...context, language })
  const done = await register(context, requester, {
    forename: field('forename'),
    surname: field('surname'),
    email: field('email'),
    phoneNumber: field('phoneNumber'),
    password: field('password'),
    confirmPassword: field('confirmPassword'),
    wantsNewsletter: fields.has('approveNewsletter'),
  })
  if (!done.ok) return lead(reply, pages.registrationPageUrl, { result: done.code, returnUrl })
  setSessionCookie(reply, 'customer', done.value.token)
  return lead(reply, returnUrl ?? pages.myPagesStartPageUrl)
}

async function answerForgotPassword(context: FormContext, request: FastifyRequest, reply: FastifyReply) {
  const { pages, language, field } = await readForm(context, request)
  const email = field('email')
  if (validateEmail(email)) return lead(reply, pages.forgotPasswordPageUrl, { result: 'emptyEmail' })
  await requestPasswordLink(context, { email, language })
  return lead(reply, pages.forgotPasswordPageUrl, { result: 'sent' })
}

async function answerNewPassword(context: FormContext, request: FastifyRequest, reply: FastifyReply) {
  const { pages, language, field } = await readForm(context, request)
  const token = field(SIGN_IN_PARAMS.token)
  const keepStored = field(SIGN_IN_PARAMS.keepStored) === 'true'
  const chosen = { token, password: field('password'), confirmPassword: field('confirmPassword'), keepStored }
  const errorCode = await resetPassword(context, chosen)
  if (errorCode === undefined) return lead(reply, pages.loginPageUrl, { result: 'passwordChosen' })
  const { createPassword, resetPassword: reset } = FIXED_PATHS
  const paths = field(SIGN_IN_PARAMS.isFirst) === 'true' ? createPassword : reset
  return lead(reply, localizePath(context.brand, language, paths[language]), { token, result: errorCode })
}

/** The sign-in without scripts: each form is answered with the page that shows what came of it. */
export async function registerAccountForms(app: FastifyInstance, context: FormContext): Promise<void> {
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(SIGN_IN_FORMS.login, fromShop(LOGINS_PER_MINUTE), (request, reply) =>
      answerLogin(context, request, reply),
    )
    forms.post(SIGN_IN_FORMS.register, fromShop(REGISTRATIONS_PER_MINUTE), (request, reply) =>
      answerRegistration(context, request, reply),
    )
    forms.post(SIGN_IN_FORMS.forgotPassword, fromShop(PASSWORD_LINKS_PER_MINUTE), (request, reply) =>
      answerForgotPassword(context, request, reply),
    )
    forms.post(SIGN_IN_FORMS.newPassword, fromShop(PASSWORD_CHANGES_PER_MINUTE), (request, reply) =>
      answerNewPassword(context, request, reply),
    )
  })
}
