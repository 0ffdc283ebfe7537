import type { ApiClient } from '../../platform/api-client.ts'
import type { LiveDynamicData } from '../../platform/dynamic-data/dynamic-data-store.ts'

/** How the visitor stops being known. Each rejects when the server did not do it. */
export interface CustomerSession {
  readonly logOut: () => Promise<void>
  /** Forgets whom a link of our own newsletter told us of. */
  readonly removePersonalisation: () => Promise<void>
}

export function openCustomerSession(api: ApiClient, dynamicData: LiveDynamicData): CustomerSession {
  // Whose cart and lists are shown depends on who one is.
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
