import { trimSlashes } from '@firkant/domain/page/link-address.ts'
import { findNewestVersion, findPageByKey, findPageByPath, findRedirect } from '../features/content/content-store.ts'
import { findCartPage } from './cart-page.ts'
import { findCatalogPage } from './catalog-page.ts'
import { findCheckoutPage } from './checkout-page.ts'
import { findCountryPage } from './country-page.ts'
import { buildContentListing } from './content-listing.ts'
import { buildContentPage, isBlocksPage } from './content-page.ts'
import { errorResult, redirectResult } from './bare-pages.ts'
import { buildArticlePage, isArticle } from './inspiration-article-page.ts'
import { buildInspirationCategoryPage } from './inspiration-category-page.ts'
import { findNewsletterPage } from './newsletter-page.ts'
import { findBlockGallery } from './block-gallery.ts'
import { findKitPage } from './kit-page.ts'
import { withoutFixedPrefix } from './fixed-prefix.ts'
import { findProductAt } from './product-page.ts'
import { findPageOfOrder } from './order-pages.ts'
import { findReturnsPage } from './returns-page.ts'
import { buildSearchPage } from './search-page.ts'
import { isStoreOverview } from './store-cards.ts'
import { buildStoreOverview } from './store-overview-page.ts'
import { findStorePage } from './store-page.ts'
import type { PageRequest, PageWorld } from './page-request.ts'
import type { PageResult } from './page-result.ts'

const NOT_FOUND_KEY = 'not-found'

async function notFound(world: PageWorld, request: PageRequest, status: 404 | 410): Promise<PageResult> {
  const scope = { brand: request.brand.key, language: request.language, now: request.now }
  const stored = await findPageByKey(world.database.replica, scope, NOT_FOUND_KEY)
  if (!stored || !isBlocksPage(stored)) return errorResult(request, status)
  const result = await buildContentPage(world, request, stored)
  return { ...result, page: { ...result.page, httpStatus: status } }
}

/** Path → page. A path that once led somewhere redirects; what never was gets the not-found page. */
export async function findPage(world: PageWorld, request: PageRequest): Promise<PageResult> {
  const { search } = request
  const short = await withoutFixedPrefix(world, request)
  if (short !== undefined) return redirectResult(request, request.address(short) + search, 301)
  if (request.path.length > 1 && request.path.endsWith('/'))
    return redirectResult(request, request.address(trimSlashes(request.path)) + search, 301)
  const gallery = world.showsKit ? (findKitPage(request) ?? (await findBlockGallery(world, request))) : undefined
  if (gallery) return gallery
  const own =
    findCountryPage(request) ??
    (await findCartPage(world, request)) ??
    findReturnsPage(request) ??
    (await findPageOfOrder(world, request))
  if (own) return own
  const newsletter = await findNewsletterPage(world, request)
  if (newsletter) return newsletter
  const db = world.database.replica
  const scope = { brand: request.brand.key, language: request.language, now: request.now }
  // Side by side: most of the shop's addresses are products, and what an editor wrote at one of them goes first.
  const [stored, product] = await Promise.all([
    (request.isPreview ? findNewestVersion : findPageByPath)(db, scope, request.path),
    findProductAt(world, request),
  ])
  if (stored && isBlocksPage(stored)) return buildContentPage(world, request, stored)
  if (stored && isArticle(stored)) return buildArticlePage(world, request, stored)
  if (stored && isStoreOverview(stored)) return buildStoreOverview(world, request, stored)
  if (stored?.componentName === 'InspirationCategoryPage')
    return (await buildInspirationCategoryPage(world, request, stored)) ?? notFound(world, request, 404)
  if (stored) return (await buildContentListing(world, request, stored)) ?? notFound(world, request, 404)
  if (request.path === (await world.search.pagePath(request.language)))
    return (await buildSearchPage(world, request)) ?? notFound(world, request, 404)
  const found =
    (await findCatalogPage(world, request, product)) ??
    (await findStorePage(world, request)) ??
    (await findCheckoutPage(world, request))
  if (found) return found
  const redirect = await findRedirect(db, scope, request.path)
  if (redirect?.status === 301 || redirect?.status === 302)
    return redirectResult(request, request.address(redirect.toPath) + search, redirect.status)
  return notFound(world, request, redirect?.status === 410 ? 410 : 404)
}
