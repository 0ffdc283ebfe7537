import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { loadCardData } from '../features/catalog/card-data.ts'
import { loadFooter, loadFrame, loadScriptSettings, loadWellKnownPages } from '../features/content/site-frame.ts'
import { loadReviewData } from '../features/reviews/review-store.ts'
import { loadCustomerModel } from '../features/customer/customer-session.ts'
import type { DynamicDataResolvers } from '../features/dynamic-data/dynamic-data-service.ts'
import type { Database } from '../platform/database/database.ts'

/** One resolver per model of domain/dynamic-data, each from the feature that owns the data. */
export function createDynamicDataResolvers(database: Database, brand: BrandDefinition): DynamicDataResolvers {
  const db = database.replica
  return {
    wellKnownPages: ({ market }) => loadWellKnownPages(db, { brand, market }),
    frame: ({ market }) => loadFrame(db, { brand, market }),
    footer: ({ market }) => loadFooter(db, { brand, market }),
    settings: ({ market }) => loadScriptSettings(db, { brand, market }),
    productCards: ({ market, now }, context) =>
      loadCardData(
        db,
        { brand: brand.key, market, now, address: (path) => localizePath(brand, market.language, path) },
        context,
      ),
    productReviews: ({ market }, context) =>
      loadReviewData(db, { brand: brand.key, language: market.language }, context),
    customer: ({ customerToken, now }) => loadCustomerModel(database, { token: customerToken, brand: brand.key, now }),
  }
}
