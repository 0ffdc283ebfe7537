import {
  CONSENT_CATEGORIES,
  CONSENT_CATEGORY_FIELD,
  CONSENT_CHOICE_FIELD,
  CONSENT_PLACE_FIELD,
  CONSENT_PLACES,
  CONSENT_VERSION,
  CONSENT_VERSION_FIELD,
  FULL_CONSENT,
  NO_CONSENT,
  type Consent,
  type ConsentCategory,
  type ConsentPlace,
} from './consent.ts'

export const CONSENT_CHOICES = ['all', 'necessary', 'chosen'] as const
export type ConsentChoice = (typeof CONSENT_CHOICES)[number]

export interface ConsentAnswer {
  readonly consent: Consent
  readonly place: ConsentPlace
  /** Of the texts that were read: a page may be older than the shop. */
  readonly version: number
}

export function consentOfChoice(choice: ConsentChoice, chosen: readonly string[]): Consent {
  if (choice === 'all') return FULL_CONSENT
  if (choice === 'necessary') return NO_CONSENT
  const has = (category: ConsentCategory) => chosen.includes(category)
  return { statistics: has('statistics'), marketing: has('marketing'), personalisation: has('personalisation') }
}

/** Reads the form, in the browser and on the server; undefined for what it can't have sent. */
export function readConsentForm(fields: URLSearchParams | FormData): ConsentAnswer | undefined {
  const choice = CONSENT_CHOICES.find((known) => known === fields.get(CONSENT_CHOICE_FIELD))
  const place = CONSENT_PLACES.find((known) => known === fields.get(CONSENT_PLACE_FIELD))
  const version = Number(fields.get(CONSENT_VERSION_FIELD))
  const chosen = fields.getAll(CONSENT_CATEGORY_FIELD).map(String)
  const isKnown = chosen.every((name) => CONSENT_CATEGORIES.some((category) => category === name))
  if (!choice || !place || !isKnown || !isConsentVersion(version)) return undefined
  return { consent: consentOfChoice(choice, chosen), place, version }
}

export function isConsentVersion(version: number): boolean {
  return Number.isInteger(version) && version >= 1 && version <= CONSENT_VERSION
}
