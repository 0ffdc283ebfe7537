import {
  MAX_OPEN_RESERVATIONS,
  readReservation,
  reservationEnd,
  type GivenReservation,
  type ReservationError,
} from '@firkant/domain/employee/store-reservation.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { lockStockRows, publishStockChange } from '../../orders/stock-of-order.ts'
import { countOpen, insertReservation } from '../../stores/reservation-store.ts'
import { listInStore } from '../../stores/store-stock.ts'
import type { EmployeeContext } from '../employee-log-in.ts'
import { lockEmployee, recordEvent, type EmployeeAtWork } from '../employee-store.ts'
import { reservationQueue } from './expire-reservations.ts'

interface WantedReservation extends GivenReservation {
  readonly sku: string
  /** The store that the employee saw: it may have been changed in another tab. */
  readonly storeId: string
}

export type ReserveOutcome =
  | { readonly ok: true; readonly expiresAt: Date }
  | { readonly ok: false; readonly code: ReservationError }

const refuse = (code: ReservationError): ReserveOutcome => ({ ok: false, code })

export async function reserveItem(
  { database, brand, now: clock }: Pick<EmployeeContext, 'database' | 'brand' | 'now'>,
  employee: EmployeeAtWork,
  wanted: WantedReservation,
): Promise<ReserveOutcome> {
  const { sku, storeId: storeKey, quantity } = wanted
  if (employee.storeKey === null || employee.storeKey !== storeKey) return refuse('otherStore')
  const read = readReservation(wanted)
  if (!read.ok) return read
  const now = clock()
  const expiresAt = reservationEnd(now)
  return database.main.transaction(async (tx) => {
    // Two tabs can't pass the limit together.
    await lockEmployee(tx, employee.id)
    if ((await countOpen(tx, employee.id, now)) >= MAX_OPEN_RESERVATIONS) return refuse('tooMany')
    await lockStockRows(tx, [sku], storeKey)
    const [found] = await listInStore(tx, { storeKey, skus: [sku], now })
    if (!found) return refuse('unknownItem')
    if (found.available < quantity) return refuse('notEnough')
    const people = { employeeId: employee.id, customerName: read.name, customerContact: read.contact }
    const pieces = { brand: brand.key, storeKey, sku, quantity }
    const id = await insertReservation(tx, { ...pieces, ...people, createdAt: now, expiresAt })
    await recordEvent(tx, {
      brand: brand.key,
      employee,
      at: now,
      kind: 'reserved',
      storeKey,
      subject: `${quantity} × ${sku}`,
    })
    await enqueueJob(tx, { queue: reservationQueue(brand.key), key: id, payload: {}, runAt: expiresAt })
    await publishStockChange(tx, [{ sku, was: found.available, now: found.available - quantity }])
    return { ok: true, expiresAt }
  })
}
