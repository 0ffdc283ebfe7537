import type { ProductCard } from '../../catalog/product-card.ts'
import type { ImageRef } from '../../image/image-ref.ts'
import type { ArticleCard, InspirationCategoryTile } from '../articles/article-card.ts'
import type { FlowboxPost, FocalPoint, VideoSource } from '../media-parts.ts'
import type {
  ButtonContent,
  CategoriesContent,
  EditorialContent,
  HeroContent,
  ImageBannerContent,
  LayoutContent,
  ProductBlockContent,
  ProductListContent,
  RecommendationsContent,
  SpacerContent,
} from './block-content-schema.ts'
import type { Block } from './block.ts'
import type {
  ContentListContent,
  CountdownContent,
  ExpandableEditorialContent,
  FaqContent,
  NewsletterSignupContent,
  RegisterReturnsContent,
} from './editorial-blocks.ts'
import type { FlowboxContent, FocalPointsContent, ImageBlockContent, VideoContent } from './media-blocks.ts'
import type {
  ArticleListContent,
  BlackFridayNavigationContent,
  BrandsContent,
  InspirationCategoryListContent,
  LinkCollectionContent,
} from './navigation-blocks.ts'

export interface CategoryTile {
  readonly name: string
  readonly url: string
  readonly image?: ImageRef
  /** The focus of the image when it is cropped. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined
  readonly note?: string | undefined
}

/** A product brand that this storefront sells. */
export interface BrandTile {
  readonly key: string
  readonly name: string
  readonly url: string
  readonly description?: string | undefined
  readonly image?: ImageRef | undefined
}

type WithImages<Content extends { image?: unknown; mobileImage?: unknown }> = Omit<Content, 'image' | 'mobileImage'> & {
  readonly image?: ImageRef | undefined
  readonly mobileImage?: ImageRef | undefined
}

/**
 * The props of each block: the editor's content with its references resolved. To add a block: its content schema in
 * block-content-schema, its props here, its resolver in server/features/content/block-resolvers, its view in
 * web/blocks/block-registry.
 */
export interface BlockProps {
  Hero: Omit<WithImages<HeroContent>, 'seenProductKeys'> & { readonly seen: readonly ProductCard[] }
  ImageBanner: Omit<WithImages<ImageBannerContent>, 'productKey'> & { readonly product?: ProductCard | undefined }
  Editorial: EditorialContent
  ExpandableEditorial: ExpandableEditorialContent
  Image: WithImages<ImageBlockContent>
  Video: Omit<VideoContent, 'poster' | 'source'> & {
    readonly source: VideoSource
    readonly poster?: ImageRef | undefined
  }
  FocalPoints: Omit<WithImages<FocalPointsContent>, 'points'> & { readonly points: readonly FocalPoint[] }
  Flowbox: Omit<FlowboxContent, 'feed' | 'limit'> & { readonly posts: readonly FlowboxPost[] }
  Faq: FaqContent
  ContentList: Omit<ContentListContent, 'items'> & {
    readonly items: readonly WithImages<ContentListContent['items'][number]>[]
  }
  Countdown: CountdownContent & {
    /** When the page was rendered; the browser updates it. */
    readonly hasEnded: boolean
  }
  LinkCollection: Omit<LinkCollectionContent, 'links'> & {
    readonly links: readonly WithImages<LinkCollectionContent['links'][number]>[]
  }
  Brands: Omit<BrandsContent, 'productBrandKeys'> & { readonly brands: readonly BrandTile[] }
  BlackFridayNavigation: Omit<BlackFridayNavigationContent, 'links'> & {
    readonly links: readonly WithImages<BlackFridayNavigationContent['links'][number]>[]
  }
  NewsletterSignup: WithImages<NewsletterSignupContent>
  RegisterReturns: RegisterReturnsContent
  ArticleList: Omit<ArticleListContent, 'articleKeys' | 'inspirationCategoryKey' | 'limit'> & {
    readonly articles: readonly ArticleCard[]
  }
  InspirationCategoryList: Omit<InspirationCategoryListContent, 'categoryKeys'> & {
    readonly categories: readonly InspirationCategoryTile[]
  }
  ProductList: Omit<ProductListContent, 'source'> & { readonly products: readonly ProductCard[] }
  /** Nothing is shown without its product. */
  ProductBlock: Omit<ProductBlockContent, 'productKey'> & { readonly product?: ProductCard | undefined }
  /** Recently viewed products are known to the browser only: then there are no products here. */
  Recommendations: Omit<RecommendationsContent, 'productKey'> & {
    readonly exceptKey?: string | undefined
    readonly products: readonly ProductCard[]
  }
  Categories: Omit<CategoriesContent, 'tiles'> & { readonly tiles: readonly CategoryTile[] }
  Spacer: SpacerContent
  Layout: Omit<LayoutContent, 'columns'> & { readonly columns: readonly { readonly blocks: readonly Block[] }[] }
  Button: ButtonContent
}
