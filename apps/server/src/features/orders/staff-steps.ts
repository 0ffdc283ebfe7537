import type { OrderParcel } from '@firkant/domain/orders/order-parcel.ts'
import type { OrderEvent } from '@firkant/domain/orders/order-states.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/messages/message-transaction.ts'
import { moveOrder, type MovedOrder, type OrderShop } from './move-order.ts'
import { isPickup } from './order-fulfilment.ts'
import { findOrderByNumber, lockOrder, saveParcel, type StoredOrder } from './order-store.ts'
import { receiveReturns } from './returned/receive-returns.ts'

/** What the shop's people do with an order. */
export const STAFF_STEPS = ['pack', 'ship', 'deliver', 'cancel', 'receive-return'] as const
export type StaffStep = (typeof STAFF_STEPS)[number]

interface StaffWork {
  readonly number: string
  readonly step: StaffStep
  /** For `receive-return`: the items can be sold again. Off unless somebody checked them. */
  readonly isSellable?: boolean | undefined
  /** For `ship`: what the buyer can follow. */
  readonly parcel?: OrderParcel | undefined
  readonly now: Date
  readonly shop: OrderShop
  /** Asked once the order is locked: what it refuses is not done. */
  readonly mayGoOn?: ((stored: StoredOrder) => boolean) | undefined
  /** In the same transaction as the step, which was taken. */
  readonly record?: ((tx: Queries, before: StoredOrder, moved: MovedOrder) => Promise<void>) | undefined
}

async function moveLocked(
  tx: Queries,
  stored: StoredOrder,
  { step, isSellable = false, parcel, now, shop }: StaffWork,
): Promise<MovedOrder> {
  const moving = { actor: 'staff', now, shop } as const
  if (step === 'receive-return') return receiveReturns(tx, stored, { ...moving, isSellable })
  // A pick-up order is handed over in the store: it is never shipped.
  if (step === 'ship' && isPickup(stored)) return { type: 'refused', stored }
  if (step === 'ship' && parcel) await saveParcel(tx, stored.id, parcel)
  const event: OrderEvent = step
  return moveOrder(tx, stored, { ...moving, event })
}

/** Undefined when there is no such order of the brand. */
export async function takeStaffStep({ main, pool }: Database, work: StaffWork): Promise<MovedOrder | undefined> {
  const found = await findOrderByNumber(main, work.shop.brand.key, work.number)
  if (!found) return undefined
  return inTransaction(pool, async (transaction): Promise<MovedOrder> => {
    const stored = await lockOrder(transaction, found.id)
    if (!stored) return { type: 'refused', stored: found }
    if (work.mayGoOn && !work.mayGoOn(stored)) return { type: 'refused', stored }
    const tx = transaction.db()
    const moved = await moveLocked(tx, stored, work)
    if (moved.type === 'moved') await work.record?.(tx, stored, moved)
    return moved
  })
}

/** The steps allowed now, for the message that refuses another one. */
export function possibleSteps(stored: StoredOrder): readonly StaffStep[] {
  const { state, returns } = stored
  const isReturning = returns.some((each) => each.state === 'announced')
  const steps: Readonly<Partial<Record<StoredOrder['state'], readonly StaffStep[]>>> = {
    placed: ['cancel'],
    awaitingConfirmation: ['cancel'],
    paying: ['cancel'],
    paid: ['pack', 'cancel'],
    packed: isPickup(stored) ? ['deliver', 'cancel'] : ['ship', 'deliver', 'cancel'],
    shipped: ['deliver'],
  }
  return [...(steps[state] ?? []), ...(isReturning ? (['receive-return'] as const) : [])]
}
