import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { FastifyBaseLogger } from 'fastify'
import { startRepeating } from './start-repeating.ts'

const SWEEP_EVERY_MS = HOUR_MS
/** Few rows are locked at a time, so that nobody who works with them waits. */
const AT_ONCE = 200
/** What is left over waits for the next hour. */
const MOST_BATCHES = 100

/** Deletes at most so many; how many there were. Rows that others hold are passed over. */
export type SweepBatch = (most: number) => Promise<number>

export async function sweepAll(batch: SweepBatch, most = AT_ONCE): Promise<number> {
  let count = 0
  for (let turn = 0; turn < MOST_BATCHES; turn += 1) {
    const gone = await batch(most)
    count += gone
    if (gone < most) break
  }
  return count
}

export interface SweepRunning {
  readonly log: Pick<FastifyBaseLogger, 'info'>
  readonly onError: (error: Error) => void
}

/** Now and once an hour, one after the other. Several processes may do it at once. */
export function startSweeps(
  sweeps: Readonly<Record<string, SweepBatch>>,
  { log, onError }: SweepRunning,
): () => Promise<void> {
  async function work(): Promise<void> {
    for (const [swept, batch] of Object.entries(sweeps)) {
      const count = await sweepAll(batch)
      if (count > 0) log.info({ swept, count }, 'what was kept long enough is gone')
    }
  }
  return startRepeating({ work, everyMs: SWEEP_EVERY_MS, onError })
}
