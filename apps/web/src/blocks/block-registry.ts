import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import type { BlockName } from '@firkant/domain/content/blocks/block.ts'
import { loadable, type Loadable } from '../platform/lazy-code/loadable.ts'

type BlockRegistry = { readonly [Name in BlockName]: Loadable<BlockProps[Name]> }

/**
 * Every block's chunk, loaded on demand. To add a block: its props in domain/content/blocks/block-props,
 * its view in this folder, one line here. A block is rendered inside an element with data-block and its width.
 */
export const BLOCKS: BlockRegistry = {
  Hero: loadable(() => import(/* code: opening */ './hero/hero-block.tsx').then((module) => module.HeroBlock)),
  ImageBanner: loadable(() =>
    import(/* code: blocks */ './image-banner/image-banner-block.tsx').then((module) => module.ImageBannerBlock),
  ),
  Editorial: loadable(() => import('./editorial/editorial-block.tsx').then((module) => module.EditorialBlock)),
  ProductList: loadable(() =>
    import('./product-list/product-list-block.tsx').then((module) => module.ProductListBlock),
  ),
  ProductBlock: loadable(() =>
    import('./product-block/product-block-block.tsx').then((module) => module.ProductBlockBlock),
  ),
  Recommendations: loadable(() =>
    import('./recommendations/recommendations-block.tsx').then((module) => module.RecommendationsBlock),
  ),
  Categories: loadable(() =>
    import(/* code: opening */ './categories/categories-block.tsx').then((module) => module.CategoriesBlock),
  ),
  ExpandableEditorial: loadable(() =>
    import('./expandable-editorial/expandable-editorial-block.tsx').then((module) => module.ExpandableEditorialBlock),
  ),
  Image: loadable(() => import('./image/image-block.tsx').then((module) => module.ImageBlock)),
  Video: loadable(() => import('./video/video-block.tsx').then((module) => module.VideoBlock)),
  FocalPoints: loadable(() =>
    import('./focal-points/focal-points-block.tsx').then((module) => module.FocalPointsBlock),
  ),
  Flowbox: loadable(() => import('./flowbox/flowbox-block.tsx').then((module) => module.FlowboxBlock)),
  Faq: loadable(() => import('./faq/faq-block.tsx').then((module) => module.FaqBlock)),
  ContentList: loadable(() =>
    import('./content-list/content-list-block.tsx').then((module) => module.ContentListBlock),
  ),
  Countdown: loadable(() => import('./countdown/countdown-block.tsx').then((module) => module.CountdownBlock)),
  LinkCollection: loadable(() =>
    import('./link-collection/link-collection-block.tsx').then((module) => module.LinkCollectionBlock),
  ),
  Brands: loadable(() => import('./brands/brands-block.tsx').then((module) => module.BrandsBlock)),
  BlackFridayNavigation: loadable(() =>
    import('./black-friday-navigation/black-friday-navigation-block.tsx').then(
      (module) => module.BlackFridayNavigationBlock,
    ),
  ),
  NewsletterSignup: loadable(() =>
    import('./newsletter-signup/newsletter-signup-block.tsx').then((module) => module.NewsletterSignupBlock),
  ),
  RegisterReturns: loadable(() =>
    import('./register-returns/register-returns-block.tsx').then((module) => module.RegisterReturnsBlock),
  ),
  ArticleList: loadable(() =>
    import('./article-list/article-list-block.tsx').then((module) => module.ArticleListBlock),
  ),
  InspirationCategoryList: loadable(() =>
    import('./inspiration-category-list/inspiration-category-list-block.tsx').then(
      (module) => module.InspirationCategoryListBlock,
    ),
  ),
  Spacer: loadable(() => import('./spacer/spacer-block.tsx').then((module) => module.SpacerBlock)),
  Layout: loadable(() => import('./layout/layout-block.tsx').then((module) => module.LayoutBlock)),
  Button: loadable(() => import('./button/button-block.tsx').then((module) => module.ButtonBlock)),
}

/** A newer server may send a block that this build does not know. */
export function findBlock(name: string): Loadable<object> | undefined {
  // The caller passes the props that the server sent for this name.
  return Object.hasOwn(BLOCKS, name) ? (BLOCKS[name as BlockName] as Loadable<never> as Loadable<object>) : undefined
}
