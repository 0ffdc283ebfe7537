import type { Page, PageName, PageWith } from '@firkant/domain/page/page.ts'
import { lazyCode, loadable, viewOf, type Loadable } from '../platform/lazy-code/loadable.ts'

type PageCode<Names extends PageName> = { readonly [Name in Names]: Loadable<{ page: PageWith<Name> }> }
type GalleryName = 'KitPage' | 'BlockGalleryPage'
/** Not in visitors' builds: what galleries share with a page would be split out of that page's chunk. */
type PageRegistry = PageCode<Exclude<PageName, GalleryName>> & Partial<PageCode<GalleryName>>

const listingPage = loadable(() =>
  import(/* code: listing */ './listing/listing-page.tsx').then((module) => module.ListingPage),
)
const blocksPage = loadable(() => import(/* code: opening */ './blocks-page.tsx').then((module) => module.BlocksPage))
const storesPage = loadable(() =>
  import(/* code: rare */ './stores/stores-page.tsx').then((module) => module.StoresPage),
)

/** Views of one chunk are named by one import: this table is on every page. */
const inspiration = lazyCode(() =>
  import(/* code: rare */ './inspiration/inspiration-views.ts').then((module) => module.inspirationViews),
)
const law = lazyCode(() => import(/* code: rare */ './law-views.ts').then((module) => module.lawViews))
const lists = lazyCode(() => import(/* code: rare */ './lists/lists-views.ts').then((module) => module.listsViews))
const mailLinks = lazyCode(() => import(/* code: rare */ './mail-link-views.ts').then((module) => module.mailLinkViews))
const myPages = lazyCode(() =>
  import(/* code: rare */ './my-pages/my-pages-views.ts').then((module) => module.myPagesViews),
)
const orders = lazyCode(() => import(/* code: rare */ './order/order-views.ts').then((module) => module.orderViews))
const reviews = lazyCode(() =>
  import(/* code: rare */ './reviews/review-views.ts').then((module) => module.reviewViews),
)
const signIn = lazyCode(() =>
  import(/* code: rare */ './sign-in/sign-in-views.ts').then((module) => module.signInViews),
)
const myBlocksPage = viewOf(myPages, 'MyPagesBlocksPage')

/** To add a page type: its model in domain/page/models/page-models, its builder on the server, its view here. */
export const PAGES: PageRegistry = {
  StartPage: blocksPage,
  EditorialPage: blocksPage,
  InspirationCategoryPage: viewOf(inspiration, 'InspirationCategoryPage'),
  InspirationArticlePage: viewOf(inspiration, 'InspirationArticlePage'),
  ContentNotFoundPage: blocksPage,
  RoomsPage: loadable(() => import(/* code: rare */ './rooms-page.tsx').then((module) => module.RoomsPage)),
  RootCategoryPage: listingPage,
  CategoryPage: listingPage,
  BrandPage: listingPage,
  CampaignPage: listingPage,
  ProductListingPage: listingPage,
  RoomPage: listingPage,
  SearchResultPage: loadable(() => import('./search/search-page.tsx').then((module) => module.SearchPage)),
  ProductPage: loadable(() =>
    import(/* code: product */ './product/product-page.tsx').then((module) => module.ProductPage),
  ),
  StoreOverviewPage: storesPage,
  StorePage: storesPage,
  EmployeeLoginPage: loadable(() =>
    import(/* code: rare */ './employee/employee-login-page.tsx').then((module) => module.EmployeeLoginPage),
  ),
  EmployeePage: loadable(() =>
    import(/* code: rare */ './employee/employee-page.tsx').then((module) => module.EmployeePage),
  ),
  InsightsPage: loadable(() => import('./insights/insights-page.tsx').then((module) => module.InsightsPage)),
  DeliveryPlacePage: loadable(() =>
    import(/* code: rare */ './delivery-place/delivery-place-page.tsx').then((module) => module.DeliveryPlacePage),
  ),
  SamplesPage: loadable(() =>
    import(/* code: rare */ './samples/samples-page.tsx').then((module) => module.SamplesPage),
  ),
  WayInPage: loadable(() => import(/* code: rare */ './way-in/way-in-page.tsx').then((module) => module.WayInPage)),
  CountryPage: loadable(() =>
    import(/* code: rare */ './country/country-page.tsx').then((module) => module.CountryPage),
  ),
  CookiePage: loadable(() => import(/* code: rare */ './cookies/cookie-page.tsx').then((module) => module.CookiePage)),
  RightsPage: viewOf(law, 'RightsPage'),
  RecallsPage: viewOf(law, 'RecallsPage'),
  EnergyPage: viewOf(law, 'EnergyPage'),
  GuaranteePage: viewOf(law, 'GuaranteePage'),
  AccessibilityPage: viewOf(law, 'AccessibilityPage'),
  ComparePage: loadable(() =>
    import(/* code: rare */ './compare/compare-page.tsx').then((module) => module.ComparePage),
  ),
  RoomPlanPage: loadable(() =>
    import(/* code: rare */ './room-plan/room-plan-page.tsx').then((module) => module.RoomPlanPage),
  ),
  CartPage: loadable(() => import('./cart/cart-page-view.tsx').then((module) => module.CartPage)),
  CheckoutPage: loadable(() => import('./checkout/checkout-page.tsx').then((module) => module.CheckoutPage)),
  ExpressPage: loadable(() => import('./checkout/express/express-page.tsx').then((module) => module.ExpressPage)),
  NewsletterSignupPage: viewOf(mailLinks, 'NewsletterSignupPage'),
  AccountLinkPage: viewOf(mailLinks, 'AccountLinkPage'),
  StockAlertPage: viewOf(mailLinks, 'StockAlertPage'),
  HandOverPage: viewOf(mailLinks, 'HandOverPage'),
  ReviewPage: viewOf(reviews, 'ReviewPage'),
  QuestionsPage: viewOf(reviews, 'QuestionsPage'),
  RegisterReturnPage: loadable(() =>
    import(/* code: rare */ './returns/returns-page.tsx').then((module) => module.ReturnsPage),
  ),
  OrderConfirmationPage: viewOf(orders, 'OrderConfirmationPage'),
  OrderPage: viewOf(orders, 'OrderPage'),
  OrderReceiptPage: viewOf(orders, 'OrderReceiptPage'),
  WithdrawalPage: viewOf(orders, 'WithdrawalPage'),
  MyPagesStartPage: viewOf(myPages, 'MyPagesStartPage'),
  MyPagesOrderHistoryPage: viewOf(myPages, 'MyPagesOrderHistoryPage'),
  MyPagesOrderPage: viewOf(myPages, 'MyPagesOrderPage'),
  MyPagesPromotionsPage: viewOf(myPages, 'MyPagesPromotionsPage'),
  MyPagesProfilePage: viewOf(myPages, 'MyPagesProfilePage'),
  OrderReturnPage: viewOf(myPages, 'OrderReturnPage'),
  MyPagesReviewsPage: viewOf(myPages, 'MyPagesReviewsPage'),
  MyPagesDataPage: viewOf(myPages, 'MyPagesDataPage'),
  MyPagesDeletionPage: viewOf(myPages, 'MyPagesDeletionPage'),
  MyPagesEditorialPage: myBlocksPage,
  MyPagesImportantLinksPage: myBlocksPage,
  ShoppingListsPage: viewOf(lists, 'ShoppingListsPage'),
  SharedShoppingListPage: viewOf(lists, 'SharedShoppingListPage'),
  LoginPage: viewOf(signIn, 'LoginPage'),
  RegistrationPage: viewOf(signIn, 'RegistrationPage'),
  ForgotPasswordPage: viewOf(signIn, 'ForgotPasswordPage'),
  CreatePasswordPage: viewOf(signIn, 'CreatePasswordPage'),
  ResetPasswordPage: viewOf(signIn, 'ResetPasswordPage'),
  ErrorPage: loadable(() => import(/* code: rare */ './error-page.tsx').then((module) => module.ErrorPage)),
  ...(import.meta.env.MODE !== 'production' && {
    KitPage: loadable(() => import('./kit/kit-page.tsx').then((module) => module.KitPage)),
    BlockGalleryPage: loadable(() => import('./kit/block-gallery-page.tsx').then((module) => module.BlockGalleryPage)),
  }),
}

export function getPageCode(page: Page): Loadable<{ page: Page }> {
  if (!Object.hasOwn(PAGES, page.componentName)) throw new Error(`There is no page called "${page.componentName}"`)
  return PAGES[page.componentName] as Loadable<{ page: never }> as Loadable<{ page: Page }>
}
