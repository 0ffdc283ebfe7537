import type { Page } from '@firkant/domain/page/page.ts'
import { loadable } from '../../platform/lazy-code/loadable.ts'

/** Few listings are empty. */
export const emptyListingCode = loadable<object>(() =>
  import('./empty-listing.tsx').then((module) => module.EmptyListing),
)

export const isEmptyListing = ({ model }: Page) => 'listingUrl' in model && model.products.length === 0
