import type { MarketLanguage } from '../market/market.ts'
import { STOCK_ALERT_PAGES, type StockAlertPage } from '../stock-alerts/stock-alert-steps.ts'

const PATHS: Readonly<Record<MarketLanguage, Readonly<Record<StockAlertPage, string>>>> = {
  da: {
    confirm: '/listebesked/bekraeft',
    confirmed: '/listebesked/bekraeftet',
    cancel: '/listebesked/afmeld',
    cancelled: '/listebesked/afmeldt',
    expired: '/listebesked/link-udloebet',
  },
  nb: {
    confirm: '/listevarsel/bekreft',
    confirmed: '/listevarsel/bekreftet',
    cancel: '/listevarsel/meld-av',
    cancelled: '/listevarsel/meldt-av',
    expired: '/listevarsel/lenke-utlopt',
  },
  sv: {
    confirm: '/listbevakning/bekrafta',
    confirmed: '/listbevakning/bekraftad',
    cancel: '/listbevakning/avsluta',
    cancelled: '/listbevakning/avslutad',
    expired: '/listbevakning/lank-utgangen',
  },
}

/** Without language prefix: the pages behind the links of a list's mails. */
export function listAlertPath(language: MarketLanguage, page: StockAlertPage): string {
  return PATHS[language][page]
}

export function findListAlertPage(language: MarketLanguage, path: string): StockAlertPage | undefined {
  return STOCK_ALERT_PAGES.find((page) => PATHS[language][page] === path)
}
