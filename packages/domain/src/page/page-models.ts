import type { Facet, ListingSortChoice, PAGE_SIZE } from '../catalog/listing-query.ts'
import type { ProductCard } from '../catalog/product-card.ts'
import type { NewsletterStep } from '../newsletter/newsletter-steps.ts'
import type { ProductModel } from './product-model.ts'
import type { Block } from '../content/block.ts'
import type { CategoryTile } from '../content/block-props.ts'
import type { ImageRef } from '../image/image-ref.ts'
import type { Breadcrumb } from './breadcrumb.ts'

/** Any page that an editor builds from blocks. */
export interface BlocksModel {
  readonly heading?: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly blocks: readonly Block[]
}

export interface CategoryIndexEntry extends Pick<CategoryTile, 'name' | 'url'> {
  readonly subCategories: readonly CategoryIndexEntry[]
}

/** Products of a category, room, maker, campaign or list, with what narrows and orders them. */
export interface ListingModel {
  readonly heading: string
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Plain text under the heading. */
  readonly intro?: string | undefined
  readonly image?: ImageRef | undefined
  readonly subCategories: readonly (CategoryTile & { readonly isCurrent: boolean })[]
  /** Above the products. */
  readonly blocks: readonly Block[]
  /** Between the products: after so many rows of the desktop's four. Only on the first page, unfiltered. */
  readonly rowBlocks: readonly { readonly afterRow: number; readonly block: Block }[]
  /** Below the products; safe HTML. */
  readonly html?: string | undefined
  /** Every category with what stands below it, as plain links: the menu of whoever can't open one. */
  readonly categoryIndex?: readonly CategoryIndexEntry[] | undefined
  /** The address of the listing itself: filters and pages are its parameters. */
  readonly listingUrl: string
  readonly products: readonly ProductCard[]
  readonly total: number
  readonly page: number
  readonly pageSize: typeof PAGE_SIZE
  readonly facets: readonly Facet[]
  readonly sorts: readonly ListingSortChoice[]
}

/** Where the country is chosen; the countries themselves come with the frame of every page. */
export interface CountryModel {
  /** The address of the page that the visitor came from. */
  readonly from: string
}

/** The gallery of the component kit. */
export interface KitModel {
  /** When it was made, in ISO 8601: clocks on it count from there. */
  readonly madeAt: string
}

/** One step of a newsletter subscription. `ask`: a press of the button is wanted, with the token of the mail's link. */
export interface NewsletterModel {
  readonly step: NewsletterStep
  readonly ask?: { readonly action: string; readonly token: string }
}

export interface ErrorModel {
  readonly status: number
}

/**
 * Page name → model. To add a page type:
 * 1. name it here with its model; 2. add its builder in server/pages;
 * 3. add its view in web/pages/page-registry; the compiler names what is missing.
 */
export interface PageModels {
  StartPage: BlocksModel
  RootCategoryPage: ListingModel
  CategoryPage: ListingModel
  BrandPage: ListingModel
  CampaignPage: ListingModel
  ProductListingPage: ListingModel
  RoomPage: ListingModel
  RoomsPage: BlocksModel
  ProductPage: ProductModel
  EditorialPage: BlocksModel
  InspirationCategoryPage: BlocksModel
  InspirationArticlePage: BlocksModel
  ContentNotFoundPage: BlocksModel
  CountryPage: CountryModel
  KitPage: KitModel
  NewsletterSignupPage: NewsletterModel
  ErrorPage: ErrorModel
}
