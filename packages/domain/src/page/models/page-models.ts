import type { CartErrorCode } from '../../cart/cart-errors.ts'
import type { Facet, ListingSortChoice, PAGE_SIZE } from '../../catalog/listing-query.ts'
import type { ProductCard } from '../../catalog/product-card.ts'
import type { InvalidField } from '../../checkout/checkout-fields.ts'
import type { CheckoutSection } from '../../checkout/checkout-sections.ts'
import type { ExpressSource } from '../../checkout/express/express-sources.ts'
import type { ExpressEnd } from '../../checkout/express/express.ts'
import type { SheetOffers, SheetWallet } from '../../checkout/express/sheet-wallets.ts'
import type { Consent } from '../../consent/consent.ts'
import type { RequestOrigin } from '../../consent/request-origins.ts'
import type { CategoryTile } from '../../content/blocks/block-props.ts'
import type { Block } from '../../content/blocks/block.ts'
import type { AccountLink, AccountLinkResult } from '../../customer/account-links.ts'
import type { ImageRef } from '../../image/image-ref.ts'
import type { NewsletterPreferences, PreferenceOutcome } from '../../newsletter/newsletter-preferences.ts'
import type { NewsletterStep } from '../../newsletter/newsletter-steps.ts'
import type { PlaceOrderErrorCode } from '../../orders/placing/place-order.ts'
import type { CodeDetail } from '../../promotions/validate-code.ts'
import type { ReturnStep } from '../../returns/return-steps.ts'
import type { SearchSuggestion } from '../../search/search-suggestion.ts'
import type { ServiceAnswer } from '../../search/service-answer.ts'
import type { StockAlertPage } from '../../stock-alerts/stock-alert-steps.ts'
import type { Breadcrumb } from '../breadcrumb.ts'
import type { ComparePageModel } from './compare-model.ts'
import type { CountryModel } from './country-model.ts'
import type { DeliveryPlacePageModel } from './delivery-place-model.ts'
import type { EmployeePageModel } from './employee-models.ts'
import type { BlockGalleryModel, KitModel } from './gallery-models.ts'
import type { HandOverPageModel } from './hand-over-model.ts'
import type { InsightsPageModel } from './insights-models.ts'
import type { InspirationArticleModel, InspirationCategoryModel } from './inspiration-models.ts'
import type {
  AccessibilityModel,
  EnergyModel,
  GuaranteeModel,
  GuaranteeNoticeModel,
  RecallsModel,
  RightsModel,
} from './law-models.ts'
import type { SharedShoppingListPageModel, ShoppingListsPageModel } from './list-models.ts'
import type {
  MyPagesBlocksModel,
  MyPagesDataModel,
  MyPagesDeletionModel,
  MyPagesOrderHistoryModel,
  MyPagesOrderModel,
  MyPagesProfileModel,
  MyPagesPromotionsModel,
  MyPagesReturnModel,
  MyPagesReviewsModel,
  MyPagesStartModel,
} from './my-pages-models.ts'
import type { OrderConfirmationModel, OrderPageModel, OrderReceiptModel, WithdrawalModel } from './order-models.ts'
import type { ProductModel } from './product-model.ts'
import type { QuestionsModel, ReviewPageModel } from './review-models.ts'
import type { RoomPlanModel } from './room-plan-model.ts'
import type { SamplesModel } from './samples-model.ts'
import type {
  EmployeeLoginPageModel,
  ForgotPasswordPageModel,
  LoginPageModel,
  NewPasswordPageModel,
  RegistrationPageModel,
} from './sign-in-models.ts'
import type { StoreModel, StoreOverviewModel } from './store-model.ts'
import type { WayInPageModel } from './way-in-model.ts'

/** Any page that an editor builds from blocks. */
export interface BlocksModel {
  readonly heading?: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly blocks: readonly Block[]
}

export interface CategoryIndexEntry extends Pick<CategoryTile, 'name' | 'url'> {
  readonly subCategories: readonly CategoryIndexEntry[]
}

/** Products of a category, room, product brand, campaign or list, with filters and sort orders. */
export interface ListingModel {
  readonly heading: string
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Plain text under the heading. */
  readonly intro?: string | undefined
  readonly image?: ImageRef | undefined
  readonly subCategories: readonly (CategoryTile & { readonly isCurrent: boolean })[]
  /** Above the products. */
  readonly blocks: readonly Block[]
  /** Between the products, after this many rows of four. Only on the first page, unfiltered. */
  readonly rowBlocks: readonly { readonly afterRow: number; readonly block: Block }[]
  /** Below the products; sanitised HTML. */
  readonly html?: string | undefined
  /** Every category with its subcategories as plain links: the menu without scripts. */
  readonly categoryIndex?: readonly CategoryIndexEntry[] | undefined
  /** The address of the listing itself; filters and page numbers are parameters. */
  readonly listingUrl: string
  readonly products: readonly ProductCard[]
  readonly total: number
  readonly page: number
  readonly pageSize: typeof PAGE_SIZE
  readonly facets: readonly Facet[]
  readonly sorts: readonly ListingSortChoice[]
  /** Conditions of the listing's own address beside the facets: measures of a search. */
  readonly conditions?: ListingConditions | undefined
}

export interface ListingConditions {
  readonly chosen: readonly {
    readonly label: string
    /** The listing's address without it. */
    readonly listingUrl: string
  }[]
  /** The listing's address without any of them. */
  readonly listingUrl: string
}

/** Search results, or links for a search without results. */
export interface SearchModel extends ListingModel {
  /** The search text; empty or a single character means no search. */
  readonly q: string
  /** The corrected search text. */
  readonly corrected?: { readonly text: string; readonly url: string }
  /** No product has all the words; these have most of them. */
  readonly isPartial: boolean
  /** What of the text was read as filters, and the search for all of it as words. */
  readonly understood?: { readonly words: string; readonly literalUrl: string } | undefined
  /** The answer to a question about the shop. */
  readonly answer?: ServiceAnswer | undefined
  /** Nothing was found: whom to ask. */
  readonly contact?: ServiceAnswer | undefined
  /** Nothing was found: searches for less that find something. */
  readonly lessWanted?: readonly { readonly text: string; readonly url: string; readonly total: number }[] | undefined
  /** Matching editors' pages. */
  readonly hits: readonly SearchSuggestion[]
  readonly popularCategories?: readonly CategoryTile[]
  readonly popularProducts?: readonly ProductCard[]
  readonly popularSearches?: readonly SearchSuggestion[]
}

/** The cart as a page; its contents are visitor data. */
export interface CartPageModel {
  readonly breadcrumbs: readonly Breadcrumb[]
  /** The editors' notification in the cart. */
  readonly blocks: readonly Block[]
}

/** The checkout; its contents are visitor data. */
export interface CheckoutPageModel {
  readonly pageUrl: string
  readonly termsUrl?: string | undefined
  readonly withdrawalUrl: string
  readonly guarantee: GuaranteeNoticeModel & { readonly url: string }
  /** To pay an invoice after the goods have come. */
  readonly invoiceDays: number
  /** Idempotency key of this document's plain form: sent twice, it places one order. */
  readonly orderKey: string
  /** From the address: the current section, and the result of a plain form. */
  readonly section?: CheckoutSection | undefined
  readonly wrong: readonly InvalidField[]
  readonly refused?: CartErrorCode | PlaceOrderErrorCode | undefined
  readonly refusedDetail?: CodeDetail | undefined
}

/** The way to a wallet that says who buys; its contents are visitor data. */
export interface ExpressPageModel extends Pick<
  CheckoutPageModel,
  'pageUrl' | 'termsUrl' | 'withdrawalUrl' | 'guarantee' | 'orderKey'
> {
  readonly of: ExpressSource
  /** From the address: it was just ordered, and the wallet is next. */
  readonly isNext: boolean
  /** From the address: why nothing was bought. */
  readonly refused?: CartErrorCode | PlaceOrderErrorCode | ExpressEnd | undefined
  /** From the address: the wallet in the browser that it was tried with. */
  readonly refusedIn?: SheetWallet | undefined
  /** Wallets that may be offered, if the browser has them. */
  readonly sheets?: SheetOffers | undefined
}

/** One step of a newsletter subscription. `ask`: shows a button, with the token of the mail's link. */
export interface NewsletterModel {
  readonly step: NewsletterStep
  readonly ask?: { readonly action: string; readonly token: string }
  /** What may be agreed to besides: of the steps `confirm` and `preferences`. */
  readonly personalisationText?: string
  readonly preferences?: NewsletterPreferences & { readonly outcome?: PreferenceOutcome }
  /** The editor's content around the form. */
  readonly written?: BlocksModel & {
    readonly intro?: string | undefined
    readonly hasFormBlock: boolean
  }
}

/** A page behind a link of an alert's mails. `ask`: shows a button, with the token of the link. */
export interface StockAlertModel {
  /** Of one product that was sold out, of lists, of samples, of reviews, or of questions. */
  readonly of: 'stock' | 'lists' | 'samples' | 'reviews' | 'questions'
  readonly step: StockAlertPage
  readonly ask?: { readonly action: string; readonly token: string }
}

/** A page behind a link of an account's mails. `ask`: shows a button, with the token of the link. */
export interface AccountLinkModel {
  readonly link: AccountLink
  readonly result?: AccountLinkResult
  readonly ask?: { readonly action: string; readonly token: string }
}

/** The form that leads to an order's return, or why it was refused. */
export interface ReturnsModel {
  readonly step: ReturnStep
  readonly breadcrumbs: readonly Breadcrumb[]
}

export interface CookieModel {
  /** Absent before the visitor has chosen. */
  readonly consent?: Consent
  /** Everybody that pages may call. */
  readonly origins: readonly RequestOrigin[]
}

export interface ErrorModel {
  readonly status: number
}

/**
 * Page name → model. To add a page type: 1. name it here with its model; 2. add its builder in server/pages; 3. add its
 * view in web/pages/page-registry; the compiler names what is missing.
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
  DeliveryPlacePage: DeliveryPlacePageModel
  WayInPage: WayInPageModel
  SamplesPage: SamplesModel
  CookiePage: CookieModel
  RightsPage: RightsModel
  RecallsPage: RecallsModel
  EnergyPage: EnergyModel
  GuaranteePage: GuaranteeModel
  AccessibilityPage: AccessibilityModel
  ComparePage: ComparePageModel
  RoomPlanPage: RoomPlanModel
  CartPage: CartPageModel
  CheckoutPage: CheckoutPageModel
  ExpressPage: ExpressPageModel
  KitPage: KitModel
  BlockGalleryPage: BlockGalleryModel
  NewsletterSignupPage: NewsletterModel
  StockAlertPage: StockAlertModel
  ReviewPage: ReviewPageModel
  QuestionsPage: QuestionsModel
  AccountLinkPage: AccountLinkModel
  RegisterReturnPage: ReturnsModel
  OrderConfirmationPage: OrderConfirmationModel
  OrderPage: OrderPageModel
  OrderReceiptPage: OrderReceiptModel
  WithdrawalPage: WithdrawalModel
  MyPagesStartPage: MyPagesStartModel
  MyPagesProfilePage: MyPagesProfileModel
  OrderReturnPage: MyPagesReturnModel
  MyPagesReviewsPage: MyPagesReviewsModel
  MyPagesDataPage: MyPagesDataModel
  MyPagesDeletionPage: MyPagesDeletionModel
  MyPagesPromotionsPage: MyPagesPromotionsModel
  MyPagesOrderHistoryPage: MyPagesOrderHistoryModel
  MyPagesOrderPage: MyPagesOrderModel
  MyPagesEditorialPage: MyPagesBlocksModel
  MyPagesImportantLinksPage: MyPagesBlocksModel
  ShoppingListsPage: ShoppingListsPageModel
  SharedShoppingListPage: SharedShoppingListPageModel
  LoginPage: LoginPageModel
  RegistrationPage: RegistrationPageModel
  ForgotPasswordPage: ForgotPasswordPageModel
  CreatePasswordPage: NewPasswordPageModel
  ResetPasswordPage: NewPasswordPageModel
  EmployeeLoginPage: EmployeeLoginPageModel
  HandOverPage: HandOverPageModel
  EmployeePage: EmployeePageModel
  InsightsPage: InsightsPageModel
  ErrorPage: ErrorModel
}
