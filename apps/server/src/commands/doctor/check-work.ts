import { DatabaseClient } from '../../platform/database/hosts/database-client.ts'
import type { Check, Finding } from './finding.ts'

const MAX_WAIT_MINUTES = 15

interface Waiting {
  readonly queue: string
  readonly dead: number
  readonly minutes: number
}

/** Jobs are what somebody waits for: a mail, money, a picture. */
async function lookAtJobs(url: string): Promise<readonly Finding[]> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query<Waiting>(
      `select queue, count(*) filter (where state = 'dead')::int as dead,
         coalesce(max(extract(epoch from now() - run_at) / 60) filter (where state = 'waiting'), 0)::int as minutes
       from jobs where state in ('dead', 'waiting') group by queue order by queue`,
    )
    const findings = rows.flatMap(({ queue, dead, minutes }): Finding[] => [
      ...(dead > 0
        ? [
            {
              part: 'jobs',
              state: 'wrong' as const,
              said: `${queue}: ${dead} dead`,
              remedy: 'npm run shop -- jobs names why; mend the cause, then npm run shop -- jobs --retry',
            },
          ]
        : []),
      ...(minutes > MAX_WAIT_MINUTES
        ? [
            {
              part: 'jobs',
              state: 'wrong' as const,
              said: `${queue}: the oldest has been due for ${minutes} minutes`,
              remedy: `Start a process that serves ${queue.split('.').at(-1)}: it does the jobs of its brand.`,
            },
          ]
        : []),
    ])
    return findings.length > 0 ? findings : [{ part: 'jobs', state: 'fine', said: 'none is dead, none is late' }]
  } finally {
    await client.end()
  }
}

export const workChecks = (url: string): readonly Check[] => [
  { part: 'jobs', remedy: 'Is the database up, and migrated?', look: () => lookAtJobs(url) },
]
