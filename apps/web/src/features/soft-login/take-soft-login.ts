import { isSoftLoginToken, SOFT_LOGIN_PARAM } from '@firkant/domain/customer/soft-login.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { CUSTOMER_DATA } from '../customer/customer-session.ts'

/** Recognises the customer of a newsletter's link. The token leaves the address before anything else can read it. */
export function takeSoftLogin({ location, history }: Pick<Window, 'location' | 'history'>, shop: Shop): void {
  const url = new URL(location.href)
  const eclub = url.searchParams.get(SOFT_LOGIN_PARAM)
  if (eclub === null) return
  url.searchParams.delete(SOFT_LOGIN_PARAM)
  history.replaceState(history.state, '', url)
  if (!isSoftLoginToken(eclub)) return
  shop.api
    .get('voyado/softlogin', { eclub })
    .then(() => shop.dynamicData.changed(CUSTOMER_DATA))
    .catch((error: unknown) => shop.reportError(error, 'warn'))
}
