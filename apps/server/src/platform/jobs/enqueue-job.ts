import type { Drizzle } from '../database/database.ts'
import { jobs } from './job-tables.ts'

export interface NewJob {
  readonly queue: string
  /** A second job with the same queue and key is ignored. */
  readonly key: string
  readonly payload: unknown
  /** Not before; at once if absent. */
  readonly runAt?: Date | undefined
}

/** Call it in the transaction that needs the work: the job exists if and only if that commits. */
export async function enqueueJob(tx: Pick<Drizzle, 'insert'>, job: NewJob): Promise<void> {
  await tx.insert(jobs).values(job).onConflictDoNothing()
}
