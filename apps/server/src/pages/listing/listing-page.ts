import { PAGE_SIZE, readListingQuery, writeListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { ListingContent, ListingPageName, ListingSource } from '@firkant/domain/content/page-content-schema.ts'
import { nextPromiseChange } from '@firkant/domain/delivery/promise-delivery.ts'
import { withTypedSpace } from '@firkant/domain/fit/floor-space.ts'
import type { Breadcrumb } from '@firkant/domain/page/breadcrumb.ts'
import type { ListingModel } from '@firkant/domain/page/models/page-models.ts'
import { loadProductCards } from '../../features/catalog/product-cards.ts'
import { buildBlockGroups } from '../../features/content/blocks/block-groups.ts'
import { listWellKnownPages } from '../../features/content/content-store.ts'
import { blockContextOf, earliest } from '../content/content-page.ts'
import { listingSubject } from '../content/display-subject.ts'
import { buildPage } from '../page-envelope.ts'
import type { MetaContent } from '../page-meta.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { breadcrumbList, faqPage, productItemList } from '../structured-data.ts'

/** What a page lists and what surrounds it, from the catalogue, an editor or both. */
export interface Listing {
  readonly componentName: ListingPageName
  readonly name: string
  readonly path: string
  readonly source: ListingSource
  readonly parents: readonly Breadcrumb[]
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly intro?: string | undefined
  readonly html?: string | undefined
  readonly imageFile?: string | undefined
  readonly subCategories?: ListingModel['subCategories'] | undefined
  readonly categoryIndex?: ListingModel['categoryIndex']
  readonly blocks?: readonly BlockContent[] | undefined
  readonly rowBlocks?: ListingContent['rowBlocks'] | undefined
  readonly translations?: MetaContent['translations'] | undefined
}

const TRACKING_TYPES: Readonly<Record<ListingPageName, string>> = {
  RootCategoryPage: 'root-category',
  CategoryPage: 'category',
  BrandPage: 'brand',
  CampaignPage: 'campaign',
  ProductListingPage: 'product-listing',
  RoomPage: 'room',
}
const MAX_DESCRIPTION = 155

function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text
  return `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION))} …`
}

async function loadSurroundings(deps: PageDependencies, request: PageRequest, listing: Listing) {
  const db = deps.database.replica
  const rows = listing.rowBlocks ?? []
  const above = listing.blocks ?? []
  const buildAll = async () => {
    const [{ roomsPageLink }, subject] = await Promise.all([
      listWellKnownPages(db, { brand: request.brand.key, language: request.language }),
      listingSubject(deps, request, listing),
    ])
    const context = { ...blockContextOf(deps, request, roomsPageLink), subject }
    return buildBlockGroups(db, context, [above, ...rows.map((row) => [row.block])])
  }
  const hasBlocks = above.length + rows.length > 0
  const { imageFile } = listing
  const [{ groups, validUntil }, imageOf] = await Promise.all([
    hasBlocks ? buildAll() : { groups: [], validUntil: undefined },
    deps.catalog.images(imageFile ? [imageFile] : []),
  ])
  return {
    image: imageFile ? imageOf(imageFile, listing.name) : undefined,
    blocks: groups[0] ?? [],
    rowBlocks: rows.flatMap(({ afterRow }, index) => groups[index + 1]?.map((block) => ({ afterRow, block })) ?? []),
    validUntil,
  }
}

/** Parts below the products. */
function partsBelow({ html, categoryIndex }: Listing): Pick<ListingModel, 'html' | 'categoryIndex'> {
  return { ...(html && { html }), ...(categoryIndex && { categoryIndex }) }
}

function metaOf(
  request: PageRequest,
  listing: Listing,
  { written, isFiltered, imageUrl }: { written: string; isFiltered: boolean; imageUrl: string | undefined },
): MetaContent {
  return {
    title: listing.title ?? `${listing.name} – ${request.brand.name}`,
    description: shorten(listing.description ?? listing.intro ?? ''),
    imageUrl,
    canonicalPath: listing.path + written,
    translations: written === '' ? (listing.translations ?? []) : [],
    isIndexed: !isFiltered && !request.isPreview,
  }
}

/** Undefined for a page number past the end (404). An empty listing has a page that says so. */
export async function buildListingPage(
  deps: PageDependencies,
  request: PageRequest,
  listing: Listing,
): Promise<PageResult | undefined> {
  const { now, market } = request
  const requested = readListingQuery(withTypedSpace(request.query))
  const { query, ...listed } = await deps.listings.list(market, { source: listing.source, query: requested, now })
  if (listed.isPastEnd) return undefined
  const written = writeListingQuery(query)
  const isPlain = written === ''
  const context = { brand: request.brand.key, market, address: request.address, now }
  const [{ cards, validUntil }, around, delivery] = await Promise.all([
    loadProductCards(deps.catalog, context, listed.productKeys),
    loadSurroundings(deps, request, isPlain ? listing : { ...listing, rowBlocks: [] }),
    deps.catalog.delivery(market.key),
  ])
  const listingUrl = request.address(listing.path)
  const breadcrumbs = [...listing.parents, { name: listing.name, url: listingUrl }]
  return {
    page: buildPage(request, {
      url: listingUrl + written,
      componentName: listing.componentName,
      meta: metaOf(request, listing, {
        written,
        isFiltered: writeListingQuery({ ...query, page: 1 }) !== '',
        imageUrl: around.image?.url ?? cards[0]?.images[0]?.url,
      }),
      trackingPageType: TRACKING_TYPES[listing.componentName],
      structuredData: [
        ...breadcrumbList(request, breadcrumbs),
        ...productItemList(request, listing.name, cards),
        ...faqPage([...(isPlain ? around.blocks : []), ...around.rowBlocks.map(({ block }) => block)]),
      ],
      model: {
        heading: listing.name,
        breadcrumbs,
        ...(listing.intro && { intro: listing.intro }),
        ...(around.image && { image: around.image }),
        subCategories: listing.subCategories ?? [],
        blocks: isPlain ? around.blocks : [],
        rowBlocks: around.rowBlocks,
        ...(isPlain && partsBelow(listing)),
        listingUrl,
        products: cards,
        total: listed.total,
        page: query.page,
        pageSize: PAGE_SIZE,
        facets: listed.facets,
        sorts: listed.sorts,
      },
    }),
    validUntil: listed.isStale ? now : earliest(validUntil, around.validUntil, nextPromiseChange(delivery, now)),
    isPublic: !request.isPreview,
  }
}
