import type { Page, PageName, PageWith } from '@firkant/domain/page/page.ts'
import { loadable, type Loadable } from '../platform/loadable.ts'

type PageCode<Names extends PageName> = { readonly [Name in Names]: Loadable<{ page: PageWith<Name> }> }
type GalleryName = 'KitPage' | 'BlockGalleryPage'
/** Visitors' builds have no galleries: whatever they share with a page would be cut out of that page's code. */
type PageRegistry = PageCode<Exclude<PageName, GalleryName>> & Partial<PageCode<GalleryName>>

const listingPage = loadable(() => import('./listing/listing-page.tsx').then((code) => code.ListingPage))
const blocksPage = loadable(() => import('./blocks-page.tsx').then((code) => code.BlocksPage))
const storesPage = loadable(() => import('./stores/stores-page.tsx').then((code) => code.StoresPage))

/** To add a page type: its model in domain/page/page-models, its builder on the server, its view here. */
export const PAGES: PageRegistry = {
  StartPage: blocksPage,
  EditorialPage: blocksPage,
  InspirationCategoryPage: loadable(() =>
    import('./inspiration/inspiration-category-page.tsx').then((code) => code.InspirationCategoryPage),
  ),
  InspirationArticlePage: loadable(() =>
    import('./inspiration/inspiration-article-page.tsx').then((code) => code.InspirationArticlePage),
  ),
  ContentNotFoundPage: blocksPage,
  RoomsPage: loadable(() => import('./rooms-page.tsx').then((code) => code.RoomsPage)),
  RootCategoryPage: listingPage,
  CategoryPage: listingPage,
  BrandPage: listingPage,
  CampaignPage: listingPage,
  ProductListingPage: listingPage,
  RoomPage: listingPage,
  SearchResultPage: loadable(() => import('./search/search-page.tsx').then((code) => code.SearchPage)),
  ProductPage: loadable(() => import('./product/product-page.tsx').then((code) => code.ProductPage)),
  StoreOverviewPage: storesPage,
  StorePage: storesPage,
  CountryPage: loadable(() => import('./country/country-page.tsx').then((code) => code.CountryPage)),
  CartPage: loadable(() => import('./cart/cart-page-view.tsx').then((code) => code.CartPage)),
  CheckoutPage: loadable(() => import('./checkout/checkout-page.tsx').then((code) => code.CheckoutPage)),
  NewsletterSignupPage: loadable(() => import('./newsletter/newsletter-page.tsx').then((code) => code.NewsletterPage)),
  OrderReturnPage: loadable(() => import('./returns/returns-page.tsx').then((code) => code.ReturnsPage)),
  OrderConfirmationPage: loadable(() =>
    import('./order/order-views.ts').then((code) => code.orderViews.OrderConfirmationPage),
  ),
  OrderPage: loadable(() => import('./order/order-views.ts').then((code) => code.orderViews.OrderPage)),
  OrderReceiptPage: loadable(() => import('./order/order-views.ts').then((code) => code.orderViews.OrderReceiptPage)),
  WithdrawalPage: loadable(() => import('./order/order-views.ts').then((code) => code.orderViews.WithdrawalPage)),
  ErrorPage: loadable(() => import('./error-page.tsx').then((code) => code.ErrorPage)),
  ...(import.meta.env.MODE !== 'production' && {
    KitPage: loadable(() => import('./kit/kit-page.tsx').then((code) => code.KitPage)),
    BlockGalleryPage: loadable(() => import('./kit/block-gallery-page.tsx').then((code) => code.BlockGalleryPage)),
  }),
}

export function getPageCode(page: Page): Loadable<{ page: Page }> {
  if (!Object.hasOwn(PAGES, page.componentName)) throw new Error(`There is no page called "${page.componentName}"`)
  return PAGES[page.componentName] as Loadable<{ page: never }> as Loadable<{ page: Page }>
}
