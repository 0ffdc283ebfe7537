import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { ReturnRow } from '../order-store.ts'
import { orderReturns } from './return-tables.ts'

export async function insertReturn(tx: Queries, values: typeof orderReturns.$inferInsert): Promise<ReturnRow> {
  const [row] = await tx.insert(orderReturns).values(values).returning()
  if (!row) throw new Error('The return was not saved')
  return row
}

export async function saveRefunded(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(orderReturns)
    .set({ state: 'refunded', changedAt: now })
    .where(inArray(orderReturns.id, [...ids]))
}
