/** Names the order of a link. */
export const ORDER_TOKEN_PARAM = 'token'
/** Of the link by which a mailbox confirms an order, on the page of its confirmation. */
export const CONFIRM_TOKEN_PARAM = 'confirm'

/** What the pages of orders post to where there are no scripts. */
export const ORDER_FORM_PATHS = {
  find: '/orders/find',
  confirm: '/orders/confirm',
  withdraw: '/orders/withdraw',
  confirmWithdrawal: '/orders/withdraw/confirm',
} as const

/** Names in the withdrawal form: `quantity.` is followed by the line's id. */
export const WITHDRAWAL_FIELDS = { token: 'token', hasLines: 'hasLines', line: 'line', quantity: 'quantity.' } as const

/** What came of asking for a link without scripts, on the order's page. */
export const FIND_ORDER_PARAMS = { sent: 'sent', wrong: 'wrong' } as const
export const FIND_ORDER_FIELDS = ['orderNumber', 'email'] as const
export type FindOrderField = (typeof FIND_ORDER_FIELDS)[number]

/** What the checkout's page posts to where there are no scripts. */
export const CHECKOUT_FORM_PATHS = {
  details: '/checkout/details',
  place: '/checkout/place',
  reopen: '/checkout/reopen',
} as const
