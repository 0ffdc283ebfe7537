import { CONSENT_COOKIE, CONSENT_VERSION, NO_CONSENT, writeConsent } from '@firkant/domain/consent/consent.ts'

/** Somebody who has answered the question of cookies, with no: what most pages are looked at with. */
export function chosenVisitor(consent = NO_CONSENT) {
  const value = writeConsent({ consent, version: CONSENT_VERSION, id: 'A'.repeat(22) })
  const cookie = { name: CONSENT_COOKIE, value, domain: 'localhost', path: '/', expires: -1 }
  return { cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }], origins: [] }
}
