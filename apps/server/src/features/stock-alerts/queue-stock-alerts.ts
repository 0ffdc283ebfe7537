import { randomUUID } from 'node:crypto'
import { and, inArray } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { stockAlerts } from './stock-alert-tables.ts'

export const stockAlertQueue = (brand: string) => `stock-alerts.${brand}`

type Writer = Pick<Drizzle, 'insert' | 'select'>

export async function enqueueStockAlerts(
  tx: Pick<Drizzle, 'insert'>,
  brand: string,
  productKeys: readonly string[] | undefined,
): Promise<void> {
  await enqueueJob(tx, {
    queue: stockAlertQueue(brand),
    key: randomUUID(),
    payload: productKeys ? { productKeys } : {},
  })
}

/**
 * Call it in the transaction that puts these products into stock, or any product: after its commit each brand looks
 * whom to tell. Alerts that are not confirmed yet count too: their confirmation may commit before this does.
 */
export async function queueStockAlerts(tx: Writer, productKeys?: readonly string[]): Promise<void> {
  const waiting = await tx
    .select({ brand: stockAlerts.brand })
    .from(stockAlerts)
    .where(
      and(
        inArray(stockAlerts.state, ['pending', 'confirmed']),
        ...(productKeys ? [inArray(stockAlerts.productKey, [...productKeys])] : []),
      ),
    )
    .groupBy(stockAlerts.brand)
  for (const { brand } of waiting) await enqueueStockAlerts(tx, brand, productKeys)
}
