import type { MarketLanguage } from '../market/market.ts'
import type { NewsletterErrorCode } from './newsletter.ts'

/** Other mails that an address may have asked for. */
export const ALERT_KINDS = ['stockAlerts', 'listAlerts'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** The forms of the preference page: what is sent, where to, and nothing at all. */
export const PREFERENCE_FORMS = ['choices', 'address', 'end'] as const
export type PreferenceForm = (typeof PREFERENCE_FORMS)[number]

export type PreferenceOutcome = 'saved' | 'sent' | 'ended' | NewsletterErrorCode
const OUTCOMES: Readonly<Record<PreferenceOutcome, boolean>> = {
  saved: true,
  sent: true,
  ended: true,
  emptyEmail: false,
  invalidEmail: false,
}

/** Names of the fields, and of the parameter that tells how a form ended. */
export const PREFERENCE_FORM_FIELD = 'form'
export const PREFERENCE_OUTCOME_PARAM = 'outcome'
export const PERSONALISED_FIELD = 'personalised'

export function readPreferenceOutcome(written: string): PreferenceOutcome | undefined {
  return Object.hasOwn(OUTCOMES, written) ? (written as PreferenceOutcome) : undefined
}

export function isPreferenceDone(outcome: PreferenceOutcome): boolean {
  return OUTCOMES[outcome]
}

/** What somebody with the link of a newsletter sees of its subscription. */
export interface NewsletterPreferences {
  readonly maskedEmail: string
  readonly isSubscribed: boolean
  readonly isPersonalised: boolean
  /** How many of each are waiting. */
  readonly alerts: Readonly<Record<AlertKind, number>>
}

/** What the form says should be sent from now on. */
export interface PreferenceChoices {
  readonly newsletter: boolean
  readonly personalised: boolean
  readonly alerts: Readonly<Record<AlertKind, boolean>>
}

export const NO_MAILS: PreferenceChoices = {
  newsletter: false,
  personalised: false,
  alerts: { stockAlerts: false, listAlerts: false },
}

/** Raise it when the text changes: a page that was open before then asks for nothing that was not read. */
export const PERSONALISATION_VERSION = '1'

const PERSONALISATION_TEXTS: Readonly<Record<MarketLanguage, string>> = {
  da: 'Ja tak til personligt indhold. Når jeg åbner et link i nyhedsbrevet, må {brand} kende mig igen, skrive mit fornavn og vise mine tilbud. Jeg kan altid sige nej igen.',
  nb: 'Ja takk til personlig innhold. Når jeg åpner en lenke i nyhetsbrevet, kan {brand} kjenne meg igjen, skrive fornavnet mitt og vise tilbudene mine. Jeg kan alltid si nei igjen.',
  sv: 'Ja tack till personligt innehåll. När jag öppnar en länk i nyhetsbrevet får {brand} känna igen mig, skriva mitt förnamn och visa mina erbjudanden. Jag kan alltid säga nej igen.',
}

/** What is agreed to; stored with the answer as proof. */
export function personalisationText(language: MarketLanguage, brandName: string): string {
  return PERSONALISATION_TEXTS[language].replace('{brand}', brandName)
}

type Read = (name: string) => string | null

export const readPersonalised = (read: Read): boolean => read(PERSONALISED_FIELD) === PERSONALISATION_VERSION

export function readPreferenceChoices(read: Read): PreferenceChoices {
  return {
    newsletter: read('newsletter') !== null,
    personalised: readPersonalised(read),
    alerts: { stockAlerts: read('stockAlerts') !== null, listAlerts: read('listAlerts') !== null },
  }
}
