import type { Drizzle } from '../../platform/database/database.ts'
import { forgetOldSearches } from './search-memory.ts'

const SWEEP_EVERY_MS = 60 * 60 * 1000

/** What nobody has searched for in a long time is forgotten, once an hour. Several processes may do it at once. */
export function startSearchSweep(db: Drizzle, now: () => Date, onError: (error: Error) => void): () => void {
  const sweep = () =>
    void forgetOldSearches(db, now()).catch((error: unknown) =>
      onError(error instanceof Error ? error : new Error(String(error))),
    )
  sweep()
  const timer = setInterval(sweep, SWEEP_EVERY_MS)
  return () => clearInterval(timer)
}
