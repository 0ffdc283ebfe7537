import { maskEmail } from '@firkant/domain/customer/soft-login.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import {
  ALERT_KINDS,
  type AlertKind,
  type NewsletterPreferences,
  type PreferenceChoices,
} from '@firkant/domain/newsletter/newsletter-preferences.ts'
import { validateNewsletterEmail, type NewsletterErrorCode } from '@firkant/domain/newsletter/newsletter.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import { createTokenMarks } from '../mail/mail-tokens.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { endSubscription } from './end-subscription.ts'
import { savePersonalisation } from './newsletter-consent-store.ts'
import { newsletterLink, unsubscribePurpose } from './newsletter-links.ts'
import { preferencesMail } from './newsletter-mail.ts'
import { findSubscription, holdSubscription, lockSubscription, type Subscription } from './newsletter-store.ts'
import { QUIET_MS, requestConfirmation, type NewsletterOptions } from './request-confirmation.ts'

export interface Mailbox {
  readonly brand: string
  readonly emailKey: string
}

/** Mails of another feature that an address asked for. */
export interface MailboxAlerts {
  readonly count: (db: Drizzle, mailbox: Mailbox) => Promise<number>
  readonly end: (tx: Drizzle, mailbox: Mailbox, now: Date) => Promise<void>
}

export interface PreferencesOptions extends NewsletterOptions {
  readonly alerts: Readonly<Record<AlertKind, MailboxAlerts>>
}

/** Behind the link of a newsletter. Each answers `undefined` or `false` to an unknown link. */
export interface PreferencesService {
  readonly find: (token: string) => Promise<NewsletterPreferences | undefined>
  readonly choose: (token: string, choices: PreferenceChoices, language: MarketLanguage) => Promise<boolean>
  /** The new address is asked by mail; until it confirms, the former one gets the newsletter. */
  readonly changeAddress: (
    token: string,
    email: string,
    language: MarketLanguage,
  ) => Promise<NewsletterErrorCode | 'sent' | undefined>
  /** Who knows only the address gets the link by mail, or is asked whether they want the newsletter. */
  readonly mailLink: (email: string, language: MarketLanguage) => Promise<void>
}

interface Chosen {
  readonly found: Subscription
  readonly choices: PreferenceChoices
  readonly language: MarketLanguage
}

/** Who has left comes back by confirming anew, not by a box. */
async function applyChoices(tx: Drizzle, options: PreferencesOptions, chosen: Chosen): Promise<void> {
  const { brand, alerts } = options
  const { found, choices, language } = chosen
  const now = options.now()
  if (!choices.newsletter) await endSubscription(tx, found, { brand, now })
  else if (found.state === 'confirmed') {
    const decision = { isGranted: choices.personalised, brand, language, place: 'preferences', now } as const
    await savePersonalisation(tx, found, decision)
  }
  for (const kind of ALERT_KINDS) if (!choices.alerts[kind]) await alerts[kind].end(tx, found, now)
}

/** At most one in ten minutes, whoever asks for it. */
async function sendLink(
  tx: Drizzle,
  { brand, publicUrl, now }: PreferencesOptions,
  { found, language }: { found: Subscription; language: MarketLanguage },
): Promise<void> {
  const tokens = createTokenMarks()
  const links = { brand, publicUrl, language, tokens }
  const message = preferencesMail({
    brandName: brand.name,
    language,
    preferencesUrl: newsletterLink(links, 'preferences', unsubscribePurpose(found.id)),
  })
  const key = `newsletter-preferences:${found.id}:${Math.floor(now().getTime() / QUIET_MS)}`
  await queueMail(tx, { key, brand, language, publicUrl, recipient: found.email, message, tokens })
}

export function createPreferencesService(options: PreferencesOptions): PreferencesService {
  const { db, brand, alerts } = options
  const linkOf = (token: string) => ({ brand: brand.key, hash: hashToken(token), now: options.now() })
  return {
    async find(token) {
      const found = await findSubscription(db, linkOf(token))
      if (!found) return undefined
      const [stockAlerts, listAlerts] = await Promise.all([
        alerts.stockAlerts.count(db, found),
        alerts.listAlerts.count(db, found),
      ])
      return {
        maskedEmail: maskEmail(found.email),
        isSubscribed: found.state === 'confirmed',
        isPersonalised: found.personalisedAt !== null,
        alerts: { stockAlerts, listAlerts },
      }
    },
    choose: (token, choices, language) =>
      db.transaction(async (tx) => {
        const found = await lockSubscription(tx, linkOf(token))
        if (found) await applyChoices(tx, options, { found, choices, language })
        return found !== undefined
      }),
    async changeAddress(token, given, language) {
      const found = await findSubscription(db, linkOf(token))
      if (found?.state !== 'confirmed') return undefined
      const errorCode = validateNewsletterEmail(given)
      if (errorCode) return errorCode
      const wanted = { email: given.trim(), language, now: options.now(), replacesId: found.id }
      await db.transaction((tx) => requestConfirmation(tx, options, wanted))
      return 'sent'
    },
    mailLink: (email, language) =>
      db.transaction(async (tx) => {
        const found = await holdSubscription(tx, { brand: brand.key, emailKey: emailKey(email) })
        if (found?.state === 'confirmed') return sendLink(tx, options, { found, language })
        return requestConfirmation(tx, options, { email, language, now: options.now() })
      }),
  }
}
