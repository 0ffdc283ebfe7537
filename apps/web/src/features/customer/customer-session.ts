import type { DynamicDataType } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { ApiClient } from '../../platform/api-client.ts'
import type { LiveDynamicData } from '../../platform/dynamic-data/dynamic-data-store.ts'

/** What depends on who the visitor is. */
export const CUSTOMER_DATA = [
  'customer',
  'cart',
  'checkout',
  'miniCartAccessories',
  'wishlist',
  'shoppingLists',
  'personalDiscounts',
] as const satisfies readonly DynamicDataType[]

/** Ends the session. Both reject when the server fails. */
export interface CustomerSession {
  readonly logOut: () => Promise<void>
  /** Ends the recognition by a newsletter link. */
  readonly removePersonalisation: () => Promise<void>
}

export function openCustomerSession(api: ApiClient, dynamicData: LiveDynamicData): CustomerSession {
  const forgotten = () => dynamicData.changed(CUSTOMER_DATA)
  return {
    async logOut() {
      const { success } = await api.post('ct/authentication/logout', {})
      if (!success) throw new Error('The customer was not logged out')
      await forgotten()
    },
    async removePersonalisation() {
      await api.get('voyado/clear-softlogin')
      await forgotten()
    },
  }
}
