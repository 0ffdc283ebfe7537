import type { MailAppendix } from './mail-message.ts'

/** A mail ready to send, with its tokens. */
export interface OutgoingMail {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly appendix: MailAppendix | null
  readonly headers: Readonly<Record<string, string>>
}

export interface MailSender {
  /** Throws a PermanentJobError if a retry can't help. */
  readonly send: (mail: OutgoingMail) => Promise<void>
  /** Whether mails are only stored, to be read in the shop itself. */
  readonly isOutbox: boolean
}

/** Without a mail server, mails stay in their table and can be read at /__outbox. */
export const outboxSender: MailSender = { send: async () => undefined, isOutbox: true }
