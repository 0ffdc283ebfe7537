import { HOUR_MS } from '../duration/duration.ts'
import type { MarketKey } from '../market/market.ts'
import type { Order } from './order.ts'

/**
 * What somebody whom nobody knows may order against an invoice before their mailbox has said yes: the goods are kept
 * from others while nothing is paid. In the smallest unit of the market's currency.
 */
export const INVOICE_CEILING_MINOR: Readonly<Record<MarketKey, number>> = {
  DK: 15_000_00,
  NO: 22_000_00,
  SE: 22_000_00,
}
/** How many times the ceiling one address may order for within an hour. */
const CEILINGS_PER_HOUR = 3
/** An order that its mailbox does not confirm in this time is none: its goods are for others again. */
const CONFIRM_ORDER_MS = 2 * HOUR_MS

/** The last moment at which its mailbox may confirm an order. */
export const confirmByOf = ({ placedAt }: Pick<Order, 'placedAt'>) => new Date(placedAt.getTime() + CONFIRM_ORDER_MS)

type Invoiced = Pick<Order, 'market' | 'paymentMethodKey' | 'totals'>

export const isInvoiced = ({ paymentMethodKey }: Pick<Order, 'paymentMethodKey'>) => paymentMethodKey === 'invoice'

/** `lastHourMinor`: of other invoices that the same address ordered in the last hour. */
export function isAboveCeiling({ market, totals }: Invoiced, lastHourMinor: number): boolean {
  const ceiling = INVOICE_CEILING_MINOR[market]
  const { toPayMinor } = totals
  return toPayMinor > ceiling || toPayMinor + lastHourMinor > ceiling * CEILINGS_PER_HOUR
}
