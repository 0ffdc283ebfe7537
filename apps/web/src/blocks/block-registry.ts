import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import type { BlockName } from '@firkant/domain/content/block.ts'
import { loadable, type Loadable } from '../platform/loadable.ts'

type BlockRegistry = { readonly [Name in BlockName]: Loadable<BlockProps[Name]> }

/**
 * Every block's code, fetched when a page needs it. To add a block: its props in domain/content/block-props,
 * its view in this folder, one line here. A block is rendered inside an element with data-block and its width.
 */
export const BLOCKS: BlockRegistry = {
  Hero: loadable(() => import('./hero/hero-block.tsx').then((code) => code.HeroBlock)),
  ImageBanner: loadable(() => import('./image-banner/image-banner-block.tsx').then((code) => code.ImageBannerBlock)),
  Editorial: loadable(() => import('./editorial/editorial-block.tsx').then((code) => code.EditorialBlock)),
  ProductList: loadable(() => import('./product-list/product-list-block.tsx').then((code) => code.ProductListBlock)),
  ProductBlock: loadable(() =>
    import('./product-block/product-block-block.tsx').then((code) => code.ProductBlockBlock),
  ),
  Recommendations: loadable(() =>
    import('./recommendations/recommendations-block.tsx').then((code) => code.RecommendationsBlock),
  ),
  Categories: loadable(() => import('./categories/categories-block.tsx').then((code) => code.CategoriesBlock)),
  ExpandableEditorial: loadable(() =>
    import('./expandable-editorial/expandable-editorial-block.tsx').then((code) => code.ExpandableEditorialBlock),
  ),
  Image: loadable(() => import('./image/image-block.tsx').then((code) => code.ImageBlock)),
  Video: loadable(() => import('./video/video-block.tsx').then((code) => code.VideoBlock)),
  FocalPoints: loadable(() => import('./focal-points/focal-points-block.tsx').then((code) => code.FocalPointsBlock)),
  Flowbox: loadable(() => import('./flowbox/flowbox-block.tsx').then((code) => code.FlowboxBlock)),
  Faq: loadable(() => import('./faq/faq-block.tsx').then((code) => code.FaqBlock)),
  ContentList: loadable(() => import('./content-list/content-list-block.tsx').then((code) => code.ContentListBlock)),
  Countdown: loadable(() => import('./countdown/countdown-block.tsx').then((code) => code.CountdownBlock)),
  LinkCollection: loadable(() =>
    import('./link-collection/link-collection-block.tsx').then((code) => code.LinkCollectionBlock),
  ),
  Brands: loadable(() => import('./brands/brands-block.tsx').then((code) => code.BrandsBlock)),
  BlackFridayNavigation: loadable(() =>
    import('./black-friday-navigation/black-friday-navigation-block.tsx').then(
      (code) => code.BlackFridayNavigationBlock,
    ),
  ),
  NewsletterSignup: loadable(() =>
    import('./newsletter-signup/newsletter-signup-block.tsx').then((code) => code.NewsletterSignupBlock),
  ),
  RegisterReturns: loadable(() =>
    import('./register-returns/register-returns-block.tsx').then((code) => code.RegisterReturnsBlock),
  ),
  ArticleList: loadable(() => import('./article-list/article-list-block.tsx').then((code) => code.ArticleListBlock)),
  InspirationCategoryList: loadable(() =>
    import('./inspiration-category-list/inspiration-category-list-block.tsx').then(
      (code) => code.InspirationCategoryListBlock,
    ),
  ),
  Spacer: loadable(() => import('./spacer/spacer-block.tsx').then((code) => code.SpacerBlock)),
  Layout: loadable(() => import('./layout/layout-block.tsx').then((code) => code.LayoutBlock)),
  Button: loadable(() => import('./button/button-block.tsx').then((code) => code.ButtonBlock)),
}

/** A newer server may send a block that this build does not know. */
export function findBlock(name: string): Loadable<object> | undefined {
  // The caller passes on the props that the server sent for this very name.
  return Object.hasOwn(BLOCKS, name) ? (BLOCKS[name as BlockName] as Loadable<never> as Loadable<object>) : undefined
}
