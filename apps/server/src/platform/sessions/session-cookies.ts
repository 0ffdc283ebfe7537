import type { SessionKind } from './session-service.ts'

/** The cookie that carries the token of each kind of session. */
export const SESSION_COOKIES: Readonly<Record<SessionKind, string>> = { customer: 'customer', employee: 'employee' }
/** The token of a newsletter's link: it tells who somebody is, and signs nobody in. */
export const SOFT_LOGIN_COOKIE = 'soft-login'
