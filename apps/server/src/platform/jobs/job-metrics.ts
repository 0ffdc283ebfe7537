import { Gauge, type Registry } from 'prom-client'
import type { Drizzle } from '../database/database.ts'
import { countJobs } from './job-store.ts'

/** Set an alarm on dead jobs: each is something that a customer waits for. */
export function measureJobs(registry: Registry, db: Drizzle): void {
  const gauge: Gauge<'queue' | 'state'> = new Gauge({
    name: 'shop_jobs',
    help: 'Jobs in the database, by queue and state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      gauge.reset()
      // Without the database the other metrics are still useful.
      const counts = await countJobs(db).catch(() => [])
      for (const { queue, state, count } of counts) gauge.set({ queue, state }, count)
    },
  })
}
