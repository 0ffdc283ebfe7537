import type { SessionKind } from './session-service.ts'

/** Cookie name for each kind of session. */
export const SESSION_COOKIES: Readonly<Record<SessionKind, string>> = { customer: 'customer', employee: 'employee' }
/** Holds the token of a newsletter link: it identifies a customer but does not sign in. */
export const SOFT_LOGIN_COOKIE = 'soft-login'
