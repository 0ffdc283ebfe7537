import type { Drizzle } from '../database/database.ts'
import { startRepeating } from '../process/start-repeating.ts'
import { deleteExpiredSessions } from './session-service.ts'

const SWEEP_EVERY_MS = 60 * 60 * 1000

/** Expired sessions open nothing; once an hour they are also cleared away. Several processes may do it at once. */
export function startSessionSweep(db: Drizzle, onError: (error: Error) => void): () => Promise<void> {
  return startRepeating({ work: () => deleteExpiredSessions(db, new Date()), everyMs: SWEEP_EVERY_MS, onError })
}
