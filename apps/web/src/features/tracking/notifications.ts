import {
  NOTIFICATIONS_META,
  NOTIFICATIONS_PATH,
  type TypedNotification,
} from '@firkant/domain/personalisation/notifications.ts'
import type { ShopStorage } from '../../platform/shop-storage.ts'
import { newVisitId } from './visits.ts'

export const SESSION_KEY = 'session-key'

interface NotifierParts {
  readonly win: Window
  readonly market: string
  /** Of the tab, for who agreed to personalisation. */
  readonly storage: ShopStorage
  readonly externalId: () => string | undefined
}

/** The tab's number: made with its first notification, hence never before consent. */
function sessionKeyIn(storage: ShopStorage): string {
  const known = storage.get(SESSION_KEY)
  if (known !== null) return known
  const made = newVisitId()
  storage.set(SESSION_KEY, made)
  return made
}

/** Fire and forget: nobody waits for the answer, and leaving the page does not stop it. */
export function createNotifier({
  win,
  market,
  storage,
  externalId,
}: NotifierParts): (notification: TypedNotification) => void {
  const outside = win.document.querySelector<HTMLMetaElement>(`meta[name=${NOTIFICATIONS_META}]`)?.content
  return ({ type, body }) => {
    const sessionKey = sessionKeyIn(storage)
    // Services want a customer for every session: who is not known is one for as long as the tab is open.
    const query = new URLSearchParams({ market, customerKey: externalId() ?? sessionKey, sessionKey })
    const address = `${outside ?? ''}${NOTIFICATIONS_PATH}/${type}?${query.toString()}`
    const text = JSON.stringify(body)
    // Another origin would have to be asked first whether it takes JSON with our header.
    if (outside !== undefined) {
      win.navigator.sendBeacon(address, text)
      return
    }
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
    void win.fetch(address, { method: 'POST', keepalive: true, headers, body: text }).catch(() => undefined)
  }
}
