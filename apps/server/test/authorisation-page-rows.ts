import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { INSIGHTS_PATH } from '@firkant/domain/page/insights-models.ts'
import type { PageModels } from '@firkant/domain/page/page-models.ts'
import type { ThingsOfA } from './authorisation-rows.ts'

/** `public`: the same for everybody, made of content and catalogue. Others are asked at their paths. */
export type PageRow = 'public' | { readonly needs: 'login' | 'anybody'; readonly path: (a: ThingsOfA) => string }

const at = (path: string, needs: 'login' | 'anybody' = 'anybody') => ({ needs, path: () => path })

/** One row for every kind of page. */
export const PAGE_ROWS: Readonly<Record<keyof PageModels, PageRow>> = {
  StartPage: 'public',
  RootCategoryPage: 'public',
  CategoryPage: 'public',
  BrandPage: 'public',
  CampaignPage: 'public',
  ProductListingPage: 'public',
  RoomPage: 'public',
  SearchResultPage: 'public',
  RoomsPage: 'public',
  ProductPage: 'public',
  EditorialPage: 'public',
  InspirationCategoryPage: 'public',
  InspirationArticlePage: 'public',
  ContentNotFoundPage: 'public',
  StoreOverviewPage: 'public',
  StorePage: 'public',
  CountryPage: at(FIXED_PATHS.country.da),
  CookiePage: at(FIXED_PATHS.cookies.da),
  ComparePage: at(FIXED_PATHS.compare.da),
  CartPage: at(FIXED_PATHS.cart.da),
  CheckoutPage: at('/kasse'),
  KitPage: 'public',
  BlockGalleryPage: 'public',
  NewsletterSignupPage: at(FIXED_PATHS.newsletter.da),
  StockAlertPage: at('/lagerbesked/bekraeft?token=x'),
  AccountLinkPage: at(`${FIXED_PATHS.confirmEmail.da}?token=x`),
  OrderReturnPage: at('/retur'),
  OrderConfirmationPage: at(`${FIXED_PATHS.confirmation.da}?token=x`),
  OrderPage: at(`${FIXED_PATHS.order.da}?token=x`),
  OrderReceiptPage: at(`${FIXED_PATHS.receipt.da}?token=x`),
  WithdrawalPage: at(`${FIXED_PATHS.withdrawal.da}?token=x`),
  MyPagesStartPage: at('/mine-sider', 'login'),
  MyPagesPromotionsPage: at('/mine-sider/tilbud', 'login'),
  MyPagesProfilePage: at('/mine-sider/profil', 'login'),
  MyPagesReturnPage: { needs: 'login', path: ({ orderNumber }) => `/mine-sider/retur?order=${orderNumber}` },
  MyPagesDataPage: at('/mine-sider/mine-data', 'login'),
  MyPagesDeletionPage: at('/mine-sider/slet-konto', 'login'),
  MyPagesOrderHistoryPage: at('/mine-sider/koeb', 'login'),
  MyPagesOrderPage: { needs: 'login', path: ({ orderNumber }) => `/mine-sider/koeb/${orderNumber}` },
  MyPagesEditorialPage: at('/mine-sider/fordele', 'login'),
  MyPagesImportantLinksPage: at('/mine-sider/vigtige-links', 'login'),
  ShoppingListsPage: {
    needs: 'anybody',
    path: ({ namedListKey }) => `${FIXED_PATHS.shoppingLists.da}?list=${namedListKey}`,
  },
  SharedShoppingListPage: { needs: 'anybody', path: ({ namedListKey }) => `/onskelister/delt?listId=${namedListKey}` },
  HandOverPage: at('/k/abcdefghijklmnop'),
  EmployeeLoginPage: at(FIXED_PATHS.employeeLogin.da),
  EmployeePage: at(`${FIXED_PATHS.employeeLogin.da}?view=order`),
  InsightsPage: at(INSIGHTS_PATH),
  LoginPage: at('/log-ind'),
  RegistrationPage: at('/opret-konto'),
  ForgotPasswordPage: at('/glemt-adgangskode'),
  CreatePasswordPage: at(`${FIXED_PATHS.createPassword.da}?token=x`),
  ResetPasswordPage: at(`${FIXED_PATHS.resetPassword.da}?token=x`),
  ErrorPage: 'public',
}
