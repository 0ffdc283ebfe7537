import type { Consent } from '@firkant/domain/consent/consent.ts'
import { ITEM_LIST_KEY } from '@firkant/domain/tracking/item-lists.ts'
import { createShopStorage, type ShopStorage } from '../../platform/shop-storage.ts'
import { createConsentedStorage } from './event-gate.ts'
import { SESSION_KEY } from './notifications.ts'
import { CUSTOMER_KEY, PURCHASES_KEY } from './tracker.ts'

export interface TrackingStorage {
  /** Lists and orders, for longer than the visit. */
  readonly lasting: ShopStorage
  /** The customer that was told of. */
  readonly visit: ShopStorage
  readonly notified: ShopStorage
  /** The tab's, whatever was answered: who uses it asks. */
  readonly tab: ShopStorage
  readonly allow: (consent: Consent) => void
}

const ignored = () => undefined

export function openTrackingStorage(win: Window): TrackingStorage {
  const tab = createShopStorage(() => win.sessionStorage, ignored)
  const local = createShopStorage(() => win.localStorage, ignored)
  const lasting = createConsentedStorage(local, [ITEM_LIST_KEY, PURCHASES_KEY])
  const visit = createConsentedStorage(tab, [CUSTOMER_KEY])
  const notified = createConsentedStorage(tab, [SESSION_KEY])
  return {
    lasting,
    visit,
    notified,
    tab,
    allow({ statistics, personalisation }) {
      lasting.allow(statistics)
      visit.allow(statistics)
      notified.allow(personalisation)
    },
  }
}
