import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Drizzle } from '../database/database.ts'
import type { SweepBatch } from '../process/start-sweep.ts'
import { jobs, type JobState } from './job-tables.ts'

export interface ClaimedJob {
  readonly id: string
  readonly queue: string
  readonly payload: unknown
  /** The first attempt is 1. */
  readonly attempts: number
}

const MAX_ERROR_LENGTH = 1000

/** Uses the database's clock, so that processes agree on what is due. */
const inMs = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`

/** Claims due jobs. Rows that another process has locked are skipped, not waited for. */
export async function claimJobs(
  db: Drizzle,
  wanted: { queues: readonly string[]; most: number; leaseMs: number },
): Promise<readonly ClaimedJob[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.queue, [...wanted.queues]),
        sql`(${jobs.state} = 'waiting' and ${jobs.runAt} <= now()
          or ${jobs.state} = 'running' and ${jobs.leaseUntil} < now())`,
      ),
    )
    .orderBy(asc(jobs.runAt))
    .limit(wanted.most)
    .for('update', { skipLocked: true })
  return db
    .update(jobs)
    .set({ state: 'running', attempts: sql`${jobs.attempts} + 1`, leaseUntil: inMs(wanted.leaseMs) })
    .where(inArray(jobs.id, due))
    .returning({ id: jobs.id, queue: jobs.queue, payload: jobs.payload, attempts: jobs.attempts })
}

/** After its lease a job may belong to another process; then this one must not change it. */
const stillOurs = ({ id, attempts }: ClaimedJob) =>
  and(eq(jobs.id, id), eq(jobs.state, 'running'), eq(jobs.attempts, attempts))

export async function finishJob(db: Drizzle, job: ClaimedJob): Promise<void> {
  const done = { state: 'done', leaseUntil: null, lastError: null, finishedAt: sql`now()` } as const
  await db.update(jobs).set(done).where(stillOurs(job))
}

/** Without `retryInMs` the job is dead. */
export async function failJob(
  db: Drizzle,
  job: ClaimedJob,
  { error, retryInMs }: { error: Error; retryInMs: number | undefined },
): Promise<void> {
  const next =
    retryInMs === undefined
      ? ({ state: 'dead', finishedAt: sql`now()` } as const)
      : ({ state: 'waiting', runAt: inMs(retryInMs) } as const)
  await db
    .update(jobs)
    .set({ ...next, leaseUntil: null, lastError: error.message.slice(0, MAX_ERROR_LENGTH) })
    .where(stillOurs(job))
}

export interface JobCount {
  readonly queue: string
  readonly state: JobState
  readonly count: number
}

export function countJobs(db: Drizzle): Promise<readonly JobCount[]> {
  return db
    .select({ queue: jobs.queue, state: jobs.state, count: count() })
    .from(jobs)
    .groupBy(jobs.queue, jobs.state)
    .orderBy(asc(jobs.queue), asc(jobs.state))
}

export function listDeadJobs(db: Drizzle, most: number) {
  return db
    .select({
      id: jobs.id,
      queue: jobs.queue,
      attempts: jobs.attempts,
      lastError: jobs.lastError,
      diedAt: jobs.finishedAt,
    })
    .from(jobs)
    .where(eq(jobs.state, 'dead'))
    .orderBy(desc(jobs.finishedAt))
    .limit(most)
}

/** Restarts dead jobs with all their attempts: the given ones, or all. Returns the ids of those restarted. */
export async function reviveDeadJobs(db: Drizzle, ids?: readonly string[]): Promise<readonly string[]> {
  const fresh = { state: 'waiting', attempts: 0, runAt: sql`now()`, finishedAt: null } as const
  const named = ids && inArray(jobs.id, [...ids])
  const revived = await db
    .update(jobs)
    .set(fresh)
    .where(and(eq(jobs.state, 'dead'), named))
    .returning({ id: jobs.id })
  return revived.map(({ id }) => id)
}

/**
 * By the database's clock. Until a job is deleted, its key can't be enqueued again; a dead one can be seen and retried.
 */
export function deleteOldJobs(
  db: Drizzle,
  { state, days }: { readonly state: Extract<JobState, 'done' | 'dead'>; readonly days: number },
): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from jobs where id in (
      select id from jobs where state = ${state} and finished_at < now() - make_interval(days => ${days})
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
