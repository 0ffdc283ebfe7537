/** The order link's token. */
export const ORDER_TOKEN_PARAM = 'token'
/** The token of the link in the mail that asks to confirm the order. */
export const CONFIRM_TOKEN_PARAM = 'confirm'

/** The day of an order as a file for a calendar, with `?token=`. */
export const ORDER_CALENDAR_PATH = '/orders/calendar.ics'

/** Where the order's page says how the shop is reached. */
export const ORDER_CONTACT_ID = 'contact'

/** Where the buyer moves the day of delivery. */
export const ORDER_DAY_ID = 'day'
export const ORDER_DAY_FIELDS = { part: 'part', day: 'day', window: 'window' } as const
/** What came of it, in the address of the order's page. */
export const ORDER_DAY_PARAM = 'moved'
export const DAY_OUTCOMES = ['moved', 'full', 'locked'] as const
export type DayOutcome = (typeof DAY_OUTCOMES)[number]

/** Where a guest makes an account of an order. */
export const OPEN_ACCOUNT_ID = 'account'

/** Targets of the order pages' forms without scripts. */
export const ORDER_FORM_PATHS = {
  find: '/orders/find',
  confirm: '/orders/confirm',
  openAccount: '/orders/account',
  moveDay: '/orders/day',
  withdraw: '/orders/withdraw',
  confirmWithdrawal: '/orders/withdraw/confirm',
} as const

/** Field names of the withdrawal form; `quantity.` is followed by the line's id. */
export const WITHDRAWAL_FIELDS = { token: 'token', hasLines: 'hasLines', line: 'line', quantity: 'quantity.' } as const

/** Result of requesting a link without scripts, as parameters of the order page. */
export const FIND_ORDER_PARAMS = { sent: 'sent', wrong: 'wrong' } as const
export const FIND_ORDER_FIELDS = ['orderNumber', 'email'] as const
export type FindOrderField = (typeof FIND_ORDER_FIELDS)[number]

/** Targets of the checkout's forms without scripts. */
export const CHECKOUT_FORM_PATHS = {
  details: '/checkout/details',
  place: '/checkout/place',
  reopen: '/checkout/reopen',
} as const
