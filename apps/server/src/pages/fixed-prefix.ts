import { hasFixedPrefix, stripFixedPrefix } from '@firkant/domain/page/link-address.ts'
import { listRooms } from '../features/catalog/catalog-store.ts'
import { listWellKnownPages } from '../features/content/content-store.ts'
import type { PageRequest, PageWorld } from './page-request.ts'

const ROOMS = /^\/rooms(?:\/|$)/

/**
 * Where an address with a fixed prefix leads: the same without it. A room stands below the language's own word for
 * rooms, so `/rooms/stue` is `/rum/stue`, and `/rooms` the page of all rooms.
 */
export async function withoutFixedPrefix(world: PageWorld, request: PageRequest): Promise<string | undefined> {
  if (!hasFixedPrefix(request.path)) return undefined
  const rest = stripFixedPrefix(request.path)
  if (!ROOMS.test(request.path)) return rest
  const { key: brand, roomMood } = request.brand
  const [{ roomsPageLink }, rooms] = await Promise.all([
    listWellKnownPages(world.database.replica, { brand, language: request.language }),
    listRooms(world.database.replica, request.language, roomMood),
  ])
  if (roomsPageLink === undefined || hasFixedPrefix(roomsPageLink)) return rest
  if (rest === '/') return roomsPageLink
  const room = rooms.find(({ key, slug }) => rest === `/${slug}` || rest === `/${key}`)
  return room ? `${roomsPageLink}/${room.slug}` : rest
}
