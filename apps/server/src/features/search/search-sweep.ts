import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { startRepeating } from '../../platform/process/start-repeating.ts'
import { forgetOldSearches } from './search-memory.ts'

const SWEEP_EVERY_MS = HOUR_MS

/** What nobody has searched for in a long time is forgotten, once an hour. Several processes may do it at once. */
export function startSearchSweep(db: Drizzle, now: () => Date, onError: (error: Error) => void): () => Promise<void> {
  return startRepeating({ work: () => forgetOldSearches(db, now()), everyMs: SWEEP_EVERY_MS, onError })
}
