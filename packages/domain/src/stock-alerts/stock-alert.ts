import { DAY_MS, MINUTE_MS } from '../duration/duration.ts'

export const STOCK_ALERT_ERRORS = ['emptyEmail', 'invalidEmail', 'available', 'unknownSku'] as const
export type StockAlertErrorCode = (typeof STOCK_ALERT_ERRORS)[number]

/** The same for known and unknown addresses: what the shop knows of an address is said in a mail to it alone. */
export interface StockAlertAnswer {
  readonly success: boolean
  readonly errorCode?: StockAlertErrorCode | undefined
}

/** State → allowed next states. Only the mailbox's owner can confirm; a later request begins again. */
export const STOCK_ALERT_STEPS = {
  pending: ['pending', 'confirmed', 'cancelled'],
  confirmed: ['notified', 'cancelled'],
  notified: ['pending'],
  cancelled: ['pending'],
} as const
export type StockAlertState = keyof typeof STOCK_ALERT_STEPS

/** How long a row is kept in each state; then it is deleted. */
export const STOCK_ALERT_LIFE_MS: Readonly<Record<StockAlertState, number>> = {
  /** As long as the link in the mail works. */
  pending: 7 * DAY_MS,
  confirmed: 180 * DAY_MS,
  /** So that the links of its mails still find it. */
  notified: 30 * DAY_MS,
  cancelled: 30 * DAY_MS,
}

/** Minimum time between two mails about one product to one address, whoever requests them. */
export const STOCK_ALERT_QUIET_MS = 10 * MINUTE_MS
/** Requests for one mailbox within a day that are answered by mail: strangers can't fill it. */
export const MAX_STOCK_ALERTS_A_DAY = 8

export interface KnownStockAlert {
  readonly state: StockAlertState
  readonly requestedAt: Date
  readonly expiresAt: Date
}

/** `confirm`: ask the owner; `known`: say that the alert is set already; `none`: a mail about it is on its way. */
export type StockAlertMail = 'confirm' | 'known' | 'none'

export function stockAlertMailFor(
  known: KnownStockAlert | undefined,
  { requestsToday, now }: { readonly requestsToday: number; readonly now: Date },
): StockAlertMail {
  const isCurrent = known !== undefined && known.expiresAt > now
  if (isCurrent && known.state === 'confirmed') return 'known'
  const isQuiet = known !== undefined && now.getTime() - known.requestedAt.getTime() < STOCK_ALERT_QUIET_MS
  if (isCurrent && known.state === 'pending' && isQuiet) return 'none'
  return requestsToday < MAX_STOCK_ALERTS_A_DAY ? 'confirm' : 'none'
}

export function stockAlertExpiry(state: StockAlertState, now: Date): Date {
  return new Date(now.getTime() + STOCK_ALERT_LIFE_MS[state])
}
