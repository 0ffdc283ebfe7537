import type {
  BlockContent,
  ProductListContent,
  RecommendationsContent,
} from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { BlockName } from '@firkant/domain/content/blocks/block.ts'
import type {
  ArticleListContent,
  BrandsContent,
  InspirationCategoryListContent,
} from '@firkant/domain/content/blocks/navigation-blocks.ts'
import type { ContentOf } from './block-sources.ts'

/** What the blocks of a page refer to, collected so that a few queries load it all. */
export interface BlockNeeds {
  readonly files: Set<string>
  readonly productKeys: Set<string>
  readonly productSources: Set<ProductListContent['source']>
  readonly recommendations: Set<RecommendationsContent>
  readonly productBrands: Set<BrandsContent>
  readonly articleLists: Set<ArticleListContent>
  readonly inspirationCategories: Set<InspirationCategoryListContent>
  /** Names of the galleries' feeds. */
  readonly feeds: Set<string>
  /** When something that a block shows is no longer true. */
  readonly ends: Set<string>
}

export function gatherNeeds(blocks: readonly BlockContent[]): BlockNeeds {
  const needs: BlockNeeds = {
    files: new Set(),
    productKeys: new Set(),
    productSources: new Set(),
    recommendations: new Set(),
    productBrands: new Set(),
    feeds: new Set(),
    articleLists: new Set(),
    inspirationCategories: new Set(),
    ends: new Set(),
  }
  for (const block of blocks) addNeeds(block, needs)
  return needs
}

function addProducts(keys: readonly (string | undefined)[], needs: BlockNeeds): void {
  for (const key of keys) if (key) needs.productKeys.add(key)
}

function addPictures(
  holders: readonly { readonly image?: { readonly file: string } | undefined }[],
  needs: BlockNeeds,
): void {
  for (const { image } of holders) if (image) needs.files.add(image.file)
}

type Gatherers = {
  readonly [Name in BlockName]: (content: ContentOf<Name>, needs: BlockNeeds) => void
}

const needsNothing = () => undefined

const GATHERERS: Gatherers = {
  Hero: (content, needs) => {
    addPictures([content, { image: content.mobileImage }], needs)
    addProducts(content.seenProductKeys, needs)
  },
  ImageBanner: (content, needs) => {
    addPictures([content, { image: content.mobileImage }], needs)
    addProducts([content.productKey], needs)
  },
  ProductList: ({ source }, needs) => {
    if (source.productKeys) addProducts(source.productKeys, needs)
    else needs.productSources.add(source)
  },
  ProductBlock: ({ productKey }, needs) => addProducts([productKey], needs),
  Recommendations: (content, needs) => {
    // Only the browser knows what a visitor has viewed.
    if (content.kind !== 'recentlyViewed') needs.recommendations.add(content)
  },
  Categories: ({ tiles }, needs) => addPictures(tiles, needs),
  Image: (content, needs) => addPictures([content, { image: content.mobileImage }], needs),
  Video: ({ poster }, needs) => addPictures([{ image: poster }], needs),
  FocalPoints: (content, needs) => {
    addPictures([content, { image: content.mobileImage }], needs)
    addProducts(
      content.points.map((point) => ('productKey' in point ? point.productKey : undefined)),
      needs,
    )
  },
  Flowbox: ({ feed }, needs) => void needs.feeds.add(feed),
  ContentList: ({ items }, needs) => addPictures(items, needs),
  LinkCollection: ({ links }, needs) => addPictures(links, needs),
  BlackFridayNavigation: ({ links }, needs) => addPictures(links, needs),
  Brands: (content, needs) => void needs.productBrands.add(content),
  NewsletterSignup: (content, needs) => addPictures([content], needs),
  ArticleList: (content, needs) => void needs.articleLists.add(content),
  InspirationCategoryList: (content, needs) => void needs.inspirationCategories.add(content),
  Countdown: ({ to }, needs) => void needs.ends.add(to),
  Layout: ({ columns }, needs) => {
    for (const column of columns) for (const inner of column.blocks) addNeeds(inner, needs)
  },
  RegisterReturns: needsNothing,
  Editorial: needsNothing,
  ExpandableEditorial: needsNothing,
  Faq: needsNothing,
  Spacer: needsNothing,
  Button: needsNothing,
}

function addNeeds(block: BlockContent, needs: BlockNeeds): void {
  // TypeScript can't see that the collector of this name takes these props.
  const gather = GATHERERS[block.componentName] as (content: BlockContent['props'], needs: BlockNeeds) => void
  gather(block.props, needs)
}
