import {
  DEFAULT_ROOMS_PATH,
  PRODUCT_BRAND_PREFIX,
  ROOMS_NAME,
  SERIES_PREFIX,
} from '@firkant/domain/catalog/catalog-addresses.ts'
import { findProductBrand, findSeries, listRooms, type RoomRow } from '../../features/catalog/catalog-store.ts'
import { buildBlocks } from '../../features/content/blocks/block-service.ts'
import { listWellKnownPages } from '../../features/content/content-store.ts'
import { blockContextOf } from '../content/content-page.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { breadcrumbList } from '../structured-data.ts'
import { languagesOf } from './category-listing.ts'
import { buildListingPage, type Listing } from './listing-page.ts'
import { aboveRooms, roomTranslations } from './room-pages.ts'

const homeOf = (request: PageRequest) => ({ name: request.brand.name, url: request.address('/') })

interface Rooms {
  readonly rooms: readonly RoomRow[]
  readonly roomsPath: string
}

/** All rooms, if the address is that of their page or below it. */
export async function findRooms(deps: PageDependencies, request: PageRequest): Promise<Rooms | undefined> {
  const db = deps.database.replica
  const wellKnown = await listWellKnownPages(db, { brand: request.brand.key, language: request.language })
  const roomsPath = wellKnown.roomsPageLink ?? DEFAULT_ROOMS_PATH
  if (request.path !== roomsPath && !request.path.startsWith(`${roomsPath}/`)) return undefined
  return { rooms: await listRooms(db, request.language, request.brand.roomMood), roomsPath }
}

async function buildRoomsPage(
  deps: PageDependencies,
  request: PageRequest,
  { rooms, roomsPath }: Rooms,
): Promise<PageResult> {
  const heading = ROOMS_NAME[request.language]
  const { blocks } = await buildBlocks(deps.database.replica, blockContextOf(deps, request, roomsPath), [
    {
      id: 'rooms',
      componentName: 'Categories',
      props: { layout: 'rooms', tiles: rooms.map((room) => ({ roomKey: room.key })) },
    },
  ])
  const breadcrumbs = aboveRooms(request, roomsPath)
  return {
    page: buildPage(request, {
      url: request.address(roomsPath),
      componentName: 'RoomsPage',
      meta: {
        title: `${heading} – ${request.brand.name}`,
        canonicalPath: roomsPath,
        translations: await roomTranslations(deps, request),
        isIndexed: true,
      },
      trackingPageType: 'rooms',
      structuredData: breadcrumbList(request, breadcrumbs),
      model: { heading, breadcrumbs, blocks },
    }),
    validUntil: undefined,
    isPublic: !request.isPreview,
  }
}

/** The page of all rooms, or of one. */
export async function buildRoomPage(
  deps: PageDependencies,
  request: PageRequest,
  { rooms, roomsPath }: Rooms,
): Promise<PageResult | undefined> {
  if (request.path === roomsPath) return buildRoomsPage(deps, request, { rooms, roomsPath })
  const room = rooms.find(({ slug }) => request.path === `${roomsPath}/${slug}`)
  return (
    room &&
    buildListingPage(deps, request, {
      componentName: 'RoomPage',
      name: room.name,
      path: request.path,
      source: { roomKey: room.key },
      parents: aboveRooms(request, roomsPath),
      imageFile: room.file ?? undefined,
      translations: await roomTranslations(deps, request, room.key),
    })
  )
}

/** The listing of a product brand or a series. Its path differs by language. */
export async function findGroupListing(deps: PageDependencies, request: PageRequest): Promise<Listing | undefined> {
  const db = deps.database.replica
  const { language, path } = request
  const isBrand = path.startsWith(`${PRODUCT_BRAND_PREFIX[language]}/`)
  if (!isBrand && !path.startsWith(`${SERIES_PREFIX[language]}/`)) return undefined
  const prefixes = isBrand ? PRODUCT_BRAND_PREFIX : SERIES_PREFIX
  const slug = path.slice(prefixes[language].length + 1)
  const group = await (isBrand ? findProductBrand : findSeries)(db, language, slug)
  if (!group) return undefined
  const source = isBrand ? { productBrandKey: group.key } : { seriesKey: group.key }
  // Without products in this storefront there is no page.
  const [first] = await deps.listings.keysOf(request.market, { source, limit: 1, now: request.now })
  if (first === undefined) return undefined
  return {
    componentName: isBrand ? 'BrandPage' : 'ProductListingPage',
    name: group.name,
    path,
    source,
    parents: [homeOf(request)],
    intro: group.description,
    imageFile: group.file ?? undefined,
    translations: languagesOf(request).map((other) => ({ language: other, path: `${prefixes[other]}/${slug}` })),
  }
}
