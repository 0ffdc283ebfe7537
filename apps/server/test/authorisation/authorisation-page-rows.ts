import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { INSIGHTS_PATH } from '@firkant/domain/page/models/insights-models.ts'
import type { PageModels } from '@firkant/domain/page/models/page-models.ts'
import type { ThingsOfA } from './authorisation-rows.ts'

export interface PageRow {
  /** The nine letters: `authorisation-letters.ts` says who and what. */
  readonly answers: string
  readonly path: (a: ThingsOfA) => string
}

const at = (path: string, answers = '+++++++++'): PageRow => ({ answers, path: () => path })
const forCustomers = (path: string) => at(path, 'L+++LLLLL')
const ofA = (path: PageRow['path']): PageRow => ({ answers: 'LN+NLLLLL', path })
/** A link that opens nothing: the page says so to everybody. */
const withLink = (path: string) => at(`${path}?token=x`, 'NNNNNNNNN')

/** One row for every kind of page. */
export const PAGE_ROWS: Readonly<Record<keyof PageModels, PageRow>> = {
  StartPage: at('/'),
  RootCategoryPage: at('/produkter'),
  CategoryPage: at('/laenestole'),
  BrandPage: at('/maerker/lindmark'),
  CampaignPage: at('/tilbud'),
  ProductListingPage: at('/nyheder'),
  RoomPage: at('/rum/stue'),
  SearchResultPage: at('/soeg?q=sofa'),
  RoomsPage: at('/rum'),
  ProductPage: at('/sofaborde/bakkelo-black'),
  EditorialPage: at('/om-hjemly'),
  InspirationCategoryPage: at('/laesning'),
  InspirationArticlePage: at('/laesning/lampe'),
  ContentNotFoundPage: at('/findes-ikke', 'NNNNNNNNN'),
  StoreOverviewPage: at('/butikker'),
  StorePage: at('/butikker/aarhus'),
  CountryPage: at(FIXED_PATHS.country.da),
  DeliveryPlacePage: at(FIXED_PATHS.deliveryPlace.da),
  WayInPage: at(FIXED_PATHS.wayIn.da),
  SamplesPage: at(FIXED_PATHS.samples.da),
  CookiePage: at(FIXED_PATHS.cookies.da),
  RightsPage: at(FIXED_PATHS.rights.da),
  RecallsPage: at(FIXED_PATHS.recalls.da),
  EnergyPage: at('/energimaerke/kuppelo-black'),
  GuaranteePage: at(FIXED_PATHS.guarantee.da),
  AccessibilityPage: at(FIXED_PATHS.accessibility.da),
  ComparePage: at(FIXED_PATHS.compare.da),
  RoomPlanPage: at(FIXED_PATHS.roomPlan.da),
  CartPage: at(FIXED_PATHS.cart.da),
  CheckoutPage: at('/kasse'),
  ExpressPage: at(FIXED_PATHS.express.da),
  // In development alone.
  KitPage: at('/__kit', 'NNNNNNNNN'),
  BlockGalleryPage: at('/__kit/blocks', 'NNNNNNNNN'),
  NewsletterSignupPage: at(FIXED_PATHS.newsletter.da),
  StockAlertPage: at('/lagerbesked/bekraeft?token=x'),
  ReviewPage: at('/anmeldelse/slettet'),
  QuestionsPage: at('/spoergsmaal/nordlo-3-green'),
  AccountLinkPage: at(`${FIXED_PATHS.confirmEmail.da}?token=x`),
  RegisterReturnPage: at('/returns/register'),
  OrderConfirmationPage: withLink(FIXED_PATHS.confirmation.da),
  OrderPage: withLink(FIXED_PATHS.order.da),
  OrderReceiptPage: withLink(FIXED_PATHS.receipt.da),
  WithdrawalPage: withLink(FIXED_PATHS.withdrawal.da),
  MyPagesStartPage: forCustomers('/mine-sider'),
  MyPagesPromotionsPage: forCustomers('/mine-sider/tilbud'),
  MyPagesProfilePage: forCustomers('/mine-sider/profil'),
  OrderReturnPage: ofA(({ orderNumber }) => `/mine-sider/retur?order=${orderNumber}`),
  MyPagesReviewsPage: forCustomers('/mine-sider/anmeldelser'),
  MyPagesDataPage: forCustomers('/mine-sider/mine-data'),
  MyPagesDeletionPage: forCustomers('/mine-sider/slet-konto'),
  MyPagesOrderHistoryPage: forCustomers('/mine-sider/koeb'),
  MyPagesOrderPage: ofA(({ orderNumber }) => `/mine-sider/koeb/${orderNumber}`),
  MyPagesEditorialPage: forCustomers('/mine-sider/fordele'),
  MyPagesImportantLinksPage: forCustomers('/mine-sider/vigtige-links'),
  // Everybody has lists; another's is not among them.
  ShoppingListsPage: {
    answers: '+++++++++',
    path: ({ namedListKey }) => `${FIXED_PATHS.shoppingLists.da}?list=${namedListKey}`,
  },
  // Shown by its share key alone, to its owner too.
  SharedShoppingListPage: {
    answers: 'NNNNNNNNN',
    path: ({ namedListKey }) => `/onskelister/delt?listId=${namedListKey}`,
  },
  HandOverPage: at('/k/abcdefghijklmnop', 'NNNNNNNNN'),
  EmployeeLoginPage: at(FIXED_PATHS.employeeLogin.da, '+++++--++'),
  EmployeePage: at(`${FIXED_PATHS.employeeLogin.da}?view=order`, '-----++--'),
  InsightsPage: at(INSIGHTS_PATH, 'LLLLLN+LL'),
  LoginPage: at('/log-ind'),
  RegistrationPage: at('/opret-konto'),
  ForgotPasswordPage: at('/glemt-adgangskode'),
  CreatePasswordPage: at(`${FIXED_PATHS.createPassword.da}?token=x`),
  ResetPasswordPage: at(`${FIXED_PATHS.resetPassword.da}?token=x`),
  // What a link that opens nothing is answered with as data; no address of its own.
  ErrorPage: withLink(FIXED_PATHS.withdrawal.da),
}
