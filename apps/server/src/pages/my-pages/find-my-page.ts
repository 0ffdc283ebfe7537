import { findMyPage, myPagesPaths, type FoundMyPage, type MyPage } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { listWellKnownPages } from '../../features/content/content-store.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import { buildDataPage, buildDeletionPage } from './data-page.ts'
import { forCustomer, type BuildMyPage } from './my-page.ts'
import { buildOrderHistoryPage } from './order-history-page.ts'
import { buildMyOrderPage } from './order-page.ts'
import { buildProfilePage } from './profile-page.ts'
import { buildPromotionsPage } from './promotions-page.ts'
import { buildMyReturnPage } from './return-page.ts'
import { buildReviewsPage } from './reviews-page.ts'
import { buildMyStartPage } from './start-page.ts'

/** A page without a builder is written by an editor. */
const BUILDERS: Readonly<Partial<Record<MyPage, BuildMyPage<object>>>> = {
  start: buildMyStartPage,
  orders: buildOrderHistoryPage,
  offers: buildPromotionsPage,
  reviews: buildReviewsPage,
  profile: buildProfilePage,
  returns: buildMyReturnPage,
  data: buildDataPage,
  deletion: buildDeletionPage,
}

/** What of my pages stands at the path. */
export async function findMyPageAt(
  deps: PageDependencies,
  { brand, language, path }: PageRequest,
): Promise<FoundMyPage | undefined> {
  const pages = await listWellKnownPages(deps.database.replica, { brand: brand.key, language })
  const found = findMyPage(path, myPagesPaths(pages, language))
  return found?.page === 'order' || (found && BUILDERS[found.page]) ? found : undefined
}

export const buildMyPage = forCustomer<FoundMyPage>(async (deps, request, found) =>
  found.page === 'order' ? buildMyOrderPage(deps, request, found) : BUILDERS[found.page]?.(deps, request, found),
)
