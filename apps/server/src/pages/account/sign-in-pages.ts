import { RESET_PASSWORD_ERRORS } from '@firkant/domain/customer/customer-calls.ts'
import { REGISTRATION_ERRORS } from '@firkant/domain/customer/registration.ts'
import {
  FORGOT_PASSWORD_RESULTS,
  LOGIN_RESULTS,
  readReturnUrl,
  readWait,
  SIGN_IN_PARAMS,
} from '@firkant/domain/customer/sign-in-forms.ts'
import { FIXED_PATHS, type Paths } from '@firkant/domain/market/fixed-paths.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import type { WellKnownPageKey } from '@firkant/domain/well-known/well-known-pages.ts'
import { listWellKnownPages } from '../../features/content/content-store.ts'
import { isKeepingAsked, isPasswordLinkUsable } from '../../features/customer/passwords/passwords.ts'
import { buildPage, paramOf, privatePage } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

/** Pages at paths that editors choose. */
const WRITTEN_PAGES = {
  LoginPage: 'loginPageUrl',
  RegistrationPage: 'registrationPageUrl',
  ForgotPasswordPage: 'forgotPasswordPageUrl',
} as const satisfies Readonly<Record<string, WellKnownPageKey>>
type SignInPage = keyof typeof WRITTEN_PAGES
const SIGN_IN_PAGES = Object.keys(WRITTEN_PAGES) as readonly SignInPage[]

type Names = Readonly<Record<MarketLanguage, string>>
const NAMES: Readonly<Record<SignInPage | NewPasswordPage, Names>> = {
  LoginPage: { da: 'Log ind', nb: 'Logg inn', sv: 'Logga in' },
  RegistrationPage: { da: 'Opret konto', nb: 'Opprett konto', sv: 'Skapa konto' },
  ForgotPasswordPage: { da: 'Glemt adgangskode', nb: 'Glemt passord', sv: 'Glömt lösenord' },
  CreatePasswordPage: { da: 'Vælg en adgangskode', nb: 'Velg et passord', sv: 'Välj ett lösenord' },
  ResetPasswordPage: { da: 'Ny adgangskode', nb: 'Nytt passord', sv: 'Nytt lösenord' },
}

/** Shown without scripts too: whose login it is, and the rule for passwords. */
const VISITOR_DATA = ['customer', 'loginPages'] as const

const oneOf = <Value extends string>(values: readonly Value[], given: string): Value | undefined =>
  values.find((value) => value === given)

const WITH_TOO_MANY = 'tooMany'
const MAX_TOKEN_LENGTH = 200

function modelOf(name: SignInPage, request: PageRequest) {
  const result = paramOf(request, SIGN_IN_PARAMS.result)
  const returnUrl = readReturnUrl(paramOf(request, SIGN_IN_PARAMS.returnUrl))
  switch (name) {
    case 'LoginPage': {
      const wait = readWait(paramOf(request, SIGN_IN_PARAMS.until), request.now)
      // Once the wait is over there is nothing to say.
      const isOver = result === WITH_TOO_MANY && wait === 0
      return { returnUrl, result: isOver ? undefined : oneOf(LOGIN_RESULTS, result), ...(wait > 0 && { wait }) }
    }
    case 'RegistrationPage':
      return { returnUrl, result: oneOf([...REGISTRATION_ERRORS, WITH_TOO_MANY], result) }
    case 'ForgotPasswordPage':
      return { result: oneOf(FORGOT_PASSWORD_RESULTS, result) }
  }
}

async function translationsOf({ database, brand }: PageDependencies, key: WellKnownPageKey) {
  const found = await Promise.all(
    brand.markets.map(async (market) => {
      const { language } = MARKETS[market]
      const pages = await listWellKnownPages(database.replica, { brand: brand.key, language })
      return { language, path: pages[key] }
    }),
  )
  return found.flatMap(({ language, path }) => (path === undefined ? [] : [{ language, path }]))
}

export async function findSignInPage(
  deps: PageDependencies,
  { brand, language, path }: PageRequest,
): Promise<SignInPage | undefined> {
  const pages = await listWellKnownPages(deps.database.replica, { brand: brand.key, language })
  return SIGN_IN_PAGES.find((name) => pages[WRITTEN_PAGES[name]] === path)
}

/** Login, registration, forgotten password: for one visitor, never cached or indexed. */
export async function buildSignInPage(
  deps: PageDependencies,
  request: PageRequest,
  name: SignInPage,
): Promise<PageResult> {
  const page = buildPage<SignInPage>(request, {
    componentName: name,
    cache: 'partial',
    meta: {
      title: `${NAMES[name][request.language]} – ${request.brand.name}`,
      translations: await translationsOf(deps, WRITTEN_PAGES[name]),
    },
    trackingPageType: 'login',
    model: modelOf(name, request),
  })
  return { page, validUntil: undefined, isPublic: false, visitorData: VISITOR_DATA }
}

type NewPasswordPage = 'CreatePasswordPage' | 'ResetPasswordPage'
const NEW_PASSWORD_PATHS: Readonly<Record<NewPasswordPage, Paths>> = {
  CreatePasswordPage: FIXED_PATHS.createPassword,
  ResetPasswordPage: FIXED_PATHS.resetPassword,
}

export function findNewPasswordPage(
  _deps: PageDependencies,
  { language, path }: PageRequest,
): NewPasswordPage | undefined {
  const names = Object.keys(NEW_PASSWORD_PATHS) as readonly NewPasswordPage[]
  return names.find((name) => NEW_PASSWORD_PATHS[name][language] === path)
}

/** Behind the link of a mail: reading the page uses no token up, and one that is used up or expired is told at once. */
export async function buildNewPasswordPage(
  { database, brand, now }: PageDependencies,
  request: PageRequest,
  name: NewPasswordPage,
): Promise<PageResult> {
  const token = paramOf(request, SIGN_IN_PARAMS.token)
  const told = oneOf([...RESET_PASSWORD_ERRORS, WITH_TOO_MANY], paramOf(request, SIGN_IN_PARAMS.result))
  const context = { db: database.main, brand, now }
  const isUsable = token.length <= MAX_TOKEN_LENGTH && (await isPasswordLinkUsable(context, token))
  const asksToKeep = isUsable && (await isKeepingAsked(context, token))
  const built = privatePage<NewPasswordPage>(request, {
    componentName: name,
    model: { token, ...(asksToKeep && { asksToKeep }), result: isUsable ? told : 'invalidToken' },
    name: NAMES[name][request.language],
    paths: NEW_PASSWORD_PATHS[name],
    trackingPageType: 'login',
  })
  return { ...built, visitorData: VISITOR_DATA }
}
