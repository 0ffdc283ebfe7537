import type { FastifyBaseLogger } from 'fastify'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { startRepeating } from './start-repeating.ts'

const SWEEP_EVERY_MS = HOUR_MS
/** Small batches lock few rows at a time. */
const AT_ONCE = 200
/** The remaining rows wait for the next hour. */
const MAX_BATCHES = 100

/** Deletes at most `most` rows and returns how many. Rows that others have locked are skipped. */
export type SweepBatch = (most: number) => Promise<number>

export async function sweepAll(batch: SweepBatch, most = AT_ONCE): Promise<number> {
  let count = 0
  for (let round = 0; round < MAX_BATCHES; round += 1) {
    const deleted = await batch(most)
    count += deleted
    if (deleted < most) break
  }
  return count
}

export interface SweepRunning {
  readonly log: Pick<FastifyBaseLogger, 'info'>
  readonly onError: (error: Error) => void
}

/** Runs now and once an hour, one sweep after the other. Several processes may run it at the same time. */
export function startSweeps(
  sweeps: Readonly<Record<string, SweepBatch>>,
  { log, onError }: SweepRunning,
): () => Promise<void> {
  async function work(): Promise<void> {
    for (const [swept, batch] of Object.entries(sweeps)) {
      const count = await sweepAll(batch)
      if (count > 0) log.info({ swept, count }, 'expired rows deleted')
    }
  }
  return startRepeating({ work, everyMs: SWEEP_EVERY_MS, onError })
}
