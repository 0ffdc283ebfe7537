import { loadable } from '../../platform/loadable.ts'
import type { PackageChoicesProps } from './package-choices.tsx'
import type { ProductReviewsProps } from './product-reviews.tsx'

/** Few products are packages: the others fetch none of it. */
export const packageCode = loadable<PackageChoicesProps>(() =>
  import('./package-choices.tsx').then((code) => code.PackageChoices),
)

/** Far below: whoever never comes there fetches none of it. */
export const reviewsCode = loadable<ProductReviewsProps>(() =>
  import('./product-reviews.tsx').then((code) => code.ProductReviews),
)
