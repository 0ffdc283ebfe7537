import { FIXED_PATHS } from '../market/fixed-paths.ts'
import type { MarketLanguage } from '../market/market.ts'

/**
 * The steps of a subscription. `confirm` and `unsubscribe` change nothing until their button is pressed, because mail
 * scanners follow every link.
 */
export const NEWSLETTER_STEPS = [
  'signup',
  'empty',
  'invalid',
  'sent',
  'confirm',
  'confirmed',
  'unsubscribe',
  'unsubscribed',
  'expired',
  'preferences',
] as const
export type NewsletterStep = (typeof NEWSLETTER_STEPS)[number]

/** Name of the field, and of the parameter in a mail's link. */
export const TOKEN_PARAM = 'token'

type StepSlugs = Readonly<Record<Exclude<NewsletterStep, 'signup'>, string>>

const SLUGS: Readonly<Record<MarketLanguage, StepSlugs>> = {
  da: {
    empty: 'mail-mangler',
    invalid: 'ugyldig-mail',
    sent: 'mail-sendt',
    confirm: 'bekraeft',
    confirmed: 'bekraeftet',
    unsubscribe: 'afmeld',
    unsubscribed: 'afmeldt',
    expired: 'link-udloebet',
    preferences: 'indstillinger',
  },
  nb: {
    empty: 'e-post-mangler',
    invalid: 'ugyldig-e-post',
    sent: 'e-post-sendt',
    confirm: 'bekreft',
    confirmed: 'bekreftet',
    unsubscribe: 'meld-av',
    unsubscribed: 'meldt-av',
    expired: 'lenke-utlopt',
    preferences: 'innstillinger',
  },
  sv: {
    empty: 'e-post-saknas',
    invalid: 'ogiltig-e-post',
    sent: 'e-post-skickad',
    confirm: 'bekrafta',
    confirmed: 'bekraftad',
    unsubscribe: 'avanmal',
    unsubscribed: 'avanmald',
    expired: 'lank-utgangen',
    preferences: 'installningar',
  },
}

const PREFIXES: Readonly<Record<MarketLanguage, string>> = {
  da: '/nyhedsbrev/',
  nb: '/nyhetsbrev/',
  sv: '/nyhetsbrev/',
}

/** Without language prefix. A form is sent to the path of its own page. */
export function newsletterPath(language: MarketLanguage, step: NewsletterStep): string {
  return step === 'signup' ? FIXED_PATHS.newsletter[language] : PREFIXES[language] + SLUGS[language][step]
}

export function findNewsletterStep(language: MarketLanguage, path: string): NewsletterStep | undefined {
  return NEWSLETTER_STEPS.find((step) => newsletterPath(language, step) === path)
}

/** The former path, the same in every language: older mails link to it. */
export function oldNewsletterPath(step: NewsletterStep): string {
  return `/newsletter/${step}`
}

export function findOldNewsletterStep(path: string): NewsletterStep | undefined {
  return NEWSLETTER_STEPS.find((step) => oldNewsletterPath(step) === path)
}
