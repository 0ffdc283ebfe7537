import { findConsentCookie } from '@firkant/domain/consent/consent.ts'
import { mayStore } from '@firkant/domain/consent/may-store.ts'
import { visitorConsent } from '../../platform/visitor-consent.ts'

const mayRecognise = () => mayStore('soft-login', findConsentCookie(document.cookie))

/**
 * At once, unless it was refused in this browser: then when the visitor says otherwise, in the question that is shown
 * here, in the panel or in the banner.
 */
export function recogniseOrAsk(recognise: () => void, ask: () => Promise<() => void>): void {
  if (mayRecognise()) {
    recognise()
    return
  }
  // Who is asked about everything anew has the banner before them.
  const asked = visitorConsent.letters() === undefined ? undefined : ask()
  const stop = visitorConsent.subscribe(() => {
    if (!mayRecognise()) return
    stop()
    recognise()
    void asked?.then((close) => close())
  })
}
