import { randomUUID } from 'node:crypto'
import { MINUTE_MS, DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { validateNewsletterEmail, type NewsletterAnswer } from '@firkant/domain/newsletter/newsletter.ts'
import { newsletterPath, TOKEN_PARAM, type NewsletterStep } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import { createTokenMarks, deriveToken, type TokenPurpose } from '../mail/mail-tokens.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { confirmationMail } from './newsletter-mail.ts'
import {
  renewRequest,
  holdSubscription,
  insertSubscription,
  isConfirmable,
  isKnownSubscriber,
  markConfirmed,
  markUnsubscribed,
} from './newsletter-store.ts'

const LINK_LIFE_MS = 7 * DAY_MS
/** Minimum time between two mails to one address, whoever requests them. */
const QUIET_MS = 10 * MINUTE_MS

export interface NewsletterService {
  readonly signUp: (email: string, language: MarketLanguage) => Promise<NewsletterAnswer>
  /** For a valid address, in the transaction that the wish is part of. */
  readonly signUpIn: (tx: Drizzle, email: string, language: MarketLanguage) => Promise<void>
  /** False for an unknown, expired or used link. */
  readonly confirm: (token: string) => Promise<boolean>
  readonly mayConfirm: (token: string) => Promise<boolean>
  /** True also if already unsubscribed. */
  readonly unsubscribe: (token: string) => Promise<boolean>
  readonly mayUnsubscribe: (token: string) => Promise<boolean>
}

export interface NewsletterOptions {
  readonly db: Drizzle
  readonly brand: BrandDefinition
  readonly publicUrl: string
  readonly secret: string
  readonly now: () => Date
}

interface Wanted {
  readonly email: string
  readonly language: MarketLanguage
  readonly now: Date
}

/** What the token of an unsubscribe link is derived from. */
export const unsubscribePurpose = (id: string): TokenPurpose => `newsletter-unsubscribe:${id}`

/** Sends the confirmation mail, in the transaction that stores the request. */
async function askForConfirmation(
  tx: Drizzle,
  { brand, publicUrl, secret }: NewsletterOptions,
  { email, language, now }: Wanted,
): Promise<void> {
  const mailbox = { brand: brand.key, emailKey: emailKey(email) }
  const known = await holdSubscription(tx, mailbox)
  const isQuiet = known?.state === 'pending' && now.getTime() - known.requestedAt.getTime() < QUIET_MS
  if (known?.state === 'confirmed' || isQuiet) return
  const id = known?.id ?? randomUUID()
  const confirmPurpose: TokenPurpose = `newsletter-confirm:${randomUUID()}`
  const request = {
    email,
    language,
    requestedAt: now,
    confirmHash: hashToken(deriveToken(secret, confirmPurpose)),
    confirmUntil: new Date(now.getTime() + LINK_LIFE_MS),
    unsubscribeHash: hashToken(deriveToken(secret, unsubscribePurpose(id))),
  }
  if (known) await renewRequest(tx, id, request)
  else if (!(await insertSubscription(tx, { ...mailbox, ...request, id, state: 'pending' }))) return
  const tokens = createTokenMarks()
  const link = (step: NewsletterStep, purpose: TokenPurpose) =>
    `${publicUrl}${localizePath(brand, language, newsletterPath(language, step))}?${TOKEN_PARAM}=${tokens.mark(purpose)}`
  const message = confirmationMail({
    brandName: brand.name,
    language,
    confirmUrl: link('confirm', confirmPurpose),
    unsubscribeUrl: link('unsubscribe', unsubscribePurpose(id)),
  })
  await queueMail(tx, { key: confirmPurpose, brand, language, recipient: email, message, tokens })
}

/** Double opt-in: no address is subscribed before the link in its mail was used. */
export function createNewsletterService(options: NewsletterOptions): NewsletterService {
  const { db, brand } = options
  const linkOf = (token: string) => ({ brand: brand.key, hash: hashToken(token), now: options.now() })
  return {
    async signUp(given, language) {
      const errorCode = validateNewsletterEmail(given)
      if (errorCode) return { success: false, errorCode }
      const wanted = { email: given.trim(), language, now: options.now() }
      await db.transaction((tx) => askForConfirmation(tx, options, wanted))
      return { success: true }
    },
    signUpIn: (tx, email, language) => askForConfirmation(tx, options, { email, language, now: options.now() }),
    confirm: (token) => markConfirmed(db, linkOf(token)),
    mayConfirm: (token) => isConfirmable(db, linkOf(token)),
    async unsubscribe(token) {
      if (!(await isKnownSubscriber(db, linkOf(token)))) return false
      await markUnsubscribed(db, linkOf(token))
      return true
    },
    mayUnsubscribe: (token) => isKnownSubscriber(db, linkOf(token)),
  }
}
