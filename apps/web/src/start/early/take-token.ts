import { SOFT_LOGIN_PARAM } from '@firkant/domain/customer/soft-login.ts'

declare global {
  interface Window {
    /** Token of the newsletter's link by which this page was opened, until it is used. */
    [SOFT_LOGIN_PARAM]?: string | undefined
  }
}

/**
 * Part of every document, before any other code: the token of a newsletter's link leaves the address before anything is
 * loaded or reported. The document is cached for everybody, so only the browser can know of it.
 */
export function takeToken(win: Window): void {
  const url = new URL(win.location.href)
  const token = url.searchParams.get(SOFT_LOGIN_PARAM)
  if (token === null) return
  url.searchParams.delete(SOFT_LOGIN_PARAM)
  win.history.replaceState(win.history.state, '', url)
  win[SOFT_LOGIN_PARAM] = token
}
