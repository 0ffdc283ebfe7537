import type { ApiClient } from '../../platform/api-client.ts'
import type { LiveDynamicData } from '../../platform/dynamic-data/dynamic-data-store.ts'

/** Ends the session. Both reject when the server fails. */
export interface CustomerSession {
  readonly logOut: () => Promise<void>
  /** Ends the recognition by a newsletter link. */
  readonly removePersonalisation: () => Promise<void>
}

export function openCustomerSession(api: ApiClient, dynamicData: LiveDynamicData): CustomerSession {
  // Cart and lists depend on who the visitor is.
  const forgotten = () => dynamicData.changed(['customer', 'cart', 'wishlist'])
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
