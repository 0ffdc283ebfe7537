import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { TokenPurpose } from '../mail/mail-tokens.ts'
import { sampleReminders } from './sample-tables.ts'

export const cancelPurpose = (orderId: string): TokenPurpose => `sample-cancel:${orderId}`

export interface SampleReminders {
  /** False for an unknown link; true also where they are ended already. */
  readonly cancel: (token: string) => Promise<boolean>
  readonly mayCancel: (token: string) => Promise<boolean>
}

interface Mailbox {
  readonly brand: string
  readonly emailKey: string
}

export function createSampleReminders({ db, brand, now }: Pick<ShopContext, 'db' | 'brand' | 'now'>): SampleReminders {
  const ofLink = (token: string) =>
    and(eq(sampleReminders.brand, brand.key), eq(sampleReminders.cancelHash, hashToken(token)))
  return {
    async cancel(token) {
      const { rowCount } = await db.update(sampleReminders).set({ cancelledAt: now() }).where(ofLink(token))
      return (rowCount ?? 0) > 0
    },
    async mayCancel(token) {
      const found = await db
        .select({ brand: sampleReminders.brand })
        .from(sampleReminders)
        .where(ofLink(token))
        .limit(1)
      return found.length > 0
    },
  }
}

/** Who ended them has said nothing of what they ask for later. */
export async function hasEndedSince(db: Queries, { brand, emailKey }: Mailbox, placedAt: Date): Promise<boolean> {
  const { cancelledAt } = sampleReminders
  const ended = and(
    eq(sampleReminders.brand, brand),
    eq(sampleReminders.emailKey, emailKey),
    isNotNull(cancelledAt),
    gte(cancelledAt, placedAt),
  )
  return (await db.select({ brand: sampleReminders.brand }).from(sampleReminders).where(ended).limit(1)).length > 0
}

/** False if another process has sent it. */
export async function insertReminder(
  tx: Queries,
  row: Omit<typeof sampleReminders.$inferInsert, 'cancelledAt'>,
): Promise<boolean> {
  const inserted = await tx.insert(sampleReminders).values(row).onConflictDoNothing().returning({
    orderId: sampleReminders.orderId,
  })
  return inserted.length > 0
}

export async function deleteRemindersOf(tx: Drizzle, { brand, emailKey }: Mailbox): Promise<void> {
  await tx.delete(sampleReminders).where(and(eq(sampleReminders.brand, brand), eq(sampleReminders.emailKey, emailKey)))
}

/** So long a link of an old mail still ends something. */
const REMINDER_DAYS = 365

export function deleteOldReminders(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const before = new Date(now().getTime() - REMINDER_DAYS * DAY_MS)
    const { rowCount } = await db.execute(sql`delete from sample_reminders where ctid in (
      select ctid from sample_reminders where sent_at < ${before}::timestamptz limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
