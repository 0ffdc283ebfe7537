import { onePerShop } from '../../platform/one-per-shop.ts'
import { useShop } from '../../platform/shop-context.ts'
import { createShopStorage } from '../../platform/shop-storage.ts'
import { openEmployeeSession } from './employee-session.ts'

const sessionOf = onePerShop((shop) =>
  openEmployeeSession(
    shop,
    createShopStorage(
      () => window.localStorage,
      (error) => shop.reportError(error, 'warn'),
    ),
  ),
)

export function useEmployeeSession() {
  return sessionOf(useShop())
}
