import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** State → allowed next states. A dead job stays visible until an operator retries it. */
export const JOB_STEPS = {
  waiting: ['running'],
  running: ['done', 'waiting', 'dead', 'running'],
  done: [],
  dead: ['waiting'],
} as const
export type JobState = keyof typeof JOB_STEPS
const JOB_STATES = Object.keys(JOB_STEPS) as [JobState, ...JobState[]]

/** Work that must be done after its transaction has committed, and only then. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    queue: text('queue').notNull(),
    /** Unique within its queue: the same work is enqueued once. */
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: JOB_STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    runAt: timestamp('run_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the lease ends, another process may claim the job: its runner has probably died. */
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('jobs_key').on(table.queue, table.key),
    index('jobs_due')
      .on(table.queue, table.runAt)
      .where(sql`${table.state} in ('waiting', 'running')`),
    index('jobs_finished').on(table.finishedAt),
  ],
)
