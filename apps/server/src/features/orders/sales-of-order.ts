import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { salesLog } from '../stock/stock-tables.ts'
import type { StoredOrder } from './order-store.ts'

/** The log feeds sales speed and "bought together". */
export async function logSales(tx: Queries, { order, brand }: StoredOrder, soldAt: Date): Promise<void> {
  const rows = order.lines.flatMap(({ id, kind, items }) =>
    kind === 'goods'
      ? items.map(({ sku, quantity }) => ({
          sku,
          brand,
          market: order.market,
          quantity,
          soldAt,
          reference: `${order.number}:${id}:${sku}`,
          orderKey: order.number,
        }))
      : [],
  )
  if (rows.length > 0) await tx.insert(salesLog).values(rows).onConflictDoNothing()
}

/** For an order that was cancelled. */
export async function deleteSales(tx: Queries, { order }: StoredOrder): Promise<void> {
  await tx.delete(salesLog).where(eq(salesLog.orderKey, order.number))
}

/** Saved as the customer's address if they have none, so that the next checkout is filled in. */
export async function saveCustomerAddress(tx: Queries, { customerId, order }: StoredOrder): Promise<void> {
  if (customerId === null) return
  await tx.execute(sql`update customers set address = ${JSON.stringify(order.billingAddress)}::jsonb
    where id = ${customerId}::uuid and address is null`)
}
