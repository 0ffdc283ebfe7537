import { onePerShop } from '../../platform/one-per-shop.ts'
import { useShop } from '../../platform/shop-context.ts'
import { createShopStorage } from '../../platform/shop-storage.ts'
import { openEmployeeSession } from './employee-session.ts'

/** What this browser knows of whoever works in it. */
export const employeeStorageOf = onePerShop((shop) =>
  createShopStorage(
    () => window.localStorage,
    (error) => shop.reportError(error, 'warn'),
  ),
)

const sessionOf = onePerShop((shop) => openEmployeeSession(shop, employeeStorageOf(shop)))

export function useEmployeeSession() {
  return sessionOf(useShop())
}
