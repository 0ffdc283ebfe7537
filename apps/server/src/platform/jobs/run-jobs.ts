import { SECOND_MS, MINUTE_MS, HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../database/database.ts'
import { giveWay, nextAtOnce } from './give-way.ts'
import { claimJobs, failJob, finishJob, type ClaimedJob } from './job-store.ts'

/** First soon (a hiccup), then rarely (an outage). After the last delay, about two days in all, the job is dead. */
export const RETRY_DELAYS_MS: readonly number[] = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
]
const POLL_MS = SECOND_MS
const LEASE_MS = 5 * MINUTE_MS

/** A failure that no retry can fix, such as a mailbox that does not exist. */
export class PermanentJobError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PermanentJobError'
  }
}

export type JobHandler = (payload: unknown) => Promise<void>

export interface JobRunnerOptions {
  readonly db: Drizzle
  /** Queue → handler. A handler may be called again with the same payload and must tolerate it. */
  readonly handlers: Readonly<Record<string, JobHandler>>
  readonly onError: (error: Error, job?: { queue: string; id: string; isDead: boolean }) => void
  readonly retryDelaysMs?: readonly number[]
  readonly pollMs?: number
  readonly leaseMs?: number
}

export interface JobRunner {
  /** Claims no more jobs, and waits for those that run. */
  readonly stop: () => Promise<void>
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

async function runJob(options: JobRunnerOptions, job: ClaimedJob): Promise<void> {
  const { db, handlers, onError, retryDelaysMs = RETRY_DELAYS_MS } = options
  try {
    await handlers[job.queue]?.(job.payload)
  } catch (thrown) {
    const error = asError(thrown)
    const retryInMs = error instanceof PermanentJobError ? undefined : retryDelaysMs[job.attempts - 1]
    onError(error, { queue: job.queue, id: job.id, isDead: retryInMs === undefined })
    await failJob(db, job, { error, retryInMs })
    return
  }
  await finishJob(db, job)
}

async function runDue(options: JobRunnerOptions, isStopping: () => boolean): Promise<void> {
  const { db, handlers, leaseMs = LEASE_MS } = options
  let most = nextAtOnce(0, { claimed: 0, pauseMs: 0 })
  for (;;) {
    const startedAt = performance.now()
    const claimed = isStopping() ? [] : await claimJobs(db, { queues: Object.keys(handlers), most, leaseMs })
    if (claimed.length === 0) return
    await Promise.all(claimed.map((job) => runJob(options, job)))
    const pauseMs = await giveWay(performance.now() - startedAt)
    most = nextAtOnce(most, { claimed: claimed.length, pauseMs })
  }
}

/** Any number of processes may run the same queues: each job is claimed by one of them. */
export function startJobs(options: JobRunnerOptions): JobRunner {
  const { onError, pollMs = POLL_MS } = options
  let isStopping = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function poll(): Promise<void> {
    try {
      await runDue(options, () => isStopping)
    } catch (error) {
      onError(asError(error))
    }
    if (!isStopping) timer = setTimeout(() => (running = poll()), pollMs)
  }

  let running = poll()
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}
