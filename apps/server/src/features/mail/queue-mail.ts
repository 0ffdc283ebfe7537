import { sql } from 'drizzle-orm'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { writeLater } from '../../platform/database/messages/write-later.ts'
import { mailHtml } from './mail-html.ts'
import type { MailMessage } from './mail-message.ts'
import { mailPlain } from './mail-plain.ts'
import { mails } from './mail-tables.ts'
import type { TokenMarks } from './mail-tokens.ts'

export interface NewMail {
  /** What it is about, such as `newsletter-confirm:{id}`: a second mail with the same key is not inserted. */
  readonly key: string
  readonly brand: BrandDefinition
  readonly language: MarketLanguage
  readonly publicUrl: string
  readonly recipient: string
  readonly message: MailMessage
  /** Placeholders of the tokens in its links. */
  readonly tokens: TokenMarks
}

export const mailQueue = (brand: BrandDefinition) => `mail.${brand.key}`

/** One-click unsubscribe in the mail program, without a page (RFC 8058). */
function unsubscribeHeaders({ unsubscribe }: MailMessage): Readonly<Record<string, string>> {
  if (!unsubscribe) return {}
  return { 'List-Unsubscribe': `<${unsubscribe.url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Call it in the transaction that the mail reports on: if that rolls back, no mail is sent. */
export async function queueMail(tx: Pick<Drizzle, 'insert' | 'execute'>, mail: NewMail): Promise<void> {
  const { key, brand, language, publicUrl, recipient, message } = mail
  const inserted = tx
    .insert(mails)
    .values({
      brand: brand.key,
      key,
      recipient,
      subject: message.subject,
      html: mailHtml({ brand, language, publicUrl }, message),
      text: mailPlain(brand, language, message),
      appendix: message.appendix ?? null,
      headers: { 'Content-Language': language, ...unsubscribeHeaders(message) },
      tokens: mail.tokens.purposes(),
    })
    .onConflictDoNothing()
    .returning({ id: mails.id })
  await writeLater(
    tx,
    sql`with written as (${inserted.getSQL()}) insert into jobs (queue, key, payload)
      select ${mailQueue(brand)}, id::text, jsonb_build_object('mailId', id) from written on conflict do nothing`,
  )
}
