import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../database/database.ts'
import { startRepeating } from '../process/start-repeating.ts'
import { deleteExpiredSessions } from './session-service.ts'

const SWEEP_EVERY_MS = HOUR_MS

/** Expired sessions open nothing; once an hour they are also cleared away. Several processes may do it at once. */
export function startSessionSweep(db: Drizzle, onError: (error: Error) => void): () => Promise<void> {
  return startRepeating({ work: () => deleteExpiredSessions(db, new Date()), everyMs: SWEEP_EVERY_MS, onError })
}
