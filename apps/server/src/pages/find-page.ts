import { findAccountLink } from '@firkant/domain/customer/account-links.ts'
import { findHandOverCode } from '@firkant/domain/employee/hand-over.ts'
import { findEnergyPage } from '@firkant/domain/law/energy/energy-pages.ts'
import { findListAlertPage } from '@firkant/domain/lists/list-alert-steps.ts'
import { FIXED_PATHS, type Paths } from '@firkant/domain/market/fixed-paths.ts'
import {
  findNewsletterStep,
  findOldNewsletterStep,
  newsletterPath,
} from '@firkant/domain/newsletter/newsletter-steps.ts'
import { trimSlashes } from '@firkant/domain/page/link-address.ts'
import { INSIGHTS_PATH } from '@firkant/domain/page/models/insights-models.ts'
import { findQuestionMailPage, findQuestionsOf } from '@firkant/domain/questions/question-steps.ts'
import { findReturnStep } from '@firkant/domain/returns/return-steps.ts'
import { findReviewMailPage, findReviewStep } from '@firkant/domain/reviews/review-steps.ts'
import { findSampleMailPage } from '@firkant/domain/samples/sample-mail-steps.ts'
import { findStockAlertPage } from '@firkant/domain/stock-alerts/stock-alert-steps.ts'
import type { ProductDetails } from '../features/catalog/product-store.ts'
import {
  findNewestVersion,
  findPageByKey,
  findPageByPath,
  findRedirect,
  type StoredPage,
} from '../features/content/content-store.ts'
import { isCustomerPage } from '../features/content/pages-for-customers.ts'
import { buildAccountLinkPage } from './account/account-link-page.ts'
import { buildNewsletterPage } from './account/newsletter-page.ts'
import { buildSharedListPage, isSharedListPage } from './account/shared-list-page.ts'
import { buildShoppingListsPage } from './account/shopping-lists-page.ts'
import { buildNewPasswordPage, buildSignInPage, findNewPasswordPage, findSignInPage } from './account/sign-in-pages.ts'
import { buildAlertPage } from './account/stock-alert-page.ts'
import { errorResult, redirectResult } from './bare-pages.ts'
import { buildCartPage } from './buying/cart-page.ts'
import { buildCheckoutPage, isCheckout } from './buying/checkout-page.ts'
import { buildConfirmationPage } from './buying/confirmation-page.ts'
import { buildExpressPage, isExpress } from './buying/express-page.ts'
import { buildHandOverPage } from './buying/hand-over-page.ts'
import { buildOrderPage } from './buying/order-page.ts'
import { buildReceiptPage } from './buying/receipt-page.ts'
import { buildReturnsPage } from './buying/returns-page.ts'
import { buildWithdrawalPage } from './buying/withdrawal-page.ts'
import { buildAccessibilityPage } from './content/accessibility-page.ts'
import { buildBlockGallery, isBlockGallery } from './content/block-gallery.ts'
import { buildContentPage, isBlocksPage } from './content/content-page.ts'
import { buildCookiePage } from './content/cookie-page.ts'
import { buildCountryPage } from './content/country-page.ts'
import { buildDeliveryPlacePage } from './content/delivery-place-page.ts'
import { buildEnergyPage } from './content/energy-page.ts'
import { buildGuaranteePage } from './content/guarantee-page.ts'
import { buildArticlePage, isArticle } from './content/inspiration-article-page.ts'
import { buildInspirationCategoryPage } from './content/inspiration-category-page.ts'
import { buildKitPage, findKit } from './content/kit-page.ts'
import { buildRecallsPage } from './content/recalls-page.ts'
import { buildRightsPage } from './content/rights-page.ts'
import { buildWayInPage } from './content/way-in-page.ts'
import { buildRoomPage, findGroupListing, findRooms } from './listing/catalog-page.ts'
import { categoryListing } from './listing/category-listing.ts'
import { buildContentListing } from './listing/content-listing.ts'
import { buildListingPage } from './listing/listing-page.ts'
import { withoutFixedPrefix } from './listing/room-pages.ts'
import { buildMyPage, findMyPageAt } from './my-pages/find-my-page.ts'
import { buildWrittenMyPage } from './my-pages/written-page.ts'
import type { PageRequest, PageDependencies } from './page-request.ts'
import type { PageResult } from './page-result.ts'
import { buildComparePage } from './product/compare-page.ts'
import { buildProductPage, findProductAt } from './product/product-page.ts'
import { buildQuestionsPage } from './product/questions-page.ts'
import { buildReviewPage } from './product/review-page.ts'
import { buildRoomPlanPage } from './product/room-plan-page.ts'
import { buildSamplesPage } from './product/samples-page.ts'
import { buildSearchPage } from './search/search-page.ts'
import { buildEmployeePage } from './staff/employee-page.ts'
import { buildInsightsPage } from './staff/insights-page.ts'
import { isStoreOverview } from './stores/store-cards.ts'
import { buildStoreOverview } from './stores/store-overview-page.ts'
import { buildStorePage, findStoreAt } from './stores/store-page.ts'

/** The editor's page and the product at the path, loaded together once. */
interface AtPath {
  readonly stored: StoredPage | undefined
  readonly product: ProductDetails | undefined
}

type LookUp = () => Promise<AtPath>
type Absent = undefined | false

/**
 * `matches` finds what the path leads to, `build` makes a page of it; if either returns undefined, the next kind is
 * tried.
 */
interface PageKind<Found> {
  readonly matches: (
    deps: PageDependencies,
    request: PageRequest,
    atPath: LookUp,
  ) => Found | Absent | Promise<Found | Absent>
  readonly build: Build<Found>
}
type Build<Found> = (
  deps: PageDependencies,
  request: PageRequest,
  found: Found,
) => PageResult | undefined | Promise<PageResult | undefined>

type FindPage = (deps: PageDependencies, request: PageRequest, atPath: LookUp) => Promise<PageResult | undefined>

function kind<Found>({ matches, build }: PageKind<Found>): FindPage {
  return async (deps, request, atPath) => {
    const found = await matches(deps, request, atPath)
    return found === undefined || found === false ? undefined : build(deps, request, found)
  }
}

const isAt =
  (paths: Paths) =>
  (_deps: PageDependencies, { path, language }: PageRequest): boolean =>
    path === paths[language]

const written =
  <Kind extends StoredPage>(isKind: (stored: StoredPage) => stored is Kind) =>
  async (_deps: PageDependencies, _request: PageRequest, atPath: LookUp): Promise<Kind | undefined> => {
    const { stored } = await atPath()
    return stored && isKind(stored) ? stored : undefined
  }

const isStored = (_stored: StoredPage): _stored is StoredPage => true
const isInspirationCategory = (stored: StoredPage): stored is StoredPage =>
  stored.componentName === 'InspirationCategoryPage'

const contextOf = ({ brand, language, now }: PageRequest) => ({ brand: brand.key, language, now })

const NOT_FOUND_KEY = 'not-found'

async function notFound(deps: PageDependencies, request: PageRequest, status: 404 | 410): Promise<PageResult> {
  const stored = await findPageByKey(deps.database.replica, contextOf(request), NOT_FOUND_KEY)
  if (!stored || !isBlocksPage(stored)) return errorResult(request, status)
  const result = await buildContentPage(deps, request, stored)
  return { ...result, page: { ...result.page, httpStatus: status } }
}

const orNotFound =
  <Found>(build: Build<Found>): Build<Found> =>
  async (deps, request, found) =>
    (await build(deps, request, found)) ?? notFound(deps, request, 404)

const movedTo = (request: PageRequest, path: string, status: 301 | 302 = 301) =>
  redirectResult(request, request.address(path) + request.search, status)

/** Every kind of page; the first match wins. */
const PAGES: readonly FindPage[] = [
  kind({
    matches: withoutFixedPrefix,
    build: (_deps, request, path) => movedTo(request, path),
  }),
  kind({
    matches: (_deps, { path }) => path.length > 1 && path.endsWith('/'),
    build: (_deps, request) => movedTo(request, trimSlashes(request.path)),
  }),

  kind({ matches: (deps, { path }) => deps.showsKit && findKit(path), build: buildKitPage }),
  kind({ matches: (deps, { path }) => deps.showsKit && isBlockGallery(path), build: buildBlockGallery }),

  kind({ matches: isAt(FIXED_PATHS.country), build: buildCountryPage }),
  kind({ matches: isAt(FIXED_PATHS.deliveryPlace), build: buildDeliveryPlacePage }),
  kind({ matches: isAt(FIXED_PATHS.wayIn), build: buildWayInPage }),
  kind({ matches: isAt(FIXED_PATHS.samples), build: buildSamplesPage }),
  kind({ matches: isAt(FIXED_PATHS.cookies), build: buildCookiePage }),
  kind({ matches: isAt(FIXED_PATHS.rights), build: buildRightsPage }),
  kind({ matches: isAt(FIXED_PATHS.recalls), build: buildRecallsPage }),
  kind({ matches: (_deps, { language, path }) => findEnergyPage(language, path), build: orNotFound(buildEnergyPage) }),
  kind({ matches: isAt(FIXED_PATHS.guarantee), build: buildGuaranteePage }),
  kind({ matches: isAt(FIXED_PATHS.accessibility), build: buildAccessibilityPage }),
  kind({ matches: isAt(FIXED_PATHS.compare), build: buildComparePage }),
  kind({ matches: isAt(FIXED_PATHS.roomPlan), build: buildRoomPlanPage }),
  kind({ matches: isAt(FIXED_PATHS.cart), build: buildCartPage }),
  kind({ matches: (_deps, request) => isExpress(request), build: buildExpressPage }),
  kind({ matches: isAt(FIXED_PATHS.shoppingLists), build: buildShoppingListsPage }),
  kind({ matches: (_deps, { path }) => findReturnStep(path), build: buildReturnsPage }),
  kind({ matches: isAt(FIXED_PATHS.confirmation), build: buildConfirmationPage }),
  kind({ matches: isAt(FIXED_PATHS.order), build: buildOrderPage }),
  kind({ matches: isAt(FIXED_PATHS.receipt), build: buildReceiptPage }),
  kind({ matches: isAt(FIXED_PATHS.withdrawal), build: buildWithdrawalPage }),
  kind({
    matches: (_deps, { path }) => findOldNewsletterStep(path),
    build: (_deps, request, step) => movedTo(request, newsletterPath(request.language, step)),
  }),
  kind({ matches: (_deps, { language, path }) => findNewsletterStep(language, path), build: buildNewsletterPage }),
  kind({ matches: (_deps, { language, path }) => findStockAlertPage(language, path), build: buildAlertPage('stock') }),
  kind({ matches: (_deps, { language, path }) => findListAlertPage(language, path), build: buildAlertPage('lists') }),
  kind({
    matches: (_deps, { language, path }) => findSampleMailPage(language, path),
    build: buildAlertPage('samples'),
  }),
  kind({
    matches: (_deps, { language, path }) => findReviewMailPage(language, path),
    build: buildAlertPage('reviews'),
  }),
  kind({
    matches: (_deps, { language, path }) => findQuestionMailPage(language, path),
    build: buildAlertPage('questions'),
  }),
  kind({ matches: (_deps, { language, path }) => findReviewStep(language, path), build: buildReviewPage }),
  kind({
    matches: (_deps, { language, path }) => findQuestionsOf(language, path),
    build: orNotFound(buildQuestionsPage),
  }),

  kind({ matches: (_deps, { language, path }) => findAccountLink(language, path), build: buildAccountLinkPage }),
  kind({ matches: isAt(FIXED_PATHS.employeeLogin), build: buildEmployeePage }),
  kind({ matches: (_deps, { path }) => path === INSIGHTS_PATH, build: buildInsightsPage }),
  kind({ matches: (_deps, { path }) => findHandOverCode(path), build: buildHandOverPage }),
  kind({ matches: findNewPasswordPage, build: buildNewPasswordPage }),

  // An editor's page at a product's address wins over the product.
  kind({ matches: written(isBlocksPage), build: buildContentPage }),
  kind({ matches: written(isArticle), build: buildArticlePage }),
  kind({ matches: written(isStoreOverview), build: buildStoreOverview }),
  kind({ matches: written(isInspirationCategory), build: orNotFound(buildInspirationCategoryPage) }),
  kind({ matches: written(isCustomerPage), build: buildWrittenMyPage }),
  kind({ matches: written(isStored), build: orNotFound(buildContentListing) }),

  kind({ matches: findMyPageAt, build: buildMyPage }),

  kind({
    matches: async (deps, { language, path }) => path === (await deps.search.pagePath(language)),
    build: orNotFound(buildSearchPage),
  }),
  kind({ matches: async (_deps, _request, atPath) => (await atPath()).product, build: buildProductPage }),
  kind({
    matches: (deps, request) => categoryListing(deps, request, { path: request.path }),
    build: buildListingPage,
  }),
  kind({ matches: findGroupListing, build: buildListingPage }),
  kind({ matches: findRooms, build: buildRoomPage }),
  kind({ matches: findStoreAt, build: buildStorePage }),
  kind({ matches: isCheckout, build: buildCheckoutPage }),
  kind({ matches: isSharedListPage, build: buildSharedListPage }),
  kind({ matches: findSignInPage, build: buildSignInPage }),

  kind({
    matches: (deps, request) => findRedirect(deps.database.replica, contextOf(request), request.path),
    build: (deps, request, { toPath, status }) =>
      status === 301 || status === 302
        ? movedTo(request, toPath, status)
        : notFound(deps, request, status === 410 ? 410 : 404),
  }),
]

/** Path → page. A path that once had a page redirects; any other gets the not-found page. */
export async function findPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  let looked: Promise<AtPath> | undefined
  const lookUp = async (): Promise<AtPath> => {
    const findStored = request.isPreview ? findNewestVersion : findPageByPath
    const [stored, product] = await Promise.all([
      findStored(deps.database.replica, contextOf(request), request.path),
      findProductAt(deps, request),
    ])
    return { stored, product }
  }
  const atPath = () => (looked ??= lookUp())
  for (const find of PAGES) {
    const result = await find(deps, request, atPath)
    if (result) return result
  }
  return notFound(deps, request, 404)
}
