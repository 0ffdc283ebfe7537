import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { writeLater } from '../../platform/database/messages/write-later.ts'
import { salesLog } from './stock-tables.ts'

/** What was logged already stays as it is. */
export async function insertSales(tx: Queries, rows: readonly (typeof salesLog.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await writeLater(
      tx,
      tx
        .insert(salesLog)
        .values([...rows])
        .onConflictDoNothing(),
    )
}

/** For an order that was cancelled. */
export async function deleteSales(tx: Queries, orderKey: string): Promise<void> {
  await tx.delete(salesLog).where(eq(salesLog.orderKey, orderKey))
}
