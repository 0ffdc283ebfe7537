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
  /** After too many attempts: the moment of the next one, in seconds since 1970. */
  until: 'until',
  token: 'token',
  /** The password is the account's first: a refusal leads back to that page. */
  isFirst: 'first',
  /** What the owner of a mailbox that was never proved says of what lies in the account: `true` or `false`. */
  keepStored: 'keepStored',
} as const

const MAX_RETURN_URL_LENGTH = 500
const ANY_ORIGIN = 'https://shop.invalid'

/** A path of this shop, never another site: a link to the login must not lead a customer elsewhere. */
export function readReturnUrl(given: string | null | undefined): string | undefined {
  if (!given || given.length > MAX_RETURN_URL_LENGTH || !given.startsWith('/')) return undefined
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

export const waitUntil = (seconds: number, now: Date): string => String(Math.floor(now.getTime() / 1000) + seconds)

/** No wait of this shop is longer: what a made-up address says beyond it is not shown. */
const MAX_WAIT_S = 3600

/** Seconds that are left of a wait that an address tells of; 0 once it is over. */
export function readWait(until: string, now: Date): number {
  const left = /^\d{1,12}$/.test(until) ? Number(until) - Math.floor(now.getTime() / 1000) : 0
  return left <= MAX_WAIT_S ? Math.max(0, left) : 0
}
