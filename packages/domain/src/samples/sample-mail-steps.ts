import type { MarketLanguage } from '../market/market.ts'
import { STOCK_ALERT_PAGES, type StockAlertPage } from '../stock-alerts/stock-alert-steps.ts'

const PATHS: Readonly<Record<MarketLanguage, Readonly<Record<StockAlertPage, string>>>> = {
  da: {
    confirm: '/proevemail/bekraeft',
    confirmed: '/proevemail/bekraeftet',
    cancel: '/proevemail/afmeld',
    cancelled: '/proevemail/afmeldt',
    expired: '/proevemail/link-udloebet',
  },
  nb: {
    confirm: '/provepost/bekreft',
    confirmed: '/provepost/bekreftet',
    cancel: '/provepost/meld-av',
    cancelled: '/provepost/meldt-av',
    expired: '/provepost/lenke-utlopt',
  },
  sv: {
    confirm: '/provmejl/bekrafta',
    confirmed: '/provmejl/bekraftad',
    cancel: '/provmejl/avsluta',
    cancelled: '/provmejl/avslutad',
    expired: '/provmejl/lank-utgangen',
  },
}

/** The pages that end the reminder of samples, without language prefix. Nothing is confirmed: those two lead nowhere. */
export const sampleMailPath = (language: MarketLanguage, page: StockAlertPage): string => PATHS[language][page]

export function findSampleMailPage(language: MarketLanguage, path: string): StockAlertPage | undefined {
  const pages = STOCK_ALERT_PAGES.filter((page) => page !== 'confirm' && page !== 'confirmed')
  return pages.find((page) => PATHS[language][page] === path)
}
