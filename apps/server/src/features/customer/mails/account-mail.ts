import { randomUUID } from 'node:crypto'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import { FIXED_PATHS, type FixedPage } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { WellKnownPageKey } from '@firkant/domain/well-known/well-known-pages.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import { listWellKnownPages } from '../../content/content-store.ts'
import { mailPicture } from '../../mail/mail-image.ts'
import type { MailImage, MailMessage } from '../../mail/mail-message.ts'
import { createTokenMarks, type TokenPurpose } from '../../mail/mail-tokens.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { ACCOUNT_MAIL_NOTES, type AccountMailNote } from './account-mail-notes.ts'
import { ACCOUNT_MAILS, type AccountMailFacts, type AccountMailKind } from './account-mail-texts.ts'

export type AccountMailContext = Pick<ShopContext, 'brand' | 'publicUrl'>

export interface AccountMail {
  readonly kind: AccountMailKind
  readonly recipient: string
  readonly forename: string
  readonly language: MarketLanguage
  /** What the link's token is derived from, for kinds with one. */
  readonly token?: TokenPurpose | undefined
  readonly date?: Date | undefined
  readonly newEmail?: string | undefined
  /** What else was done, said below the text. */
  readonly notes?: readonly AccountMailNote[] | undefined
  /** A second mail with the same key is not sent. */
  readonly key?: string | undefined
}

type Target = { readonly fixed: FixedPage } | { readonly wellKnown: WellKnownPageKey } | undefined

/** Where the button leads. */
const TARGETS: Readonly<Record<AccountMailKind, Target>> = {
  welcome: { fixed: 'proveEmail' },
  proveEmail: { fixed: 'proveEmail' },
  passkeyAdded: { fixed: 'removePasskey' },
  addressInUse: { wellKnown: 'forgotPasswordPageUrl' },
  resetPassword: { fixed: 'resetPassword' },
  createPassword: { fixed: 'createPassword' },
  passwordChanged: { wellKnown: 'forgotPasswordPageUrl' },
  confirmEmail: { fixed: 'confirmEmail' },
  emailChanged: undefined,
  deletionRequested: { fixed: 'undoDeletion' },
  deleted: undefined,
}

async function pathOf(
  tx: Drizzle,
  target: NonNullable<Target>,
  { brand, language }: { readonly brand: BrandDefinition; readonly language: MarketLanguage },
) {
  if ('fixed' in target) return FIXED_PATHS[target.fixed][language]
  return (await listWellKnownPages(tx, { brand: brand.key, language }))[target.wellKnown] ?? '/'
}

interface MessageFacts extends AccountMailFacts {
  readonly picture: MailImage
  readonly language: MarketLanguage
  readonly url?: string
  readonly notes: readonly AccountMailNote[]
}

function messageOf(kind: AccountMailKind, facts: MessageFacts) {
  const texts = ACCOUNT_MAILS[facts.language][kind]
  const { button } = texts
  const message: MailMessage = {
    subject: texts.subject(facts.brand),
    preview: texts.preview,
    picture: facts.picture,
    parts: [
      { kind: 'heading', text: texts.heading(facts) },
      { kind: 'text', text: texts.text(facts) },
      ...facts.notes.map((note) => ({ kind: 'text', text: ACCOUNT_MAIL_NOTES[facts.language][note] }) as const),
      ...(button !== undefined && facts.url !== undefined
        ? [{ kind: 'button', text: button, url: facts.url } as const]
        : []),
      { kind: 'note', text: texts.note },
    ],
  }
  return message
}

/** Call it in the transaction that the mail reports on. */
export async function queueAccountMail(
  tx: Drizzle,
  { brand, publicUrl }: AccountMailContext,
  mail: AccountMail,
): Promise<void> {
  const { kind, language, recipient, forename, token, newEmail, notes = [] } = mail
  const key = mail.key ?? token ?? `account-${kind}:${randomUUID()}`
  const target = TARGETS[kind]
  const tokens = createTokenMarks()
  const query = token === undefined ? '' : `?${TOKEN_PARAM}=${tokens.mark(token)}`
  const path = target && localizePath(brand, language, await pathOf(tx, target, { brand, language }))
  const date = mail.date && formatDate(language, mail.date)
  const message = messageOf(kind, {
    brand: brand.name,
    picture: mailPicture(publicUrl, brand.mailLook.picture),
    forename,
    language,
    date,
    newEmail,
    notes,
    ...(path !== undefined && { url: publicUrl + path + query }),
  })
  await queueMail(tx, { key, brand, language, publicUrl, recipient, message, tokens })
}
