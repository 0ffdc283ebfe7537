import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { personalisationText } from '@firkant/domain/newsletter/newsletter-preferences.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { updateSubscription, type Subscription } from './newsletter-store.ts'
import { newsletterConsentLog, type NewsletterConsentPlace } from './newsletter-tables.ts'

interface Decision {
  readonly isGranted: boolean
  readonly brand: BrandDefinition
  /** Of the page on which it was read. */
  readonly language: MarketLanguage
  readonly place: NewsletterConsentPlace
  readonly now: Date
}

/** With its proof. Links that were sent before end with the agreement: they count from `personalisedAt` on. */
export async function savePersonalisation(
  tx: Drizzle,
  { id, personalisedAt }: Pick<Subscription, 'id' | 'personalisedAt'>,
  { isGranted, brand, language, place, now }: Decision,
): Promise<void> {
  if (isGranted === (personalisedAt !== null)) return
  await updateSubscription(tx, id, { personalisedAt: isGranted ? now : null })
  await tx.insert(newsletterConsentLog).values({
    subscriptionId: id,
    isGranted,
    language,
    text: personalisationText(language, brand.name),
    place,
    decidedAt: now,
  })
}
