import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { moneyBackOf } from '@firkant/domain/orders/money-back.ts'
import type { OrderViewReturn } from '@firkant/domain/orders/order-view.ts'
import type { WithdrawalOutcome } from '@firkant/domain/orders/withdrawal-outcome.ts'
import type { WithdrawalReceipt } from '@firkant/domain/orders/withdrawal-receipt.ts'
import type { ReturnRow, StoredOrder } from './order-store.ts'

const decimal = (minor: number) => minor / MINOR_PER_MAJOR

export const sendBackAddress = ({ organisation }: BrandDefinition): readonly string[] => [
  organisation.legalName,
  ...organisation.address,
]

export function outcomeOf(
  { order, shown }: Pick<StoredOrder, 'order' | 'shown'>,
  receipt: Omit<WithdrawalReceipt, 'receivedAt'>,
): WithdrawalOutcome {
  const { lines, refund, next, sendBackBy, refundBy, rule } = receipt
  const { fate, toPayment, toGiftCards } = moneyBackOf(order, { next, parts: refund.parts })
  return {
    currency: order.currency,
    lines: lines.map(({ lineItemId, name, quantity, refund: { incl } }) => ({
      id: lineItemId,
      // Two colours of one product have the same name.
      name: [name, shown.lines[lineItemId]?.subtitle].filter(Boolean).join(', '),
      quantity,
      refund: decimal(incl),
    })),
    goods: decimal(refund.goods.incl),
    delivery: decimal(refund.deliveryMinor),
    total: decimal(refund.totalMinor),
    money: { fate, toPayment: decimal(toPayment), toGiftCards: decimal(toGiftCards) },
    next,
    rule: rule ?? 'withdrawal',
    ...(sendBackBy !== undefined && { sendBackBy }),
    refundBy,
  }
}

/** A return as the buyer sees it. Who withdrew, and where their receipt went, is not told again. */
export function returnViewOf(stored: StoredOrder, row: ReturnRow, brand: BrandDefinition): OrderViewReturn {
  const { id, kind, state, receipt, createdAt, changedAt } = row
  return {
    id,
    kind,
    state,
    announcedAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    outcome: outcomeOf(stored, receipt),
    ...(state === 'announced' && { sendBackTo: sendBackAddress(brand) }),
  }
}
