import type { MarketLanguage } from '../market/market.ts'
import { STOCK_ALERT_PAGES, type StockAlertPage } from '../stock-alerts/stock-alert-steps.ts'

/** Behind the link of a mail, or from my pages. */
export const REVIEW_PAGES = ['write', 'sent', 'erased'] as const
export type ReviewPageStep = (typeof REVIEW_PAGES)[number]

const PATHS: Readonly<Record<MarketLanguage, Readonly<Record<ReviewPageStep, string>>>> = {
  da: { write: '/anmeldelse', sent: '/anmeldelse/modtaget', erased: '/anmeldelse/slettet' },
  nb: { write: '/omtale', sent: '/omtale/mottatt', erased: '/omtale/slettet' },
  sv: { write: '/omdome', sent: '/omdome/mottaget', erased: '/omdome/raderat' },
}
/** The form that ends a review; it has no page of its own. */
const ERASE: Readonly<Record<MarketLanguage, string>> = {
  da: '/anmeldelse/slet',
  nb: '/omtale/slett',
  sv: '/omdome/radera',
}

/** Without language prefix. */
export const reviewPath = (language: MarketLanguage, step: ReviewPageStep): string => PATHS[language][step]
export const reviewErasePath = (language: MarketLanguage): string => ERASE[language]

export function findReviewStep(language: MarketLanguage, path: string): ReviewPageStep | undefined {
  return REVIEW_PAGES.find((step) => PATHS[language][step] === path)
}

const MAIL_PATHS: Readonly<Record<MarketLanguage, Readonly<Record<StockAlertPage, string>>>> = {
  da: {
    confirm: '/anmeldelsesmail/bekraeft',
    confirmed: '/anmeldelsesmail/bekraeftet',
    cancel: '/anmeldelsesmail/afmeld',
    cancelled: '/anmeldelsesmail/afmeldt',
    expired: '/anmeldelsesmail/link-udloebet',
  },
  nb: {
    confirm: '/omtalepost/bekreft',
    confirmed: '/omtalepost/bekreftet',
    cancel: '/omtalepost/meld-av',
    cancelled: '/omtalepost/meldt-av',
    expired: '/omtalepost/lenke-utlopt',
  },
  sv: {
    confirm: '/omdomesmejl/bekrafta',
    confirmed: '/omdomesmejl/bekraftad',
    cancel: '/omdomesmejl/avsluta',
    cancelled: '/omdomesmejl/avslutad',
    expired: '/omdomesmejl/lank-utgangen',
  },
}

/** The pages that end these mails. */
export const reviewMailPath = (language: MarketLanguage, page: StockAlertPage): string => MAIL_PATHS[language][page]

export function findReviewMailPage(language: MarketLanguage, path: string): StockAlertPage | undefined {
  return STOCK_ALERT_PAGES.find((page) => MAIL_PATHS[language][page] === path)
}

export const REVIEW_FAULT_PARAM = 'fault'
/** Target of the button below a review. */
export const HELPFUL_FORM_PATH = '/reviews/helpful'
/** Target of the button in my pages. */
export const START_REVIEW_PATH = '/my-pages/review'
export const HELPFUL_FRAGMENT = 'review-thanks'
