import { PAGE_SIZE, readListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import { ROOMS_NAME } from '@firkant/domain/catalog/rooms-name.ts'
import type { Breadcrumb } from '@firkant/domain/page/page-models.ts'
import { listCategories, listRooms, type TileRow } from '../features/catalog/catalog-store.ts'
import { listProducts, type ListingSource } from '../features/catalog/listing-store.ts'
import { imageRefOf, loadMediaFiles } from '../features/catalog/media-store.ts'
import { loadProductCards } from '../features/catalog/product-cards.ts'
import { buildBlocks } from '../features/content/block-service.ts'
import { listWellKnownPages } from '../features/content/content-store.ts'
import { blockScopeOf } from './content-page.ts'
import { buildMeta, newEventId } from './page-meta.ts'
import type { PageRequest, PageWorld } from './page-request.ts'
import type { PageResult } from './page-result.ts'
import { buildProductPage } from './product-page.ts'
import { breadcrumbList, productItemList } from './structured-data.ts'

function shared(request: PageRequest, title: string, canonicalPath: string) {
  return {
    url: request.address(canonicalPath),
    cache: 'full',
    httpStatus: 200,
    errorPage: false,
    metaInfo: buildMeta(request, { title, description: '', canonicalPath, translations: [], isIndexed: true }),
    eventId: newEventId(),
    refreshedDynamicData: [],
  } as const
}

interface Listing {
  readonly componentName: 'CategoryPage' | 'RoomPage'
  readonly name: string
  readonly path: string
  readonly source: ListingSource
  readonly parents: readonly Breadcrumb[]
  readonly imageFile: string | null
}

async function buildListingPage(
  world: PageWorld,
  request: PageRequest,
  listing: Listing,
): Promise<PageResult | undefined> {
  const db = world.database.replica
  const { page } = readListingQuery(request.query)
  const scope = { brand: request.brand.key, market: request.market.key, language: request.language }
  const { productKeys, total } = await listProducts(db, scope, { source: listing.source, page })
  // A page past the end is not there; an empty category is, and says so.
  if (productKeys.length === 0 && page > 1) return undefined
  const [{ cards, validUntil }, media] = await Promise.all([
    loadProductCards(
      db,
      { brand: request.brand.key, market: request.market, address: request.address, now: request.now },
      productKeys,
    ),
    loadMediaFiles(db, listing.imageFile ? [listing.imageFile] : []),
  ])
  const picture = listing.imageFile ? media.get(listing.imageFile) : undefined
  const breadcrumbs = [...listing.parents, { name: listing.name, url: request.address(listing.path) }]
  const canonicalPath = page > 1 ? `${listing.path}?page=${page}` : listing.path
  return {
    page: {
      ...shared(request, `${listing.name} – ${request.brand.name}`, canonicalPath),
      componentName: listing.componentName,
      trackingPageType: listing.componentName === 'RoomPage' ? 'room' : 'category',
      structuredData: [...breadcrumbList(request, breadcrumbs), ...productItemList(request, listing.name, cards)],
      model: {
        heading: listing.name,
        breadcrumbs,
        ...(picture && listing.componentName === 'RoomPage' && { image: imageRefOf(picture, listing.name) }),
        products: cards,
        total,
        page,
        pageSize: PAGE_SIZE,
      },
    },
    validUntil,
    isPublic: !request.isPreview,
  }
}

async function buildRoomsPage(
  world: PageWorld,
  request: PageRequest,
  { rooms, roomsPath }: { rooms: readonly TileRow[]; roomsPath: string },
): Promise<PageResult> {
  const heading = ROOMS_NAME[request.language]
  const { blocks } = await buildBlocks(world.database.replica, blockScopeOf(request, roomsPath), [
    {
      id: 'rooms',
      componentName: 'Categories',
      props: { layout: 'rooms', tiles: rooms.map((room) => ({ roomKey: room.key })) },
    },
  ])
  const breadcrumbs = [
    { name: request.brand.name, url: request.address('/') },
    { name: heading, url: request.address(roomsPath) },
  ]
  return {
    page: {
      ...shared(request, `${heading} – ${request.brand.name}`, roomsPath),
      componentName: 'RoomsPage',
      trackingPageType: 'rooms',
      structuredData: breadcrumbList(request, breadcrumbs),
      model: { heading, breadcrumbs, blocks },
    },
    validUntil: undefined,
    isPublic: !request.isPreview,
  }
}

/** Rooms, categories and products: pages that no editor wrote, for whatever the catalogue has at the path. */
export async function findCatalogPage(world: PageWorld, request: PageRequest): Promise<PageResult | undefined> {
  const db = world.database.replica
  const [categories, rooms, wellKnown] = await Promise.all([
    listCategories(db, request.language),
    listRooms(db, request.language, request.brand.roomMood),
    listWellKnownPages(db, { brand: request.brand.key, language: request.language }),
  ])
  const home = { name: request.brand.name, url: request.address('/') }
  const roomsPath = wellKnown.roomsPageLink ?? '/rooms'
  if (request.path === roomsPath) return buildRoomsPage(world, request, { rooms, roomsPath })
  const room = rooms.find(({ slug }) => request.path === `${roomsPath}/${slug}`)
  if (room) {
    return buildListingPage(world, request, {
      componentName: 'RoomPage',
      name: room.name,
      path: request.path,
      source: { roomKey: room.key },
      parents: [home, { name: ROOMS_NAME[request.language], url: request.address(roomsPath) }],
      imageFile: room.file,
    })
  }
  const category = categories.find(({ slug }) => request.path === `/${slug}`)
  if (category) {
    return buildListingPage(world, request, {
      componentName: 'CategoryPage',
      name: category.name,
      path: request.path,
      source: { categoryKey: category.key },
      parents: [home],
      imageFile: null,
    })
  }
  return buildProductPage(world, request)
}
