import { and, asc, count, desc, eq, inArray, like, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { jobs } from '../../platform/jobs/job-tables.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { mails } from './mail-tables.ts'

const MAX_LISTED = 100

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

/** Newest first. */
export function listMails(db: Drizzle, brand: string) {
  return db
    .select(listed)
    .from(mails)
    .leftJoin(jobs, ofMail)
    .where(eq(mails.brand, brand))
    .orderBy(desc(mails.createdAt))
    .limit(MAX_LISTED)
}

export async function findMail(db: Drizzle, brand: string, id: string) {
  const [found] = await db
    .select({
      ...listed,
      html: mails.html,
      text: mails.text,
      appendix: mails.appendix,
      tokens: mails.tokens,
      headers: mails.headers,
    })
    .from(mails)
    .leftJoin(jobs, ofMail)
    .where(and(eq(mails.brand, brand), eq(mails.id, id)))
  return found
}

export type ListedMail = Awaited<ReturnType<typeof listMails>>[number]
export type OutboxMail = NonNullable<Awaited<ReturnType<typeof findMail>>>

/** The oldest first. */
export function listMailsOf(db: Pick<Drizzle, 'select'>, brand: string, keys: readonly string[]) {
  return db
    .select(listed)
    .from(mails)
    .leftJoin(jobs, ofMail)
    .where(and(eq(mails.brand, brand), inArray(mails.key, [...keys])))
    .orderBy(asc(mails.createdAt))
}

/** A mail's key begins with what it is about. */
export async function countMails(tx: Drizzle, brand: string, keyPrefix: string): Promise<number> {
  const isWanted = and(eq(mails.brand, brand), like(mails.key, `${keyPrefix}%`))
  const [row] = await tx.select({ mails: count() }).from(mails).where(isWanted)
  return row?.mails ?? 0
}

/** A condition for a query of another feature. */
export const hasMail = (brand: SQLWrapper, key: SQL): SQL =>
  sql`exists (select from ${mails} where ${mails.brand} = ${brand} and ${mails.key} = ${key})`

/** Whether they were sent or not. */
export async function deleteMailsTo(
  db: Drizzle,
  { brand, recipient, keyPrefix }: { brand: string; recipient: string; keyPrefix: string },
): Promise<void> {
  const isWanted = and(eq(mails.brand, brand), eq(mails.recipient, recipient), like(mails.key, `${keyPrefix}%`))
  await db.delete(mails).where(isWanted)
}

const SENT_RETENTION_DAYS = 30

/**
 * A sent mail's row is deleted after a month; until then support can see that it was sent. An unsent one is kept as
 * long as its job.
 */
export function deleteOldMails(db: Drizzle, { unsentDays }: { readonly unsentDays: number }): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from mails where id in (
      select id from mails where sent_at < now() - make_interval(days => ${SENT_RETENTION_DAYS})
        or sent_at is null and created_at < now() - make_interval(days => ${unsentDays})
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}

/** Sent ones; a mail that waits is still meant to arrive. */
export async function deleteSentMails(tx: Drizzle, mailbox: { brand: string; emailKey: string }): Promise<void> {
  await tx.execute(sql`delete from mails where brand = ${mailbox.brand} and lower(recipient) = ${mailbox.emailKey}
    and sent_at is not null`)
}
