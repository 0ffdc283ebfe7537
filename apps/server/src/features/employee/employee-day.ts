import { inArray, sql } from 'drizzle-orm'
import type { Language } from '@firkant/domain/market/market.ts'
import type { EmployeeDay } from '@firkant/domain/page/models/employee-models.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { listOrdersOfStore } from '../orders/order-store.ts'
import { listOpen } from '../stores/reservation-store.ts'
import { employees } from './employee-tables.ts'

const MAX_ORDERS = 100

interface StoreDay {
  readonly brand: string
  readonly storeKey: string
  readonly language: Language
  readonly now: Date
}

async function namesOf(db: Drizzle, skus: readonly string[], language: Language): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map()
  const { rows } = await db.execute<{ sku: string; name: string }>(sql`
    select v.sku, t.name from variants v join product_texts t on t.product_key = v.product_key and t.language = ${language}
    where v.sku in ${skus}`)
  return new Map(rows.map(({ sku, name }) => [sku, name]))
}

async function employeeNames(db: Drizzle, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, displayName } = employees
  const rows = await db
    .select({ id, displayName })
    .from(employees)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.displayName]))
}

/** All markets share one time zone. */
const startOfDay = (now: Date) =>
  sql`date_trunc('day', ${now}::timestamptz at time zone 'Europe/Copenhagen') at time zone 'Europe/Copenhagen'`

/** What is put aside in the store, and which orders were taken there today. */
export async function loadStoreDay(db: Drizzle, { brand, storeKey, language, now }: StoreDay): Promise<EmployeeDay> {
  const [reservations, taken] = await Promise.all([
    listOpen(db, { brand, storeKey, now }),
    listOrdersOfStore(db, { brand, storeKey, since: startOfDay(now), limit: MAX_ORDERS }),
  ])
  const skus = [...new Set(reservations.map(({ sku }) => sku))]
  const [names, people] = await Promise.all([
    namesOf(db, skus, language),
    employeeNames(db, [...new Set(reservations.map(({ employeeId }) => employeeId))]),
  ])
  return {
    reservations: reservations.map((row) => ({
      id: row.id,
      sku: row.sku,
      productName: names.get(row.sku) ?? row.sku,
      quantity: row.quantity,
      customerName: row.customerName,
      ...(row.customerContact !== null && { customerContact: row.customerContact }),
      expiresAt: row.expiresAt.toISOString(),
      reservedBy: people.get(row.employeeId) ?? '',
      isInCart: row.cartId !== null,
    })),
    orders: taken,
  }
}
