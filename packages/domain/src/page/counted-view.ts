import { countedTerm } from '../insights/counted-term.ts'
import type { PageKind } from '../insights/page-kinds.ts'
import type { MarketKey } from '../market/market.ts'
import { SEARCH_PARAM } from '../search/search-suggestion.ts'
import type { Page, PageName } from './page.ts'

/** Undefined: pages of staff and developers, and what is no page. */
export const KIND_OF_PAGE: Readonly<Record<PageName, PageKind | undefined>> = {
  StartPage: 'start',
  RootCategoryPage: 'listing',
  CategoryPage: 'listing',
  BrandPage: 'listing',
  CampaignPage: 'listing',
  ProductListingPage: 'listing',
  RoomPage: 'listing',
  RoomsPage: 'listing',
  SearchResultPage: 'search',
  ProductPage: 'product',
  ComparePage: 'product',
  RoomPlanPage: 'product',
  EditorialPage: 'content',
  InspirationCategoryPage: 'content',
  InspirationArticlePage: 'content',
  StoreOverviewPage: 'store',
  StorePage: 'store',
  CartPage: 'cart',
  CheckoutPage: 'checkout',
  ExpressPage: 'checkout',
  OrderConfirmationPage: 'confirmation',
  OrderPage: 'account',
  OrderReceiptPage: 'account',
  RegisterReturnPage: 'account',
  WithdrawalPage: 'account',
  MyPagesStartPage: 'account',
  MyPagesPromotionsPage: 'account',
  MyPagesProfilePage: 'account',
  OrderReturnPage: 'account',
  MyPagesReviewsPage: 'account',
  MyPagesDataPage: 'account',
  MyPagesDeletionPage: 'account',
  MyPagesOrderHistoryPage: 'account',
  MyPagesOrderPage: 'account',
  MyPagesEditorialPage: 'account',
  MyPagesImportantLinksPage: 'account',
  ShoppingListsPage: 'account',
  SharedShoppingListPage: 'account',
  LoginPage: 'account',
  RegistrationPage: 'account',
  ForgotPasswordPage: 'account',
  CreatePasswordPage: 'account',
  ResetPasswordPage: 'account',
  AccountLinkPage: 'account',
  CountryPage: 'other',
  DeliveryPlacePage: 'other',
  WayInPage: 'other',
  SamplesPage: 'other',
  CookiePage: 'other',
  RightsPage: 'other',
  RecallsPage: 'other',
  EnergyPage: 'product',
  GuaranteePage: 'other',
  AccessibilityPage: 'other',
  NewsletterSignupPage: 'other',
  StockAlertPage: 'other',
  ReviewPage: 'other',
  QuestionsPage: 'product',
  HandOverPage: 'other',
  ContentNotFoundPage: undefined,
  EmployeeLoginPage: undefined,
  EmployeePage: undefined,
  InsightsPage: undefined,
  KitPage: undefined,
  BlockGalleryPage: undefined,
  ErrorPage: undefined,
}

/** What one opening of a page adds to the counts. It is the same for everybody who opens it. */
export interface CountedView {
  readonly market: MarketKey
  readonly kind: PageKind
  readonly search?: { readonly term: string; readonly hasResults: boolean } | undefined
}

/** A further page, another order or a filter of the same results is no further search. */
function searchOf(page: Page): CountedView['search'] {
  if (page.componentName !== 'SearchResultPage' || page.model.q === '') return undefined
  const params = [...new URLSearchParams(page.url.split('?', 2)[1]).keys()]
  const term = params.every((name) => name === SEARCH_PARAM) ? countedTerm(page.model.q) : undefined
  return term === undefined ? undefined : { term, hasResults: page.model.total > 0 }
}

export function countedViewOf(page: Page, market: MarketKey): CountedView | undefined {
  const kind = KIND_OF_PAGE[page.componentName]
  if (kind === undefined || page.httpStatus !== 200) return undefined
  const search = searchOf(page)
  return { market, kind, ...(search && { search }) }
}
