import type { MarketLanguage } from '../market/market.ts'

/**
 * The pages behind the links of its mails. `confirm` and `cancel` change nothing until their button is pressed, because
 * mail scanners follow every link.
 */
export const STOCK_ALERT_PAGES = ['confirm', 'confirmed', 'cancel', 'cancelled', 'expired'] as const
export type StockAlertPage = (typeof STOCK_ALERT_PAGES)[number]

const PATHS: Readonly<Record<MarketLanguage, Readonly<Record<StockAlertPage, string>>>> = {
  da: {
    confirm: '/lagerbesked/bekraeft',
    confirmed: '/lagerbesked/bekraeftet',
    cancel: '/lagerbesked/afmeld',
    cancelled: '/lagerbesked/afmeldt',
    expired: '/lagerbesked/link-udloebet',
  },
  nb: {
    confirm: '/lagervarsel/bekreft',
    confirmed: '/lagervarsel/bekreftet',
    cancel: '/lagervarsel/meld-av',
    cancelled: '/lagervarsel/meldt-av',
    expired: '/lagervarsel/lenke-utlopt',
  },
  sv: {
    confirm: '/lagerbevakning/bekrafta',
    confirmed: '/lagerbevakning/bekraftad',
    cancel: '/lagerbevakning/avsluta',
    cancelled: '/lagerbevakning/avslutad',
    expired: '/lagerbevakning/lank-utgangen',
  },
}

/** Without language prefix. A form is sent to the path of its own page. */
export function stockAlertPath(language: MarketLanguage, page: StockAlertPage): string {
  return PATHS[language][page]
}

export function findStockAlertPage(language: MarketLanguage, path: string): StockAlertPage | undefined {
  return STOCK_ALERT_PAGES.find((page) => PATHS[language][page] === path)
}
