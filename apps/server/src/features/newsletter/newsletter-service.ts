import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { validateNewsletterEmail, type NewsletterAnswer } from '@firkant/domain/newsletter/newsletter.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import { endSubscription, languageOf } from './end-subscription.ts'
import { savePersonalisation } from './newsletter-consent-store.ts'
import { isConfirmable, isKnownSubscriber, lockSubscription, markConfirmed } from './newsletter-store.ts'
import { requestConfirmation, type NewsletterOptions } from './request-confirmation.ts'

export interface NewsletterService {
  readonly signUp: (email: string, language: MarketLanguage) => Promise<NewsletterAnswer>
  /** For a valid address, in the transaction that the wish is part of. */
  readonly signUpIn: (tx: Drizzle, email: string, language: MarketLanguage) => Promise<void>
  /** False for an unknown, expired or used link. */
  readonly confirm: (token: string, answer?: { readonly isPersonalised: boolean }) => Promise<boolean>
  readonly mayConfirm: (token: string) => Promise<boolean>
  /** True also if already unsubscribed. */
  readonly unsubscribe: (token: string) => Promise<boolean>
  readonly mayUnsubscribe: (token: string) => Promise<boolean>
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
      await db.transaction((tx) => requestConfirmation(tx, options, wanted))
      return { success: true }
    },
    signUpIn: (tx, email, language) => requestConfirmation(tx, options, { email, language, now: options.now() }),
    confirm: (token, { isPersonalised } = { isPersonalised: false }) =>
      db.transaction(async (tx) => {
        const now = options.now()
        const confirmed = await markConfirmed(tx, linkOf(token))
        if (!confirmed) return false
        const language = languageOf(brand, confirmed)
        if (isPersonalised)
          await savePersonalisation(tx, confirmed, { isGranted: true, brand, language, place: 'confirmation', now })
        const former = confirmed.replacesId && (await lockSubscription(tx, { id: confirmed.replacesId }))
        if (former) await endSubscription(tx, former, { brand, now })
        return true
      }),
    mayConfirm: (token) => isConfirmable(db, linkOf(token)),
    unsubscribe: (token) =>
      db.transaction(async (tx) => {
        const found = await lockSubscription(tx, linkOf(token))
        if (found) await endSubscription(tx, found, { brand, now: options.now() })
        return found !== undefined
      }),
    mayUnsubscribe: (token) => isKnownSubscriber(db, linkOf(token)),
  }
}
