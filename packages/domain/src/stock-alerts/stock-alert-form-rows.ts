import { formFields, text } from '../http/form-fields.ts'
import type { Form, FormTable } from '../http/form.ts'
import { localizePath } from '../market/localized-path.ts'
import type { MarketLanguage } from '../market/market.ts'
import { TOKEN_PARAM } from '../newsletter/newsletter-steps.ts'
import { STOCK_ALERT_FORM_PATH } from './stock-alert-form.ts'
import { stockAlertPath, type StockAlertPage } from './stock-alert-steps.ts'

/** Each request may send a mail to someone; a person waits for a few things at most. */
export const STOCK_ALERTS_PER_MINUTE = 10

type PathOf = (language: MarketLanguage, page: StockAlertPage) => string

const ofLink = (pathOf: PathOf, page: StockAlertPage) =>
  ({
    tag: 'alerts',
    pathsIn: (brand, language) => [localizePath(brand, language, pathOf(language, page))],
    fields: formFields({ [TOKEN_PARAM]: text }),
    who: 'linkHolder',
    ignoresMultipart: true,
  }) as const satisfies Partial<Form>

export const confirmAlertRow = (pathOf: PathOf, summary: string) =>
  ({ ...ofLink(pathOf, 'confirm'), summary, leadsTo: ['alertStep'] }) as const satisfies Form
export const cancelAlertRow = (pathOf: PathOf, summary: string) =>
  ({
    ...ofLink(pathOf, 'cancel'),
    summary,
    leadsTo: ['alertStep', 'noPage'],
    isOneClick: true,
  }) as const satisfies Form

export const stockAlertFormRows = {
  'stockAlerts.add': {
    tag: 'alerts',
    summary: 'Asks for a mail when something is back in stock; the fragment says what came of it',
    path: STOCK_ALERT_FORM_PATH,
    fields: formFields({ sku: text, email: text }),
    who: 'anybody',
    perMinute: STOCK_ALERTS_PER_MINUTE,
    leadsTo: ['product'],
    ignoresMultipart: true,
  },
  'stockAlerts.confirm': confirmAlertRow(stockAlertPath, 'Confirms a stock alert'),
  'stockAlerts.cancel': cancelAlertRow(stockAlertPath, 'Cancels a stock alert'),
} as const satisfies FormTable
