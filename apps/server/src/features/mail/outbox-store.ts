import { and, desc, eq, sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { jobs } from '../../platform/jobs/job-tables.ts'
import { mails } from './mail-tables.ts'

const MOST_LISTED = 100

const listed = {
  id: mails.id,
  recipient: mails.recipient,
  subject: mails.subject,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  jobState: jobs.state,
  lastError: jobs.lastError,
}
const ofMail = eq(jobs.key, sql`${mails.id}::text`)

/** The newest first. */
export function listMails(db: Drizzle, brand: string) {
  return db
    .select(listed)
    .from(mails)
    .leftJoin(jobs, ofMail)
    .where(eq(mails.brand, brand))
    .orderBy(desc(mails.createdAt))
    .limit(MOST_LISTED)
}

export async function findMail(db: Drizzle, brand: string, id: string) {
  const [found] = await db
    .select({ ...listed, html: mails.html, text: mails.text, tokens: mails.tokens, headers: mails.headers })
    .from(mails)
    .leftJoin(jobs, ofMail)
    .where(and(eq(mails.brand, brand), eq(mails.id, id)))
  return found
}

export type ListedMail = Awaited<ReturnType<typeof listMails>>[number]
export type OutboxMail = NonNullable<Awaited<ReturnType<typeof findMail>>>
