import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import { siteModals } from '../../../platform/panels/site-modals.ts'
import { sitePanels } from '../../../platform/panels/site-panels.ts'
import type { Shop } from '../../../platform/shop-context.ts'
import { CUSTOMER_DATA } from '../customer-session.ts'
import { announceMerged } from './announce-merged.ts'

/** Long enough to read that it worked. */
export const CLOSE_AFTER_LOGIN_MS = 800

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Everything that shows whose shop this is follows, in the other tabs too. */
export async function refreshCustomer(shop: Shop, merged: MergedAtLogin | undefined): Promise<void> {
  await shop.dynamicData.changed(CUSTOMER_DATA)
  if (merged) announceMerged(shop, merged)
}

/** After a login: the panel of the soft login closes, data are loaded again, and the modals close a moment later. */
export async function finishLogin(shop: Shop, merged: MergedAtLogin | undefined): Promise<void> {
  if (sitePanels.current()?.name === 'soft-login') sitePanels.close()
  void refreshCustomer(shop, merged)
  await pause(CLOSE_AFTER_LOGIN_MS)
  siteModals.closeAll()
}
