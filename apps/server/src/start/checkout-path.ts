import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../platform/database/database.ts'
import { listWellKnownPages } from '../features/content/content-store.ts'

/** Where an editor put the checkout; where there is none, whoever posts to it is sent to the start. */
export function createCheckoutPath(db: Drizzle, brand: BrandDefinition): (language: MarketLanguage) => Promise<string> {
  return async (language) => (await listWellKnownPages(db, { brand: brand.key, language })).checkoutPageUrl ?? '/'
}
