import type { EmployeeEventKind } from '@firkant/domain/employee/employee-events.ts'
import type { ReservationOutcome } from '@firkant/domain/employee/store-reservation.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { lockStockRows, publishStockChange } from '../../orders/stock-of-order.ts'
import { lockOpen, lockOpenOfCart, saveEnd, type ReservationRow } from '../../stores/reservation-store.ts'
import { listInStore } from '../../stores/store-stock.ts'
import type { EmployeeContext } from '../employee-log-in.ts'
import { findEmployeeName, recordEvent, type EmployeeAtWork, type EmployeeEvent } from '../employee-store.ts'

const EVENTS: Readonly<Record<ReservationOutcome, EmployeeEventKind>> = {
  collected: 'reservationCollected',
  released: 'reservationReleased',
  expired: 'reservationExpired',
}

interface Ending {
  readonly employee: EmployeeEvent['employee']
  readonly outcome: ReservationOutcome
  readonly now: Date
  readonly orderNumber?: string
}

/** In the log it is the moment it expired, however late the job ran. */
const momentOf = ({ expiresAt }: ReservationRow, { outcome, now }: Ending) => (outcome === 'expired' ? expiresAt : now)

/** Ends a locked reservation, and says so to pages and log. */
export async function endReservation(tx: Queries, reservation: ReservationRow, ending: Ending): Promise<void> {
  const { id, brand, storeKey, sku, quantity } = reservation
  const { employee, outcome, orderNumber } = ending
  const at = momentOf(reservation, ending)
  await lockStockRows(tx, [sku], storeKey)
  await saveEnd(tx, id, { outcome, endedAt: at, ...(orderNumber !== undefined && { orderNumber }) })
  const subject = `${quantity} × ${sku}`
  await recordEvent(tx, { brand, employee, at, kind: EVENTS[outcome], storeKey, subject, reason: orderNumber })
  const [left] = await listInStore(tx, { storeKey, skus: [sku], now: ending.now })
  if (left) await publishStockChange(tx, [{ sku, was: left.available - quantity, now: left.available }])
}

/** By hand, from the employee's own store. False if there is no such open one. */
export async function releaseReservation(
  { database, brand, now: clock }: Pick<EmployeeContext, 'database' | 'brand' | 'now'>,
  employee: EmployeeAtWork,
  id: string,
): Promise<boolean> {
  const { storeKey } = employee
  if (storeKey === null) return false
  const now = clock()
  return database.main.transaction(async (tx) => {
    const reservation = await lockOpen(tx, { brand: brand.key, storeKey, now }, id)
    if (!reservation) return false
    await endReservation(tx, reservation, { employee, outcome: 'released', now })
    return true
  })
}

interface SoldCart {
  readonly cartId: string
  readonly orderNumber: string
  readonly skus: readonly string[]
  /** Who takes the order; absent when the customer places it, and then it is whoever put it aside. */
  readonly employee: EmployeeEvent['employee'] | undefined
  readonly now: Date
}

/** The order has what was put aside: before its stock is reserved, so that the pieces are free for it. */
export async function collectReservations(tx: Queries, sold: SoldCart): Promise<void> {
  const { cartId, orderNumber, skus, now } = sold
  const sellable = (await lockOpenOfCart(tx, cartId, now)).filter(({ sku }) => skus.includes(sku))
  for (const reservation of sellable) {
    // All of them in one order, as every order does: otherwise two orders could wait for each other.
    await lockStockRows(tx, skus, reservation.storeKey)
    const id = reservation.employeeId
    const employee = sold.employee ?? { id, displayName: await findEmployeeName(tx, id) }
    await endReservation(tx, reservation, { employee, outcome: 'collected', now, orderNumber })
  }
}
