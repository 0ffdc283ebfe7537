import {
  NOTIFICATIONS_META,
  NOTIFICATIONS_PATH,
  type TypedNotification,
} from '@firkant/domain/personalisation/notifications.ts'

/** Fire and forget: nobody waits for the answer, and leaving the page does not stop it. */
export function createNotifier(win: Window, market: string): (notification: TypedNotification) => void {
  const outside = win.document.querySelector<HTMLMetaElement>(`meta[name=${NOTIFICATIONS_META}]`)?.content
  return ({ type, body }) => {
    const address = `${outside ?? ''}${NOTIFICATIONS_PATH}/${type}?market=${market}`
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
