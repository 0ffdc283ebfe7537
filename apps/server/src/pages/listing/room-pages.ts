import { ROOMS_NAME } from '@firkant/domain/catalog/catalog-addresses.ts'
import type { Breadcrumb } from '@firkant/domain/page/breadcrumb.ts'
import { hasFixedPrefix, stripFixedPrefix } from '@firkant/domain/page/link-address.ts'
import { listRooms } from '../../features/catalog/catalog-store.ts'
import { listWellKnownPages } from '../../features/content/content-store.ts'
import type { MetaContent } from '../page-meta.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import { languagesOf } from './category-listing.ts'

/** Breadcrumbs above a room. */
export function aboveRooms(request: PageRequest, roomsPath: string): readonly Breadcrumb[] {
  return [
    { name: request.brand.name, url: request.address('/') },
    { name: ROOMS_NAME[request.language], url: request.address(roomsPath) },
  ]
}

/** The address of a room, or of the page of all rooms, in each of the brand's languages. */
export async function roomTranslations(
  { database: { replica: db } }: PageDependencies,
  request: PageRequest,
  roomKey?: string,
): Promise<MetaContent['translations']> {
  const { key: brand, roomMood } = request.brand
  const found = await Promise.all(
    languagesOf(request).map(async (language) => {
      const [{ roomsPageLink }, rooms] = await Promise.all([
        listWellKnownPages(db, { brand, language }),
        roomKey === undefined ? [] : listRooms(db, language, roomMood),
      ])
      const slug = rooms.find(({ key }) => key === roomKey)?.slug
      const isThere = roomsPageLink !== undefined && (roomKey === undefined || slug !== undefined)
      return isThere ? [{ language, path: slug === undefined ? roomsPageLink : `${roomsPageLink}/${slug}` }] : []
    }),
  )
  return found.flat()
}

const ROOMS = /^\/rooms(?:\/|$)/

/**
 * The address without the fixed prefix. Rooms are below the language's own path, so `/rooms/stue` is `/rum/stue`, and
 * `/rooms` the page of all rooms.
 */
export async function withoutFixedPrefix(deps: PageDependencies, request: PageRequest): Promise<string | undefined> {
  if (!hasFixedPrefix(request.path)) return undefined
  const rest = stripFixedPrefix(request.path)
  if (!ROOMS.test(request.path)) return rest
  const { key: brand, roomMood } = request.brand
  const [{ roomsPageLink }, rooms] = await Promise.all([
    listWellKnownPages(deps.database.replica, { brand, language: request.language }),
    listRooms(deps.database.replica, request.language, roomMood),
  ])
  if (roomsPageLink === undefined || hasFixedPrefix(roomsPageLink)) return rest
  if (rest === '/') return roomsPageLink
  const room = rooms.find(({ key, slug }) => rest === `/${slug}` || rest === `/${key}`)
  return room ? `${roomsPageLink}/${room.slug}` : rest
}
