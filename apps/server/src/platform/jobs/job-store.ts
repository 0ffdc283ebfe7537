import { and, asc, count, desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { Drizzle, Queries } from '../database/database.ts'
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

/**
 * Claims due jobs. Rows that another process has locked are skipped, not waited for. Each queue is read in the order of its
 * index: sorting all that wait takes longer than doing them, on the day when many do.
 */
export async function claimJobs(
  db: Drizzle,
  wanted: { queues: readonly string[]; most: number; leaseMs: number },
): Promise<readonly ClaimedJob[]> {
  const due = sql`array(
    select due.id from unnest(${sql.param([...wanted.queues])}::text[]) as wanted (queue), lateral (
      select id, run_at from jobs where jobs.queue = wanted.queue and state in ('waiting', 'running') and run_at <= now()
        and (state = 'waiting' or lease_until < now())
      order by run_at limit ${wanted.most} for update skip locked) as due
    order by due.run_at limit ${wanted.most})`
  return db
    .update(jobs)
    .set({ state: 'running', attempts: sql`${jobs.attempts} + 1`, leaseUntil: inMs(wanted.leaseMs) })
    .where(sql`${jobs.id} = any(${due})`)
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
  /** Of those that wait: how many have failed before, and for how long the oldest has been due. */
  readonly retrying: number
  readonly oldestDueS: number
}

export function countJobs(db: Drizzle): Promise<readonly JobCount[]> {
  return db
    .select({
      queue: jobs.queue,
      state: jobs.state,
      count: count(),
      retrying: sql<number>`(count(*) filter (where ${jobs.state} = 'waiting' and ${jobs.attempts} > 0))::int`,
      oldestDueS: sql<number>`greatest(0, coalesce(max(extract(epoch from now() - ${jobs.runAt}))
        filter (where ${jobs.state} = 'waiting'), 0))::float8`,
    })
    .from(jobs)
    .groupBy(jobs.queue, jobs.state)
    .orderBy(asc(jobs.queue), asc(jobs.state))
}

/** Queues are named after what they do and for which brand: `mail.hjemly`. Absent: of all brands. */
const ofBrand = (brand: string | undefined) => (brand === undefined ? undefined : like(jobs.queue, `%.${brand}`))

/** The newest first. */
export function listDeadJobs(db: Drizzle, most: number, brand?: string) {
  return db
    .select({
      id: jobs.id,
      queue: jobs.queue,
      attempts: jobs.attempts,
      lastError: jobs.lastError,
      diedAt: jobs.finishedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.state, 'dead'), ofBrand(brand)))
    .orderBy(desc(jobs.finishedAt))
    .limit(most)
}

export async function countDeadJobs(db: Drizzle, brand: string): Promise<number> {
  return db.$count(jobs, and(eq(jobs.state, 'dead'), ofBrand(brand)))
}

/** Restarts dead jobs with all their attempts: the given ones, or all. Returns the ids of those restarted. */
export async function reviveDeadJobs(db: Queries, ids?: readonly string[], brand?: string): Promise<readonly string[]> {
  const fresh = { state: 'waiting', attempts: 0, runAt: sql`now()`, finishedAt: null } as const
  const named = ids && inArray(jobs.id, [...ids])
  const revived = await db
    .update(jobs)
    .set(fresh)
    .where(and(eq(jobs.state, 'dead'), named, ofBrand(brand)))
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
