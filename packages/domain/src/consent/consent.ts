import { DAY_S } from '../duration/duration.ts'

/** What may be refused. What the shop can't work without is not asked about. */
export const CONSENT_CATEGORIES = ['statistics', 'marketing', 'personalisation'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]
export type Consent = Readonly<Record<ConsentCategory, boolean>>

/** Raise it when a purpose or a text changes: everybody is asked again. */
export const CONSENT_VERSION = 4
export const CONSENT_COOKIE = 'consent'
export const CONSENT_MAX_AGE_S = 365 * DAY_S

/** Target of the form in the banner, in the panel and on the page. */
export const CONSENT_FORM_PATH = '/consent'
export const CONSENT_CHOICE_FIELD = 'choice'
export const CONSENT_CATEGORY_FIELD = 'category'
export const CONSENT_PLACE_FIELD = 'place'
export const CONSENT_VERSION_FIELD = 'version'
/** Fragment after the form was sent without scripts. */
export const CONSENT_SAVED_FRAGMENT = 'cookies-saved'

export const CONSENT_PLACES = ['banner', 'panel', 'page', 'newsletter'] as const
/** Where the question was answered; part of the proof. */
export type ConsentPlace = (typeof CONSENT_PLACES)[number]

export const NO_CONSENT: Consent = { statistics: false, marketing: false, personalisation: false }
export const FULL_CONSENT: Consent = { statistics: true, marketing: true, personalisation: true }

export interface StoredConsent {
  readonly consent: Consent
  readonly version: number
  /** Random: the proof log has its hash. */
  readonly id: string
}

const letterOf = (category: ConsentCategory) => category.slice(0, 1)
const STORED = /^(\d{1,4})\.(s?m?p?)\.([\w-]{22})$/

/** As the cookie's value: version, first letters of what was allowed, id. */
export function writeConsent({ consent, version, id }: StoredConsent): string {
  const letters = CONSENT_CATEGORIES.filter((category) => consent[category]).map(letterOf)
  return `${version}.${letters.join('')}.${id}`
}

export function readConsent(value: string | undefined): StoredConsent | undefined {
  const [, version, letters, id] = STORED.exec(value ?? '') ?? []
  if (version === undefined || letters === undefined || id === undefined) return undefined
  const has = (category: ConsentCategory) => letters.includes(letterOf(category))
  const consent = {
    statistics: has('statistics'),
    marketing: has('marketing'),
    personalisation: has('personalisation'),
  }
  return { consent, version: Number(version), id }
}

/** Undefined if nobody was asked, or about something else than today. */
export function currentConsent(value: string | undefined): Consent | undefined {
  const stored = readConsent(value)
  return stored?.version === CONSENT_VERSION ? stored.consent : undefined
}

const CHOSEN = new RegExp(`(?:^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}\\.(\\w*)\\.`)

/** For code that every page loads: the letters of what is allowed; undefined before the visitor was asked. */
export function allowedLetters(cookies: string): string | undefined {
  return CHOSEN.exec(cookies)?.[1]
}

/** The cookie's value in `document.cookie` or a cookie header. */
export function findConsentCookie(cookies: string): string | undefined {
  const start = `${CONSENT_COOKIE}=`
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(start))
  return found?.slice(start.length)
}
