import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { decimalOf } from '@firkant/domain/money/money.ts'
import type { OrderViewReturn } from '@firkant/domain/orders/order-view.ts'
import { moneyBackOf } from '@firkant/domain/orders/returns/money-back.ts'
import type { WithdrawalOutcome } from '@firkant/domain/orders/withdrawal/withdrawal-outcome.ts'
import type { WithdrawalReceipt } from '@firkant/domain/orders/withdrawal/withdrawal-receipt.ts'
import type { ReturnRow, StoredOrder } from '../order-store.ts'

export const sendBackAddress = ({ organisation }: BrandDefinition): readonly string[] => [
  organisation.legalName,
  ...organisation.address,
]

export function outcomeOf(
  { order, shown }: Pick<StoredOrder, 'order' | 'shown'>,
  receipt: Omit<WithdrawalReceipt, 'receivedAt'>,
): WithdrawalOutcome {
  const { lines, refund, next, sendBackBy, refundBy, rule } = receipt
  const { outcome, toPayment, toGiftCards } = moneyBackOf(order, { next, parts: refund.parts })
  return {
    currency: order.currency,
    lines: lines.map(({ lineItemId, name, quantity, refund: { incl } }) => ({
      id: lineItemId,
      // Two colours of one product have the same name.
      name: [name, shown.lines[lineItemId]?.subtitle].filter(Boolean).join(', '),
      quantity,
      refund: decimalOf(incl),
    })),
    goods: decimalOf(refund.goods.incl),
    delivery: decimalOf(refund.deliveryMinor),
    total: decimalOf(refund.totalMinor),
    money: { outcome, toPayment: decimalOf(toPayment), toGiftCards: decimalOf(toGiftCards) },
    next,
    rule: rule ?? 'withdrawal',
    ...(sendBackBy !== undefined && { sendBackBy }),
    refundBy,
  }
}

/**
 * A return as the buyer sees it. Name and e-mail of the receipt are left out.
 */
export function returnViewOf(stored: StoredOrder, row: ReturnRow, brand: BrandDefinition): OrderViewReturn {
  const { id, kind, state, way, receipt, createdAt, changedAt } = row
  return {
    id,
    kind,
    state,
    ...(way && { way }),
    announcedAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    outcome: outcomeOf(stored, receipt),
    ...(state === 'announced' && { sendBackTo: sendBackAddress(brand) }),
  }
}
