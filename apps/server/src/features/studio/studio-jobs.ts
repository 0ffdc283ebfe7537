import type { DeadJob } from '@firkant/domain/studio/studio-calls.ts'
import { listDeadJobs, reviveDeadJobs } from '../../platform/jobs/job-store.ts'
import { recordChange } from './change-log.ts'
import type { StudioContext, StudioEmployee } from './studio-at-work.ts'

const MAX_LISTED = 100

/** Of this brand alone, the last to die first. */
export async function listJobs({ database, brand }: Pick<StudioContext, 'database' | 'brand'>): Promise<DeadJob[]> {
  const rows = await listDeadJobs(database.main, MAX_LISTED, brand.key)
  return rows.map(({ id, queue, attempts, lastError, diedAt }) => ({
    id,
    queue,
    attempts,
    error: lastError ?? '',
    ...(diedAt && { diedAt: diedAt.toISOString() }),
  }))
}

/** How many began again; each is a change of its own in the log. */
export async function retryJobs(
  { database, brand, now }: StudioContext,
  employee: StudioEmployee,
  ids: readonly string[],
): Promise<number> {
  return database.main.transaction(async (tx) => {
    const revived = await reviveDeadJobs(tx, ids, brand.key)
    const change = { brand: brand.key, employee, at: now(), kind: 'jobsRetried' } as const
    for (const subject of revived)
      await recordChange(tx, { ...change, subject, before: { state: 'dead' }, after: { state: 'waiting' } })
    return revived.length
  })
}
