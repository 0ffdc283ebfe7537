import { Gauge, type Registry } from 'prom-client'
import type { Drizzle } from '../database/database.ts'
import { countJobs } from './job-store.ts'

/** Set an alarm on dead jobs: each is something that a customer waits for. */
export function measureJobs(registry: Registry, db: Drizzle): void {
  let asked: Promise<void> | undefined
  // All are collected beside each other: the first of them asks, for all.
  const collect = () => (asked ??= count().finally(() => (asked = undefined)))
  const gaugeOf = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry], collect })
  const jobs = gaugeOf('shop_jobs', 'Jobs in the database, by queue and state', ['queue', 'state'])
  const retrying = gaugeOf('shop_jobs_retrying', 'Jobs that failed and are tried again', ['queue'])
  const oldest = gaugeOf('shop_job_oldest_due_seconds', 'For how long the oldest job that waits has been due', [
    'queue',
  ])

  async function count(): Promise<void> {
    // Without the database the other metrics are still useful.
    const counts = await countJobs(db).catch(() => [])
    for (const each of [jobs, retrying, oldest]) each.reset()
    for (const { queue, state, count: number, ...waiting } of counts) {
      jobs.set({ queue, state }, number)
      if (state !== 'waiting') continue
      retrying.set({ queue }, waiting.retrying)
      oldest.set({ queue }, waiting.oldestDueS)
    }
  }
}
