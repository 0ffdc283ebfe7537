import type { BrandKey } from '../brand/brand-key.ts'
import type { CartErrorCode } from '../cart/cart-errors.ts'
import type { InvalidField } from '../checkout/checkout-fields.ts'
import type { CheckoutSection } from '../checkout/checkout-sections.ts'
import type { PlaceOrderErrorCode } from '../orders/place-order.ts'
import type { CodeDetail } from '../promotions/validate-code.ts'
import type { Facet, ListingSortChoice, PAGE_SIZE } from '../catalog/listing-query.ts'
import type { ProductCard } from '../catalog/product-card.ts'
import type { ReturnStep } from '../returns/return-steps.ts'
import type { NewsletterStep } from '../newsletter/newsletter-steps.ts'
import type { ProductModel } from './product-model.ts'
import type { StoreModel, StoreOverviewModel } from './store-model.ts'
import type { ArticleCard, ARTICLES_PER_PAGE } from '../content/article-card.ts'
import type { Block } from '../content/block.ts'
import type { CategoryTile } from '../content/block-props.ts'
import type { ImageRef } from '../image/image-ref.ts'
import type { SearchSuggestion } from '../search/search-suggestion.ts'
import type { Breadcrumb } from './breadcrumb.ts'
import type { OrderConfirmationModel, OrderPageModel, OrderReceiptModel, WithdrawalModel } from './order-models.ts'

/** Any page that an editor builds from blocks. */
export interface BlocksModel {
  readonly heading?: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly blocks: readonly Block[]
}

/** Articles of one inspiration category, newest first; of all of them where no article names this one. */
export interface InspirationCategoryModel {
  /** Words between asterisks are emphasised. */
  readonly heading: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly intro?: string | undefined
  /** The inspiration categories there are, this one among them. */
  readonly categories: readonly (Breadcrumb & { readonly isCurrent: boolean })[]
  /** Above the articles, on the first page. */
  readonly blocks: readonly Block[]
  readonly categoryUrl: string
  readonly articles: readonly ArticleCard[]
  readonly total: number
  readonly page: number
  readonly pageSize: typeof ARTICLES_PER_PAGE
}

export interface InspirationArticleModel {
  /** Words between asterisks are emphasised. */
  readonly heading: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly intro?: string | undefined
  readonly image?: ImageRef | undefined
  readonly publishedOn: string
  readonly readingMinutes: number
  readonly author?: string | undefined
  readonly category?: Breadcrumb | undefined
  readonly blocks: readonly Block[]
  readonly related: readonly ArticleCard[]
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

/** What a search found, or what leads on where it found nothing. */
export interface SearchModel extends ListingModel {
  /** What was searched for; empty, or a single character: nothing was. */
  readonly q: string
  /** The same with its misspelt words put right. */
  readonly corrected?: { readonly text: string; readonly url: string }
  /** No product has all the words; these have most of them. */
  readonly isPartial: boolean
  /** Pages of editors that have to do with it. */
  readonly hits: readonly SearchSuggestion[]
  readonly popularCategories?: readonly CategoryTile[]
  readonly popularProducts?: readonly ProductCard[]
  readonly popularSearches?: readonly SearchSuggestion[]
}

/** Where the country is chosen; the countries themselves come with the frame of every page. */
export interface CountryModel {
  /** The address of the page that the visitor came from. */
  readonly from: string
}

/** The cart as a page; what is in it comes with the visitor. */
export interface CartPageModel {
  readonly breadcrumbs: readonly Breadcrumb[]
  /** What editors say to whoever looks into the cart. */
  readonly blocks: readonly Block[]
}

/** The checkout; what is bought, by whom and how comes with the visitor. */
export interface CheckoutPageModel {
  readonly pageUrl: string
  readonly termsUrl?: string | undefined
  readonly withdrawalUrl: string
  /** Names the order that the plain form of this document places: sent twice, it is one order. */
  readonly orderKey: string
  /** What the address says: which part is wanted, and what came of a plain form. */
  readonly section?: CheckoutSection | undefined
  readonly wrong: readonly InvalidField[]
  readonly refused?: CartErrorCode | PlaceOrderErrorCode | undefined
  readonly refusedDetail?: CodeDetail | undefined
}

/** The gallery of the component kit. */
export interface KitModel {
  /** When it was made, in ISO 8601: clocks on it count from there. */
  readonly madeAt: string
  /** One piece alone as a brand wears it, to stand beside the others; absent on the page of all pieces. */
  readonly shown?: { readonly piece: string; readonly brand: BrandKey } | undefined
}

/** Every block in each of its options, or one of them. */
export interface BlockGalleryModel {
  /** All that have samples, with the page of each. */
  readonly index: readonly { readonly name: string; readonly url: string; readonly count: number }[]
  readonly samples: readonly {
    readonly componentName: string
    readonly name: string
    /** None where its conditions hide it. */
    readonly blocks: readonly Block[]
  }[]
}

/** One step of a newsletter subscription. `ask`: a press of the button is wanted, with the token of the mail's link. */
export interface NewsletterModel {
  readonly step: NewsletterStep
  readonly ask?: { readonly action: string; readonly token: string }
  /** What an editor wrote around the form. */
  readonly written?: BlocksModel & {
    readonly intro?: string | undefined
    /** The form stands in one of the blocks. */
    readonly hasFormBlock: boolean
  }
}

/** The form that leads to the return of an order, or what it was refused for. */
export interface ReturnsModel {
  readonly step: ReturnStep
  readonly breadcrumbs: readonly Breadcrumb[]
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
  SearchResultPage: SearchModel
  RoomsPage: BlocksModel
  ProductPage: ProductModel
  EditorialPage: BlocksModel
  InspirationCategoryPage: InspirationCategoryModel
  InspirationArticlePage: InspirationArticleModel
  ContentNotFoundPage: BlocksModel
  StoreOverviewPage: StoreOverviewModel
  StorePage: StoreModel
  CountryPage: CountryModel
  CartPage: CartPageModel
  CheckoutPage: CheckoutPageModel
  KitPage: KitModel
  BlockGalleryPage: BlockGalleryModel
  NewsletterSignupPage: NewsletterModel
  OrderReturnPage: ReturnsModel
  OrderConfirmationPage: OrderConfirmationModel
  OrderPage: OrderPageModel
  OrderReceiptPage: OrderReceiptModel
  WithdrawalPage: WithdrawalModel
  ErrorPage: ErrorModel
}
