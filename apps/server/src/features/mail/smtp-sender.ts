import type { Transporter } from 'nodemailer'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { PermanentJobError } from '../../platform/jobs/run-jobs.ts'
import { LOGO_CID } from './mail-html.ts'
import { readMailLogo } from './mail-logo.ts'
import type { MailSender } from './mail-sender.ts'
import { writeAppendix } from './write-appendix.ts'

const CONNECT_TIMEOUT_MS = 10_000
/** Well within a job's lease, so that no other process starts on the same mail. */
const SILENCE_TIMEOUT_MS = MINUTE_MS

export interface SmtpOptions {
  readonly url: string
  /** `name <address>`; default: the brand's own. */
  readonly from: string | undefined
  readonly brand: BrandDefinition
}

/**
 * The server refuses the recipient or the mail for good. A refused password is also a 5xx, but an operator can fix
 * that.
 */
function isPermanent(error: Error): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
}

/** Servers repeat the recipient in their answer; it must not reach a log. */
function withoutRecipient(error: unknown, recipient: string): Error {
  const known = error instanceof Error ? error : new Error(String(error))
  const message = known.message.replaceAll(recipient, '-')
  return isPermanent(known) ? new PermanentJobError(message) : new Error(message)
}

/** The library is read with the first mail: shops without a mail server, and commands, never need it. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  })
}

/** Whether the server would take a mail: it is connected to and signed in at, and nothing is sent. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = await openTransport(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

export function createSmtpSender({ url, from, brand }: SmtpOptions): MailSender {
  let transport: Promise<Transporter> | undefined
  const sender = from ?? `${brand.name} <${brand.organisation.email}>`
  const domain = /@([^>\s]+)/.exec(sender)?.[1] ?? brand.organisation.email
  return {
    isOutbox: false,
    async send({ id, recipient, subject, html, text, appendix, headers }) {
      try {
        const opened = await (transport ??= openTransport(url))
        await opened.sendMail({
          from: sender,
          // As a single address: no list, no name, no comment.
          to: { name: '', address: recipient },
          subject,
          html,
          text,
          headers: { ...headers },
          // The same for each attempt, so that a mail that was accepted but not acknowledged is recognised as a
          // duplicate.
          messageId: `<${id}@${domain}>`,
          attachments: [
            {
              cid: LOGO_CID,
              filename: `${brand.key}.png`,
              contentType: 'image/png',
              content: await readMailLogo(brand),
            },
            ...(appendix
              ? [
                  {
                    filename: appendix.fileName,
                    contentType: 'application/pdf',
                    content: await writeAppendix(brand, appendix),
                  },
                ]
              : []),
          ],
        })
      } catch (error) {
        throw withoutRecipient(error, recipient)
      }
    },
  }
}
