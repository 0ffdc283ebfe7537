import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { PermanentJobError } from '../../platform/jobs/run-jobs.ts'
import { LOGO_CID } from './mail-html.ts'
import type { MailSender } from './mail-sender.ts'

const CONNECT_TIMEOUT_MS = 10_000
/** Well within a job's lease: nobody else may begin the same mail meanwhile. */
const SILENCE_TIMEOUT_MS = MINUTE_MS

const BRANDS_FOLDER = join(import.meta.dirname, '../../../../../packages/brands/src')

export function readMailLogo(brand: BrandDefinition): Promise<Buffer> {
  return readFile(join(BRANDS_FOLDER, brand.key, 'mail-logo.png'))
}

export interface SmtpOptions {
  readonly url: string
  /** `name <address>`; the brand's own if not given. */
  readonly from: string | undefined
  readonly brand: BrandDefinition
}

/**
 * A receiver or a mail that the server refuses for good. A refused password is also a 5xx, but one that an operator
 * mends.
 */
function isPermanent(error: Error): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
}

/** Servers repeat the receiver in their answer; it must not reach a log. */
function withoutRecipient(error: unknown, recipient: string): Error {
  const known = error instanceof Error ? error : new Error(String(error))
  const message = known.message.replaceAll(recipient, '-')
  return isPermanent(known) ? new PermanentJobError(message) : new Error(message)
}

export function createSmtpSender({ url, from, brand }: SmtpOptions): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  })
  const sender = from ?? `${brand.name} <${brand.organisation.email}>`
  const domain = /@([^>\s]+)/.exec(sender)?.[1] ?? brand.organisation.email
  return {
    isOutbox: false,
    async send({ id, recipient, subject, html, text, headers }) {
      try {
        await transport.sendMail({
          from: sender,
          // As an address and nothing else: no list, no name, no comment.
          to: { name: '', address: recipient },
          subject,
          html,
          text,
          headers: { ...headers },
          // The same for each try: a mail that was taken although its answer got lost is known as the same one.
          messageId: `<${id}@${domain}>`,
          attachments: [
            {
              cid: LOGO_CID,
              filename: `${brand.key}.png`,
              contentType: 'image/png',
              content: await readMailLogo(brand),
            },
          ],
        })
      } catch (error) {
        throw withoutRecipient(error, recipient)
      }
    },
  }
}
