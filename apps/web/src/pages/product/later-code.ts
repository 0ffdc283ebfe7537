import type { ShownRecall } from '@firkant/domain/law/recall-record.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import type { StockAlertFormProps } from '../../features/stock-alerts/stock-alert-form.tsx'
import { loadable } from '../../platform/lazy-code/loadable.ts'
import type { PackageChoicesProps } from './choices/package-choices.tsx'
import type { ProductReviewsProps } from './reviews/product-reviews.tsx'
import type { ProductRoomProps } from './room/product-room.tsx'

/** Few products are packages: the others don't load it. */
export const packageCode = loadable<PackageChoicesProps>(() =>
  import('./choices/package-choices.tsx').then((module) => module.PackageChoices),
)

/** Only where something is sold out. */
export const stockAlertCode = loadable<StockAlertFormProps>(() =>
  import(/* code: rare */ '../../features/stock-alerts/stock-alert-form.tsx').then((module) => module.StockAlertForm),
)

/** Hardly any product is recalled. */
export const recallsCode = loadable<{ readonly recalls: readonly ShownRecall[] }>(() =>
  import('../recalls/recall-notice.tsx').then((module) => module.ProductRecalls),
)

interface PartProps {
  readonly model: ProductModel
}

/** Nothing in it changes until it is reached for. */
export const factsCode = loadable<PartProps>(() => import('./buy/buy-facts.tsx').then((module) => module.BuyFacts))

/** Links until it is reached for; not every product has a model. */
export const roomCode = loadable<ProductRoomProps>(() =>
  import('./room/product-room.tsx').then((module) => module.ProductRoom),
)

/** Only where something has a club price; it opens before it is loaded. */
export const clubCode = loadable<{ readonly returnUrl: string }>(() =>
  import('../../features/customer/club/club-explained.tsx').then((module) => module.ClubExplained),
)

/** Below the first screen. */
export const storyCode = loadable<PartProps>(() =>
  import('./details/product-story.tsx').then((module) => module.ProductStory),
)
export const accordionCode = loadable<PartProps>(() =>
  import('./details/product-details.tsx').then((module) => module.ProductAccordion),
)

/** Far down the page: loaded on the way there. */
export const reviewsCode = loadable<ProductReviewsProps>(() =>
  import('./reviews/product-reviews.tsx').then((module) => module.ProductReviews),
)
