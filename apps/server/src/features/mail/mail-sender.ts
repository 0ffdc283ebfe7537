/** A mail as it leaves, with its tokens. */
export interface OutgoingMail {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

export interface MailSender {
  /** Throws a PermanentJobError where another try is of no use. */
  readonly send: (mail: OutgoingMail) => Promise<void>
  /** Whether the shop itself is where the mail is read. */
  readonly isOutbox: boolean
}

/** Without a mail server the table of mails is where they end, to be read at /__outbox. */
export const outboxSender: MailSender = { send: async () => undefined, isOutbox: true }
