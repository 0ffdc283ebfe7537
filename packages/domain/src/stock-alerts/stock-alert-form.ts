/** Target of the form without scripts. */
export const STOCK_ALERT_FORM_PATH = '/stock-alerts/add'

/** Id of the form on a product's page: links from cards and carts lead to it. */
export const STOCK_ALERT_ID = 'stock-alert'

/** Outcome → fragment of the product page: kept pages are the same for all visitors, so only the address can say it. */
export const STOCK_ALERT_OUTCOMES = {
  sent: 'stock-alert-sent',
  emptyEmail: 'stock-alert-empty',
  invalidEmail: 'stock-alert-invalid',
} as const
export type StockAlertOutcome = keyof typeof STOCK_ALERT_OUTCOMES

export const stockAlertAddress = (productUrl: string) => `${productUrl}#${STOCK_ALERT_ID}`
