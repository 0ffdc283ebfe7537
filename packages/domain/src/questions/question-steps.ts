import type { MarketLanguage } from '../market/market.ts'
import { STOCK_ALERT_PAGES, type StockAlertPage } from '../stock-alerts/stock-alert-steps.ts'
import { QUESTION_FAULTS } from './product-question.ts'

const PAGE: Readonly<Record<MarketLanguage, string>> = { da: '/spoergsmaal', nb: '/sporsmal', sv: '/fragor' }

/** All questions about a product, without language prefix. */
export const questionsPath = (language: MarketLanguage, productKey: string): string => `${PAGE[language]}/${productKey}`

export function findQuestionsOf(language: MarketLanguage, path: string): string | undefined {
  const before = `${PAGE[language]}/`
  const key = path.startsWith(before) ? path.slice(before.length) : ''
  return /^[a-z0-9][a-z0-9-]{0,79}$/.test(key) ? key : undefined
}

const MAIL_PATHS: Readonly<Record<MarketLanguage, Readonly<Record<StockAlertPage, string>>>> = {
  da: {
    confirm: '/spoergsmaalsbesked/bekraeft',
    confirmed: '/spoergsmaalsbesked/bekraeftet',
    cancel: '/spoergsmaalsbesked/afmeld',
    cancelled: '/spoergsmaalsbesked/afmeldt',
    expired: '/spoergsmaalsbesked/link-udloebet',
  },
  nb: {
    confirm: '/sporsmalsvarsel/bekreft',
    confirmed: '/sporsmalsvarsel/bekreftet',
    cancel: '/sporsmalsvarsel/meld-av',
    cancelled: '/sporsmalsvarsel/meldt-av',
    expired: '/sporsmalsvarsel/lenke-utlopt',
  },
  sv: {
    confirm: '/fragebevakning/bekrafta',
    confirmed: '/fragebevakning/bekraftad',
    cancel: '/fragebevakning/avsluta',
    cancelled: '/fragebevakning/avslutad',
    expired: '/fragebevakning/lank-utgangen',
  },
}

/** The pages behind the links of its mails. */
export const questionMailPath = (language: MarketLanguage, page: StockAlertPage): string => MAIL_PATHS[language][page]

export function findQuestionMailPage(language: MarketLanguage, path: string): StockAlertPage | undefined {
  return STOCK_ALERT_PAGES.find((page) => MAIL_PATHS[language][page] === path)
}

export const QUESTION_FORM_PATHS = { ask: '/questions/ask', answer: '/questions/answer' } as const
/** How a form ended. */
export const QUESTION_OUTCOMES = ['asked', 'answered', 'notBought', ...QUESTION_FAULTS] as const
export type QuestionOutcome = (typeof QUESTION_OUTCOMES)[number]
/** The same as a parameter of the page. */
export const QUESTION_OUTCOME_PARAM = 'outcome'
export const QUESTION_SEARCH_PARAM = 'q'
export const QUESTION_PAGE_PARAM = 'page'
/** Where one asks on that page, and where one answers. */
export const ASK_FRAGMENT = 'ask'
/** Where it is said how the form ended: with nothing to mend, that is what is read next. */
export const OUTCOME_FRAGMENT = 'said'
export const answerFragment = (questionId: string): string => `answer-${questionId}`
