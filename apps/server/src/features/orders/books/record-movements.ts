import { and, eq, sql } from 'drizzle-orm'
import { vatOfPart, type MoneyMovement } from '@firkant/domain/payments/money-movements.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { writeLater } from '../../../platform/database/messages/write-later.ts'
import type { StoredOrder } from '../order-store.ts'
import { moneyMovements } from './money-movement-tables.ts'

export const GIFT_CARD_PROVIDER = 'gift-card'

export interface Movements {
  readonly provider: string
  readonly source: string
  readonly movements: readonly MoneyMovement[]
  /** False for a second payment, which pays for nothing and is given back. */
  readonly isForOrder: boolean
  readonly at: Date
}

/** What moved for this order before, in the same direction. The order is locked: nobody else adds to it. */
async function movedBefore(tx: Queries, orderId: string, type: MoneyMovement['type']): Promise<number> {
  const [found] = await tx
    .select({ minor: sql<number>`coalesce(sum(${moneyMovements.minor}), 0)::float8` })
    .from(moneyMovements)
    .where(and(eq(moneyMovements.orderId, orderId), eq(moneyMovements.type, type)))
  return found?.minor ?? 0
}

/** Adds to the books, in the transaction of the step. The order must be locked. */
export async function recordMovements(
  tx: Queries,
  { id: orderId, brand, order }: Pick<StoredOrder, 'id' | 'brand' | 'order'>,
  { movements, isForOrder, ...moved }: Movements,
): Promise<void> {
  const { number: orderNumber, market, currency, vatPercent, totals } = order
  const total = { totalMinor: totals.total.incl, vatMinor: totals.vatMinor }
  for (const movement of movements) {
    if (movement.minor <= 0) continue
    const { type, minor } = movement
    const vatMinor = isForOrder ? vatOfPart(total, { beforeMinor: await movedBefore(tx, orderId, type), minor }) : 0
    const row = { ...moved, ...movement, brand, orderId, orderNumber, market, currency, vatPercent, vatMinor }
    await writeLater(tx, tx.insert(moneyMovements).values(row).onConflictDoNothing())
  }
}

interface GiftCardMovements {
  readonly type: MoneyMovement['type']
  /** Of what gave back: a return's id, or the cancellation. */
  readonly reference: string
  readonly cards: readonly { readonly code: string; readonly minor: number }[]
  readonly at: Date
}

/** What gift cards paid of an order, or got back. The books name the card by its place in the order, not its code. */
export async function recordGiftCards(
  tx: Queries,
  stored: Pick<StoredOrder, 'id' | 'brand' | 'order'>,
  { type, reference, cards, at }: GiftCardMovements,
): Promise<void> {
  for (const { code, minor } of cards) {
    const place = stored.order.giftCards.findIndex((card) => card.code === code)
    await recordMovements(tx, stored, {
      provider: GIFT_CARD_PROVIDER,
      source: `${GIFT_CARD_PROVIDER}:${place + 1}`,
      movements: [{ type, minor, reference }],
      isForOrder: true,
      at,
    })
  }
}
