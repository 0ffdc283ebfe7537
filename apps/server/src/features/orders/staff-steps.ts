import type { OrderParcel } from '@firkant/domain/orders/order-parcel.ts'
import type { OrderEvent } from '@firkant/domain/orders/order-states.ts'
import type { Database } from '../../platform/database/database.ts'
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
}

/** Undefined when there is no such order of the brand. */
export async function takeStaffStep(
  { main, pool }: Database,
  { number, step, isSellable = false, parcel, now, shop }: StaffWork,
): Promise<MovedOrder | undefined> {
  const found = await findOrderByNumber(main, shop.brand.key, number)
  if (!found) return undefined
  return inTransaction(pool, async (transaction): Promise<MovedOrder> => {
    const stored = await lockOrder(transaction, found.id)
    if (!stored) return { type: 'refused', stored: found }
    const tx = transaction.db()
    const moving = { actor: 'staff', now, shop } as const
    if (step === 'receive-return') return receiveReturns(tx, stored, { ...moving, isSellable })
    // A pick-up order is handed over in the store: it is never shipped.
    if (step === 'ship' && isPickup(stored)) return { type: 'refused', stored }
    if (step === 'ship' && parcel) await saveParcel(tx, stored.id, parcel)
    const event: OrderEvent = step
    return moveOrder(tx, stored, { ...moving, event })
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
