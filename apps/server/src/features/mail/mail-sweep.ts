import { lt, sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { mails } from './mail-tables.ts'

const SWEEP_EVERY_MS = 60 * 60 * 1000
const KEPT_DAYS = 30

/** That a mail was sent is kept for a month, to answer who asks for it; then nothing of it is left. */
export function startMailSweep(db: Drizzle, onError: (error: Error) => void): () => void {
  const sweep = () =>
    void db
      .delete(mails)
      .where(lt(mails.sentAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
      .catch((error: unknown) => onError(error instanceof Error ? error : new Error(String(error))))
  sweep()
  const timer = setInterval(sweep, SWEEP_EVERY_MS)
  return () => clearInterval(timer)
}
