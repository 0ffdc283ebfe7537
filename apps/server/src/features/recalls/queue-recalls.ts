import { randomUUID } from 'node:crypto'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'

export const recallQueue = (brand: string) => `recalls.${brand}`

/** Call it in the transaction that stores a recall: after its commit each brand writes to its buyers. */
export async function queueRecalls(tx: Pick<Drizzle, 'insert'>): Promise<void> {
  for (const brand of BRAND_KEYS) await enqueueJob(tx, { queue: recallQueue(brand), key: randomUUID(), payload: {} })
}
