/** Where the plain forms of the sign-in pages are posted: fixed, as editors choose the paths of the pages. */
export const SIGN_IN_FORMS = {
  login: '/account/login',
  register: '/account/register',
  forgotPassword: '/account/forgot-password',
  newPassword: '/account/new-password',
} as const

/** Parameters of the sign-in pages. */
export const SIGN_IN_PARAMS = {
  /** The page that needed a login, or that the visitor came from. */
  returnUrl: 'returnUrl',
  /** What came of a plain form. */
  result: 'result',
  token: 'token',
  /** The password is the account's first: a refusal leads back to that page. */
  isFirst: 'first',
} as const

const LONGEST_RETURN_URL = 500
const ANY_ORIGIN = 'https://shop.invalid'

/** A path of this shop, never another site: a link to the login must not lead a customer elsewhere. */
export function readReturnUrl(given: string | null | undefined): string | undefined {
  if (!given || given.length > LONGEST_RETURN_URL || !given.startsWith('/')) return undefined
  if (!URL.canParse(given, ANY_ORIGIN)) return undefined
  const url = new URL(given, ANY_ORIGIN)
  const isPage =
    url.origin === ANY_ORIGIN && !url.pathname.startsWith('//') && !/^\/(?:api|account)\//.test(url.pathname)
  return isPage ? url.pathname + url.search + url.hash : undefined
}

/** The address of the login for a page that needs one. */
export function loginAddress(loginPageUrl: string, returnUrl: string): string {
  return `${loginPageUrl}?${new URLSearchParams({ [SIGN_IN_PARAMS.returnUrl]: returnUrl }).toString()}`
}

export const LOGIN_RESULTS = ['failed', 'tooMany', 'passwordChosen'] as const
export type LoginResult = (typeof LOGIN_RESULTS)[number]

export const FORGOT_PASSWORD_RESULTS = ['sent', 'failed', 'emptyEmail'] as const
export type ForgotPasswordResult = (typeof FORGOT_PASSWORD_RESULTS)[number]
