import { ROOMS_NAME } from '@firkant/domain/catalog/catalog-addresses.ts'
import type { Breadcrumb } from '@firkant/domain/page/breadcrumb.ts'
import { listRooms } from '../features/catalog/catalog-store.ts'
import { listWellKnownPages } from '../features/content/content-store.ts'
import { languagesOf } from './category-listing.ts'
import type { MetaContent } from './page-meta.ts'
import type { PageRequest, PageWorld } from './page-request.ts'

/** What stands above a room. */
export function aboveRooms(request: PageRequest, roomsPath: string): readonly Breadcrumb[] {
  return [
    { name: request.brand.name, url: request.address('/') },
    { name: ROOMS_NAME[request.language], url: request.address(roomsPath) },
  ]
}

/** Where a room, or the page of all rooms, stands in each language of the brand. */
export async function roomTranslations(
  { database: { replica: db } }: PageWorld,
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
