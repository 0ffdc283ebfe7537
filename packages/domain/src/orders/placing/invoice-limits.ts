import type { NeededItem } from '../../cart/cart-line.ts'
import { HOUR_MS } from '../../duration/duration.ts'
import type { MarketKey } from '../../market/market.ts'
import type { Order } from '../order.ts'
import { soldOutSkus, type StockLeft } from './reserving.ts'

/**
 * How much may be ordered by invoice without confirming the e-mail address: an accepted order keeps stock from others.
 * In minor units of the market's currency.
 */
export const INVOICE_CEILING_MINOR: Readonly<Record<MarketKey, number>> = {
  DK: 15_000_00,
  NO: 22_000_00,
  SE: 22_000_00,
}
/** How many times the ceiling one e-mail address may order for within an hour. */
const CEILINGS_PER_HOUR = 3
/** An order that is not confirmed in this time is cancelled. It holds no stock meanwhile. */
const CONFIRM_ORDER_MS = 2 * HOUR_MS

/** Deadline for confirming an order by e-mail. */
export const confirmByOf = ({ placedAt }: Pick<Order, 'placedAt'>) => new Date(placedAt.getTime() + CONFIRM_ORDER_MS)

type Invoiced = Pick<Order, 'market' | 'paymentMethodKey' | 'totals'>

export const isInvoiced = ({ paymentMethodKey }: Pick<Order, 'paymentMethodKey'>) => paymentMethodKey === 'invoice'

/** `lastHourMinor`: other invoice orders of the same e-mail address in the last hour. */
export function isAboveCeiling({ market, totals }: Invoiced, lastHourMinor: number): boolean {
  const ceiling = INVOICE_CEILING_MINOR[market]
  const { toPayMinor } = totals
  return toPayMinor > ceiling || toPayMinor + lastHourMinor > ceiling * CEILINGS_PER_HOUR
}

/** As many of an item as are taken must be left for others: invoices of strangers alone never sell anything out. */
export function isMostOfStock(needed: readonly NeededItem[], left: readonly StockLeft[]): boolean {
  return (
    soldOutSkus(
      needed.map(({ sku, quantity }) => ({ sku, quantity: 2 * quantity })),
      left,
    ).length > 0
  )
}
