import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { savePersonalisation } from './newsletter-consent-store.ts'
import { updateSubscription, type Subscription } from './newsletter-store.ts'

export function languageOf(brand: BrandDefinition, { language }: Pick<Subscription, 'language'>): MarketLanguage {
  const languages = brand.markets.map((market) => MARKETS[market].language)
  return languages.find((each) => each === language) ?? MARKETS[brand.homeMarket].language
}

/** Nothing is sent any more, and nobody is recognised by what was sent. Idempotent. */
export async function endSubscription(
  tx: Drizzle,
  subscription: Subscription,
  { brand, now }: { readonly brand: BrandDefinition; readonly now: Date },
): Promise<void> {
  const { id, state } = subscription
  if (state === 'unsubscribed') return
  const language = languageOf(brand, subscription)
  await savePersonalisation(tx, subscription, { isGranted: false, brand, language, place: 'unsubscribed', now })
  await updateSubscription(tx, id, {
    state: 'unsubscribed',
    unsubscribedAt: now,
    confirmHash: null,
    confirmUntil: null,
    replacesId: null,
  })
}
