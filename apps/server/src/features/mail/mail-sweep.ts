import { lt, sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { startRepeating } from '../../platform/process/start-repeating.ts'
import { mails } from './mail-tables.ts'

const SWEEP_EVERY_MS = 60 * 60 * 1000
const KEPT_DAYS = 30

/** That a mail was sent is kept for a month, to answer who asks for it; then nothing of it is left. */
export function startMailSweep(db: Drizzle, onError: (error: Error) => void): () => Promise<void> {
  const work = async () => db.delete(mails).where(lt(mails.sentAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
  return startRepeating({ work, everyMs: SWEEP_EVERY_MS, onError })
}
