import type { StockAlertFormProps } from '../../features/stock-alerts/stock-alert-form.tsx'
import { loadable } from '../../platform/loadable.ts'
import type { PackageChoicesProps } from './package-choices.tsx'
import type { ProductReviewsProps } from './product-reviews.tsx'

/** Few products are packages: the others don't load it. */
export const packageCode = loadable<PackageChoicesProps>(() =>
  import('./package-choices.tsx').then((module) => module.PackageChoices),
)

/** Only where something is sold out. */
export const stockAlertCode = loadable<StockAlertFormProps>(() =>
  import('../../features/stock-alerts/stock-alert-form.tsx').then((module) => module.StockAlertForm),
)

/** Far down the page: loaded on the way there. */
export const reviewsCode = loadable<ProductReviewsProps>(() =>
  import('./product-reviews.tsx').then((module) => module.ProductReviews),
)
