import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobHandler } from '../../platform/jobs/run-jobs.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { MailSender } from './mail-sender.ts'
import { mails } from './mail-tables.ts'
import { fillMail } from './mail-tokens.ts'

/** How long to wait for the database when recording that a mail was sent. */
const NOTE_AGAIN_MS = [200, 500, 1000, 2000, 5000, 10_000, 10_000] as const

/**
 * The mail server has accepted the mail. If that is not recorded it will be sent again, so a database outage is waited
 * for.
 */
async function noteSent(note: () => Promise<unknown>): Promise<void> {
  for (const delayMs of NOTE_AGAIN_MS) {
    try {
      await note()
      return
    } catch {
      await pause(delayMs)
    }
  }
  await note()
}

const payloadSchema = z.object({ mailId: z.uuid() })

export interface MailDelivery extends Pick<ShopContext, 'db' | 'secret'> {
  readonly sender: MailSender
}

/** Handler of a mail job. A mail that was already sent is skipped, whatever became of that job. */
export function deliverMail({ db, sender, secret }: MailDelivery): JobHandler {
  return async (payload) => {
    const { mailId } = payloadSchema.parse(payload)
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId))
    if (!mail || mail.sentAt || mail.html === null || mail.text === null) return
    const { id, recipient, subject, html, text, appendix, headers, tokens } = mail
    await sender.send({ id, recipient, subject, appendix, ...fillMail({ html, text, headers, tokens }, secret) })
    const forgotten = sender.isOutbox ? {} : { html: null, text: null, appendix: null, headers: {}, tokens: {} }
    await noteSent(() =>
      db
        .update(mails)
        .set({ ...forgotten, sentAt: sql`now()` })
        .where(eq(mails.id, id)),
    )
  }
}
