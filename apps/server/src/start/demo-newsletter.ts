import { randomUUID } from 'node:crypto'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { demoLogins } from '../features/demo/accounts/demo-logins.ts'
import { deriveToken } from '../features/mail/mail-tokens.ts'
import { savePersonalisation } from '../features/newsletter/newsletter-consent-store.ts'
import { unsubscribePurpose } from '../features/newsletter/newsletter-links.ts'
import { insertSubscription } from '../features/newsletter/newsletter-store.ts'
import { sendNewsletter, type NewsletterContext } from '../features/soft-login/send-newsletter.ts'
import { hashToken } from '../platform/sessions/session-service.ts'

/** The demo customer reads the newsletter and agreed to be recognised: its link, in the outbox, recognises them. Sent once. */
export async function sendDemoNewsletter(context: NewsletterContext): Promise<void> {
  const { db, brand, secret, now } = context
  const { customer: email } = demoLogins(brand.key)
  const id = randomUUID()
  const { language } = MARKETS[brand.homeMarket]
  const isNew = await insertSubscription(db, {
    id,
    brand: brand.key,
    email,
    emailKey: email,
    language,
    state: 'confirmed',
    unsubscribeHash: hashToken(deriveToken(secret, unsubscribePurpose(id))),
    requestedAt: now,
    confirmedAt: now,
  })
  const decision = { isGranted: true, brand, language, place: 'confirmation', now } as const
  if (isNew) await savePersonalisation(db, { id, personalisedAt: null }, decision)
  await sendNewsletter(context, 'demo')
}
