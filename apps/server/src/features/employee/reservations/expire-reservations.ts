import type { Queries } from '../../../platform/database/database.ts'
import type { JobHandler } from '../../../platform/jobs/run-jobs.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import { lockExpired } from '../../stores/reservation-store.ts'
import { findEmployeeName } from '../employee-store.ts'
import { endReservation } from './end-reservation.ts'

export const reservationQueue = (brand: string) => `reservations.${brand}`

interface ExpiryContext extends Pick<ShopContext, 'db' | 'now'> {
  readonly brand: { readonly key: string }
}

async function expireOne(tx: Queries, brand: string, now: Date): Promise<boolean> {
  const due = await lockExpired(tx, { brand, now })
  if (!due) return false
  const employee = { id: due.employeeId, displayName: await findEmployeeName(tx, due.employeeId) }
  await endReservation(tx, due, { employee, outcome: 'expired', now })
  return true
}

/** Handler of the job that every reservation leaves for the moment it expires; it ends all that are due. */
export function expireReservations({ db, brand, now: clock }: ExpiryContext): JobHandler {
  return async () => {
    const now = clock()
    // One transaction each: with several, their stock rows could be locked in another order than an order locks them.
    while (await db.transaction((tx) => expireOne(tx, brand.key, now))) continue
  }
}
