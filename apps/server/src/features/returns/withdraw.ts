import { randomUUID } from 'node:crypto'
import { itemsToRelease } from '@firkant/domain/orders/order-lines.ts'
import { validateReturn, type ReturnMoment } from '@firkant/domain/orders/returns/return-right.ts'
import type { ReturnWay } from '@firkant/domain/orders/returns/return-states.ts'
import { withdrawalReceipt, type WithdrawalReceipt } from '@firkant/domain/orders/withdrawal/withdrawal-receipt.ts'
import {
  validateLines,
  type WithdrawalLinesError,
  type WithdrawalWho,
  type WithdrawnLine,
} from '@firkant/domain/orders/withdrawal/withdrawal-statement.ts'
import type { WithdrawalRefusal } from '@firkant/domain/orders/withdrawal/withdrawal-window.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { inTransaction, type MessageTransaction } from '../../platform/database/messages/message-transaction.ts'
import { queueOrderMail } from '../orders/mails/order-mail.ts'
import { moveOrder, type OrderMoving, type OrderShop } from '../orders/move-order.ts'
import { fulfilmentOf, promisedBackMinor } from '../orders/order-fulfilment.ts'
import { enqueueSettlement } from '../orders/order-money.ts'
import { lockOrder, type ReturnRow, type StoredOrder } from '../orders/order-store.ts'
import { refundGiftCards } from '../orders/returned/receive-returns.ts'
import { insertReturn } from '../orders/returned/return-store.ts'
import { releaseItems } from '../orders/stock-of-order.ts'

export interface Withdrawing {
  readonly orderId: string
  readonly who: WithdrawalWho
  /** Undefined: everything. */
  readonly lines: readonly (WithdrawnLine & { readonly reason?: string | undefined })[] | undefined
  /** Idempotency key. */
  readonly key: string
  readonly kind: ReturnRow['kind']
  readonly way?: ReturnWay | undefined
  readonly now: Date
  /** Who registers it: the buyer, if absent. */
  readonly actor?: OrderMoving['actor'] | undefined
  /** In the same transaction, unless it was registered before. */
  readonly record?: ((tx: Queries, row: ReturnRow) => Promise<void>) | undefined
}

export type WithdrawRefusal = WithdrawalRefusal | WithdrawalLinesError

interface WithdrawalResult {
  /** As stated by the buyer; the receipt may have more, such as a service that ends with its products. */
  readonly lines: readonly WithdrawnLine[]
  readonly receipt: WithdrawalReceipt
}

/** What a withdrawal would lead to now. */
export function validateWithdrawing(
  stored: StoredOrder,
  { who, lines, now, ownReturn }: Pick<Withdrawing, 'who' | 'lines' | 'now'> & ReturnMoment,
): Result<WithdrawalResult, WithdrawRefusal> {
  const { order } = stored
  const fulfilment = fulfilmentOf(stored)
  const open = validateReturn(order, fulfilment, { now, ownReturn })
  if (!open.ok) return open
  const validated = validateLines(lines, open.value)
  if (!validated.ok) return validated
  const facts = {
    rule: open.value.right.rule,
    fulfilment,
    now,
    // The delivery tier follows from the products, so the buyer can't have chosen a more expensive one.
    standardDeliveryMinor: order.shipping.price.incl,
    refundedMinor: promisedBackMinor(stored),
  }
  const statement = { ...who, orderNumber: order.number, lines: validated.value }
  return succeed({ lines: validated.value, receipt: withdrawalReceipt(order, statement, facts) })
}

const STATES: Readonly<Record<WithdrawalReceipt['next'], ReturnRow['state']>> = {
  // The payment is released with the order itself.
  cancel: 'refunded',
  cancelPart: 'received',
  return: 'announced',
}

function saveReturn(tx: Queries, withdrawing: Withdrawing, receipt: WithdrawalReceipt): Promise<ReturnRow> {
  const { orderId, key, kind, now } = withdrawing
  const reasons = new Map(withdrawing.lines?.map(({ lineItemId, reason }) => [lineItemId, reason]))
  const lines = receipt.lines.map(({ lineItemId, quantity }) => {
    const reason = reasons.get(lineItemId)
    return { lineItemId, quantity, ...(reason !== undefined && { reason }) }
  })
  return insertReturn(tx, {
    id: randomUUID(),
    orderId,
    // After the legal period it is a return, whatever the buyer called it.
    kind: receipt.rule === 'return' ? 'return' : kind,
    state: STATES[receipt.next],
    way: receipt.next === 'return' ? (withdrawing.way ?? null) : null,
    lines,
    receipt: { ...receipt, receivedAt: receipt.receivedAt.toISOString() },
    refundMinor: receipt.refund.totalMinor,
    idempotencyKey: key,
    createdAt: now,
    changedAt: now,
  })
}

/** Saves receipt, stock, state and mail in one transaction, with the order locked. */
export function withdraw({ pool }: Pick<Database, 'pool'>, withdrawing: Withdrawing, shop: OrderShop) {
  return inTransaction(pool, (tx) => withdrawLocked(tx, withdrawing, shop))
}

async function withdrawLocked(
  transaction: MessageTransaction,
  withdrawing: Withdrawing,
  shop: OrderShop,
): Promise<Result<ReturnRow, WithdrawRefusal | 'orderNotFound'>> {
  const { orderId, key, now } = withdrawing
  const before = await lockOrder(transaction, orderId)
  if (!before || before.brand !== shop.brand.key) return fail('orderNotFound')
  const known = before.returns.find(({ idempotencyKey }) => idempotencyKey === key)
  if (known) return succeed(known)
  const validated = validateWithdrawing(before, { ...withdrawing, ownReturn: shop.brand.ownReturn })
  if (!validated.ok) return validated
  const { receipt } = validated.value
  const tx = transaction.db()
  const row = await saveReturn(tx, withdrawing, receipt)
  const stored: StoredOrder = { ...before, returns: [...before.returns, row] }
  const what = receipt.rule === 'return' ? 'returnNotice' : 'withdrawal'
  await queueOrderMail(tx, { stored, what, returnId: row.id, now, ...shop })
  if (receipt.next === 'cancel')
    await moveOrder(tx, stored, { event: 'cancel', actor: withdrawing.actor ?? 'buyer', now, shop })
  if (receipt.next === 'cancelPart') {
    await releaseItems(tx, { orderId, items: itemsToRelease(stored.order, row.lines) })
    await refundGiftCards(tx, stored, { ...row, now })
    await enqueueSettlement(tx, stored)
  }
  await withdrawing.record?.(tx, row)
  return succeed(row)
}
