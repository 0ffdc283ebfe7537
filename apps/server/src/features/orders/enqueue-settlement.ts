import { dueAsks } from '@firkant/domain/payments/due-asks.ts'
import { findMissingMoney } from '@firkant/domain/payments/missing-money.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { moneyOf } from './order-money.ts'
import type { StoredOrder } from './order-store.ts'

export const orderQueue = (brand: string) => `orders.${brand}`

/** When money has to follow the order, a job sees to it: it is there if and only if the step is. */
export async function enqueueSettlement(tx: Pick<Drizzle, 'insert'>, stored: StoredOrder): Promise<void> {
  const money = moneyOf(stored)
  const asks = dueAsks(money).map(({ key }) => key)
  const missing = findMissingMoney(money) ? ['missing'] : []
  if (asks.length + missing.length === 0) return
  const key = [stored.id, stored.state, ...asks, ...missing].join(' ')
  await enqueueJob(tx, { queue: orderQueue(stored.brand), key, payload: { orderId: stored.id } })
}
