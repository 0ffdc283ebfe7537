import { PRODUCT_BRAND_PREFIX, ROOMS_NAME, SERIES_PREFIX } from '@firkant/domain/catalog/catalog-addresses.ts'
import { findProductBrand, findSeries, listRooms, type RoomRow } from '../features/catalog/catalog-store.ts'
import type { ProductDetails } from '../features/catalog/product-store.ts'
import { buildBlocks } from '../features/content/block-service.ts'
import { listWellKnownPages } from '../features/content/content-store.ts'
import { categoryListing, languagesOf } from './category-listing.ts'
import { blockScopeOf } from './content-page.ts'
import { buildListingPage } from './listing-page.ts'
import { buildMeta, newEventId } from './page-meta.ts'
import type { PageRequest, PageWorld } from './page-request.ts'
import type { PageResult } from './page-result.ts'
import { buildProductPage } from './product-page.ts'
import { aboveRooms, roomTranslations } from './room-pages.ts'
import { breadcrumbList } from './structured-data.ts'

const homeOf = (request: PageRequest) => ({ name: request.brand.name, url: request.address('/') })

async function buildRoomsPage(
  world: PageWorld,
  request: PageRequest,
  { rooms, roomsPath }: { rooms: readonly RoomRow[]; roomsPath: string },
): Promise<PageResult> {
  const heading = ROOMS_NAME[request.language]
  const { blocks } = await buildBlocks(world.database.replica, blockScopeOf(world, request, roomsPath), [
    {
      id: 'rooms',
      componentName: 'Categories',
      props: { layout: 'rooms', tiles: rooms.map((room) => ({ roomKey: room.key })) },
    },
  ])
  const breadcrumbs = aboveRooms(request, roomsPath)
  return {
    page: {
      url: request.address(roomsPath),
      componentName: 'RoomsPage',
      cache: 'full',
      httpStatus: 200,
      errorPage: false,
      metaInfo: buildMeta(request, {
        title: `${heading} – ${request.brand.name}`,
        description: '',
        canonicalPath: roomsPath,
        translations: await roomTranslations(world, request),
        isIndexed: true,
      }),
      trackingPageType: 'rooms',
      eventId: newEventId(),
      refreshedDynamicData: [],
      structuredData: breadcrumbList(request, breadcrumbs),
      model: { heading, breadcrumbs, blocks },
    },
    validUntil: undefined,
    isPublic: !request.isPreview,
  }
}

async function findRoomPage(world: PageWorld, request: PageRequest): Promise<PageResult | undefined> {
  const db = world.database.replica
  const wellKnown = await listWellKnownPages(db, { brand: request.brand.key, language: request.language })
  const roomsPath = wellKnown.roomsPageLink ?? '/rooms'
  if (request.path !== roomsPath && !request.path.startsWith(`${roomsPath}/`)) return undefined
  const rooms = await listRooms(db, request.language, request.brand.roomMood)
  if (request.path === roomsPath) return buildRoomsPage(world, request, { rooms, roomsPath })
  const room = rooms.find(({ slug }) => request.path === `${roomsPath}/${slug}`)
  return (
    room &&
    buildListingPage(world, request, {
      componentName: 'RoomPage',
      name: room.name,
      path: request.path,
      source: { roomKey: room.key },
      parents: aboveRooms(request, roomsPath),
      imageFile: room.file ?? undefined,
      translations: await roomTranslations(world, request, room.key),
    })
  )
}

/** The page of a maker or a series. In another language it stands under that language's word. */
async function findGroupPage(world: PageWorld, request: PageRequest): Promise<PageResult | undefined> {
  const db = world.database.replica
  const { language, path } = request
  const isBrand = path.startsWith(`${PRODUCT_BRAND_PREFIX[language]}/`)
  if (!isBrand && !path.startsWith(`${SERIES_PREFIX[language]}/`)) return undefined
  const prefixes = isBrand ? PRODUCT_BRAND_PREFIX : SERIES_PREFIX
  const slug = path.slice(prefixes[language].length + 1)
  const group = await (isBrand ? findProductBrand : findSeries)(db, language, slug)
  if (!group) return undefined
  const source = isBrand ? { productBrandKey: group.key } : { seriesKey: group.key }
  // What this storefront sells nothing of has no page here.
  const [first] = await world.listings.keysOf(request.market, { source, limit: 1, now: request.now })
  if (first === undefined) return undefined
  return buildListingPage(world, request, {
    componentName: isBrand ? 'BrandPage' : 'ProductListingPage',
    name: group.name,
    path,
    source,
    parents: [homeOf(request)],
    intro: group.description,
    imageFile: group.file ?? undefined,
    translations: languagesOf(request).map((other) => ({ language: other, path: `${prefixes[other]}/${slug}` })),
  })
}

async function findCategoryPage(world: PageWorld, request: PageRequest): Promise<PageResult | undefined> {
  const listing = await categoryListing(world, request, { path: request.path })
  return listing && buildListingPage(world, request, listing)
}

/** Rooms, makers, series, categories and products: pages that no editor wrote, for what the catalogue has at the path. */
export async function findCatalogPage(
  world: PageWorld,
  request: PageRequest,
  product: ProductDetails | undefined,
): Promise<PageResult | undefined> {
  return (
    (product && (await buildProductPage(world, request, product))) ??
    (await findCategoryPage(world, request)) ??
    (await findGroupPage(world, request)) ??
    (await findRoomPage(world, request))
  )
}
