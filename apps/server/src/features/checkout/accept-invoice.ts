import type { CartFacts } from '@firkant/domain/cart/cart-line.ts'
import { itemsOfOrder } from '@firkant/domain/orders/order-lines.ts'
import type { Order } from '@firkant/domain/orders/order.ts'
import { confirmByOf, isInvoiced, isMostOfStock } from '@firkant/domain/orders/placing/invoice-limits.ts'
import { placeOrderError } from '@firkant/domain/orders/placing/validate-placing.ts'
import { availableOf } from '@firkant/domain/stock/stock-status.ts'
import type { OrderTaker } from '../employee/order-taker.ts'
import type { RequestedInvoice, TakenInvoice } from './limit-invoices.ts'
import { OrderRefused } from './order-refused.ts'
import type { PlacingFacts } from './placing-facts.ts'

export interface InvoiceRules {
  /** Present if an employee takes the order. */
  readonly takenBy?: OrderTaker | undefined
  /** Whether an invoice order is accepted, or must be confirmed; whether one more payment may be begun. */
  readonly validateInvoice: (request: Omit<RequestedInvoice, 'ip'>) => Promise<TakenInvoice['decision']>
  /** An attempt before this one found too little, for the order or for others beside it. */
  readonly hasRunShort: boolean
}

type Items = CartFacts['items']

function isMostOfWarehouse(order: Order, items: Items): boolean {
  const left = [...items].map(([sku, { stock }]) => ({
    sku,
    available: availableOf(stock),
    mayOversell: stock.backOrderDays !== undefined,
  }))
  return isMostOfStock(itemsOfOrder(order.lines), left)
}

interface AcceptedInvoice {
  /** Deadline for confirming an invoice order; undefined when no confirmation is needed. */
  readonly confirmBy: Date | undefined
  readonly leavesHalf: boolean
}

export async function acceptInvoice(
  order: Order,
  { validateInvoice, takenBy, hasRunShort }: InvoiceRules,
  { items, facts }: { readonly items: Items; readonly facts: PlacingFacts },
): Promise<AcceptedInvoice> {
  const isByInvoice = isInvoiced(order)
  // A store's buyers share its network.
  if (!isByInvoice && (takenBy || order.totals.toPayMinor === 0)) return { confirmBy: undefined, leavesHalf: false }
  const decision = await validateInvoice({
    order,
    lastHourMinor: facts.invoicedMinor,
    isKnownBuyer: takenBy !== undefined || facts.isKnownBuyer,
    takesMost: hasRunShort || isMostOfWarehouse(order, items),
  })
  if (decision === 'refuse')
    throw new OrderRefused([placeOrderError(isByInvoice ? 'too-many-orders' : 'too-many-payments')])
  return { confirmBy: decision === 'confirm' ? confirmByOf(order) : undefined, leavesHalf: decision === 'share' }
}
