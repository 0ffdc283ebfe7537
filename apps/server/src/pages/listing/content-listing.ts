import { isListingPage } from '@firkant/domain/content/page-content-schema.ts'
import type { Breadcrumb } from '@firkant/domain/page/breadcrumb.ts'
import {
  findNextScheduledChange,
  listTranslations,
  listWellKnownPages,
  type StoredPage,
} from '../../features/content/content-store.ts'
import { earliest } from '../content/content-page.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { categoryIndex, categoryListing, topCategories } from './category-listing.ts'
import { buildListingPage, type Listing } from './listing-page.ts'
import { aboveRooms } from './room-pages.ts'

async function parentsOf(
  deps: PageDependencies,
  request: PageRequest,
  stored: StoredPage,
): Promise<readonly Breadcrumb[]> {
  const home = [{ name: request.brand.name, url: request.address('/') }]
  if (stored.componentName !== 'RoomPage') return home
  const context = { brand: request.brand.key, language: request.language }
  const { roomsPageLink } = await listWellKnownPages(deps.database.replica, context)
  return roomsPageLink === undefined ? home : aboveRooms(request, roomsPageLink)
}

/** An editor's page that lists products, completed with what the catalogue knows of the category. */
export async function buildContentListing(
  deps: PageDependencies,
  request: PageRequest,
  stored: StoredPage,
): Promise<PageResult | undefined> {
  const { listing, componentName } = stored
  if (!listing || !isListingPage(componentName)) return undefined
  const { source } = listing
  // If an editor placed a Categories block, a second row of them is left out.
  const hasTiles = stored.blocks.some((block) => block.componentName === 'Categories')
  const [parents, category, translations, top, index] = await Promise.all([
    parentsOf(deps, request, stored),
    'categoryKey' in source ? categoryListing(deps, request, { key: source.categoryKey }) : undefined,
    listTranslations(deps.database.replica, { brand: request.brand.key, now: request.now }, stored.key),
    componentName === 'RootCategoryPage' && !hasTiles ? topCategories(deps, request) : undefined,
    componentName === 'RootCategoryPage' ? categoryIndex(deps, request) : undefined,
  ])
  const written: Listing = {
    componentName,
    name: stored.heading ?? category?.name ?? stored.title,
    path: stored.path,
    source,
    parents: category?.parents ?? parents,
    title: stored.title,
    description: stored.description || category?.description,
    intro: listing.intro ?? category?.intro,
    html: category?.html,
    imageFile: stored.image ?? undefined,
    subCategories: category?.subCategories ?? top,
    categoryIndex: index,
    blocks: stored.blocks,
    rowBlocks: listing.rowBlocks,
    translations,
  }
  const [result, nextChange] = await Promise.all([
    buildListingPage(deps, request, written),
    findNextScheduledChange(deps.database.replica, request.brand.key, request.now),
  ])
  return result && { ...result, validUntil: earliest(result.validUntil, nextChange) }
}
