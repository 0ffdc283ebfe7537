import type { Page, PageName, PageWith } from '@firkant/domain/page/page.ts'
import { loadable, type Loadable } from '../platform/loadable.ts'

type PageCode<Names extends PageName> = { readonly [Name in Names]: Loadable<{ page: PageWith<Name> }> }
type GalleryName = 'KitPage' | 'BlockGalleryPage'
/** Not in visitors' builds: what galleries share with a page would be split out of that page's chunk. */
type PageRegistry = PageCode<Exclude<PageName, GalleryName>> & Partial<PageCode<GalleryName>>

const listingPage = loadable(() => import('./listing/listing-page.tsx').then((module) => module.ListingPage))
const blocksPage = loadable(() => import('./blocks-page.tsx').then((module) => module.BlocksPage))
const myBlocksPage = loadable(() =>
  import('./my-pages/my-pages-views.ts').then((module) => module.myPagesViews.MyPagesBlocksPage),
)
const storesPage = loadable(() => import('./stores/stores-page.tsx').then((module) => module.StoresPage))

/** To add a page type: its model in domain/page/page-models, its builder on the server, its view here. */
export const PAGES: PageRegistry = {
  StartPage: blocksPage,
  EditorialPage: blocksPage,
  InspirationCategoryPage: loadable(() =>
    import('./inspiration/inspiration-category-page.tsx').then((module) => module.InspirationCategoryPage),
  ),
  InspirationArticlePage: loadable(() =>
    import('./inspiration/inspiration-article-page.tsx').then((module) => module.InspirationArticlePage),
  ),
  ContentNotFoundPage: blocksPage,
  RoomsPage: loadable(() => import('./rooms-page.tsx').then((module) => module.RoomsPage)),
  RootCategoryPage: listingPage,
  CategoryPage: listingPage,
  BrandPage: listingPage,
  CampaignPage: listingPage,
  ProductListingPage: listingPage,
  RoomPage: listingPage,
  SearchResultPage: loadable(() => import('./search/search-page.tsx').then((module) => module.SearchPage)),
  ProductPage: loadable(() => import('./product/product-page.tsx').then((module) => module.ProductPage)),
  StoreOverviewPage: storesPage,
  StorePage: storesPage,
  CountryPage: loadable(() => import('./country/country-page.tsx').then((module) => module.CountryPage)),
  CartPage: loadable(() => import('./cart/cart-page-view.tsx').then((module) => module.CartPage)),
  CheckoutPage: loadable(() => import('./checkout/checkout-page.tsx').then((module) => module.CheckoutPage)),
  NewsletterSignupPage: loadable(() =>
    import('./newsletter/newsletter-page.tsx').then((module) => module.NewsletterPage),
  ),
  AccountLinkPage: loadable(() =>
    import('./account-link/account-link-page.tsx').then((module) => module.AccountLinkPage),
  ),
  StockAlertPage: loadable(() => import('./stock-alert/stock-alert-page.tsx').then((module) => module.StockAlertPage)),
  OrderReturnPage: loadable(() => import('./returns/returns-page.tsx').then((module) => module.ReturnsPage)),
  OrderConfirmationPage: loadable(() =>
    import('./order/order-views.ts').then((module) => module.orderViews.OrderConfirmationPage),
  ),
  OrderPage: loadable(() => import('./order/order-views.ts').then((module) => module.orderViews.OrderPage)),
  OrderReceiptPage: loadable(() =>
    import('./order/order-views.ts').then((module) => module.orderViews.OrderReceiptPage),
  ),
  WithdrawalPage: loadable(() => import('./order/order-views.ts').then((module) => module.orderViews.WithdrawalPage)),
  MyPagesStartPage: loadable(() =>
    import('./my-pages/my-pages-views.ts').then((module) => module.myPagesViews.MyPagesStartPage),
  ),
  MyPagesOrderHistoryPage: loadable(() =>
    import('./my-pages/my-pages-views.ts').then((module) => module.myPagesViews.MyPagesOrderHistoryPage),
  ),
  MyPagesOrderPage: loadable(() =>
    import('./my-pages/my-pages-views.ts').then((module) => module.myPagesViews.MyPagesOrderPage),
  ),
  MyPagesPromotionsPage: loadable(() =>
    import('./my-pages/my-pages-views.ts').then((module) => module.myPagesViews.MyPagesPromotionsPage),
  ),
  MyPagesProfilePage: loadable(() =>
    import('./my-pages/my-pages-views.ts').then((module) => module.myPagesViews.MyPagesProfilePage),
  ),
  MyPagesReturnPage: loadable(() =>
    import('./my-pages/my-pages-views.ts').then((module) => module.myPagesViews.MyPagesReturnPage),
  ),
  MyPagesDataPage: loadable(() =>
    import('./my-pages/my-pages-views.ts').then((module) => module.myPagesViews.MyPagesDataPage),
  ),
  MyPagesDeletionPage: loadable(() =>
    import('./my-pages/my-pages-views.ts').then((module) => module.myPagesViews.MyPagesDeletionPage),
  ),
  MyPagesEditorialPage: myBlocksPage,
  MyPagesImportantLinksPage: myBlocksPage,
  LoginPage: loadable(() => import('./sign-in/login-page.tsx').then((module) => module.LoginPage)),
  RegistrationPage: loadable(() => import('./sign-in/registration-page.tsx').then((module) => module.RegistrationPage)),
  ForgotPasswordPage: loadable(() =>
    import('./sign-in/password-pages.tsx').then((module) => module.ForgotPasswordPage),
  ),
  CreatePasswordPage: loadable(() =>
    import('./sign-in/password-pages.tsx').then((module) => module.CreatePasswordPage),
  ),
  ResetPasswordPage: loadable(() => import('./sign-in/password-pages.tsx').then((module) => module.ResetPasswordPage)),
  ErrorPage: loadable(() => import('./error-page.tsx').then((module) => module.ErrorPage)),
  ...(import.meta.env.MODE !== 'production' && {
    KitPage: loadable(() => import('./kit/kit-page.tsx').then((module) => module.KitPage)),
    BlockGalleryPage: loadable(() => import('./kit/block-gallery-page.tsx').then((module) => module.BlockGalleryPage)),
  }),
}

export function getPageCode(page: Page): Loadable<{ page: Page }> {
  if (!Object.hasOwn(PAGES, page.componentName)) throw new Error(`There is no page called "${page.componentName}"`)
  return PAGES[page.componentName] as Loadable<{ page: never }> as Loadable<{ page: Page }>
}
