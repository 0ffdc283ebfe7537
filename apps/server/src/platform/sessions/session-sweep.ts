import type { Drizzle } from '../database/database.ts'
import { deleteExpiredSessions } from './session-service.ts'

const SWEEP_EVERY_MS = 60 * 60 * 1000

/** Expired sessions open nothing; once an hour they are also cleared away. Several processes may do it at once. */
export function startSessionSweep(db: Drizzle, onError: (error: Error) => void): () => void {
  const sweep = () =>
    void deleteExpiredSessions(db, new Date()).catch((error: unknown) =>
      onError(error instanceof Error ? error : new Error(String(error))),
    )
  sweep()
  const timer = setInterval(sweep, SWEEP_EVERY_MS)
  return () => clearInterval(timer)
}
