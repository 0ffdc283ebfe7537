import { isSoftLoginToken, SOFT_LOGIN_PARAM } from '@firkant/domain/customer/soft-login.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { CUSTOMER_DATA } from '../customer/customer-session.ts'

declare global {
  interface Window {
    /** Token of the newsletter's link by which this page was opened; the document took it out of the address. */
    [SOFT_LOGIN_PARAM]?: string | undefined
  }
}

/** Recognises the customer of the newsletter's link by which this page was opened; undefined without one. */
export function takeSoftLogin(win: Pick<Window, typeof SOFT_LOGIN_PARAM>, shop: Shop): (() => void) | undefined {
  const eclub = win[SOFT_LOGIN_PARAM]
  delete win[SOFT_LOGIN_PARAM]
  if (eclub === undefined || !isSoftLoginToken(eclub)) return undefined
  return () =>
    void shop.api
      .get('voyado/softlogin', { eclub })
      .then(() => shop.dynamicData.changed(CUSTOMER_DATA))
      .catch((error: unknown) => shop.reportError(error, 'warn'))
}
