import type { MenuContent } from '@firkant/domain/content/site-content-schema.ts'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import type { MenuImageBlock, MenuLink, MenuModel, RoomLink } from '@firkant/domain/menu/menu.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { listRooms, type RoomRow } from '../catalog/catalog-store.ts'
import type { ListingService } from '../catalog/listing/listing-service.ts'
import { listWellKnownPages } from '../content/content-store.ts'
import { loadMenuContent } from '../content/site-frame.ts'
import { primaryLinks } from './menu-tree.ts'

export interface MenuSources extends Pick<ShopContext, 'db' | 'brand'> {
  readonly catalog: CatalogCache
  readonly listings: ListingService
}

const NO_CONTENT: MenuContent = { tabs: [], secondaryLinksLeft: [], secondaryLinksRight: [] }

type FindImage = (file: string | undefined, alt: string) => ImageRef | undefined

function linkOf({ image: file, ...link }: MenuContent['secondaryLinksLeft'][number], findImage: FindImage): MenuLink {
  // The title beside it says the same, so the alt text is empty.
  const image = findImage(file, '')
  return { ...link, ...(image && { image }) }
}

function blockOf(block: MenuContent['mainImageBlock'], findImage: FindImage): MenuImageBlock | null {
  if (!block) return null
  const { image: content, ...texts } = block
  const image = findImage(content.file, content.alt)
  return { ...texts, ...(image && { image }) }
}

async function loadImages(
  catalog: CatalogCache,
  content: MenuContent,
  files: readonly (string | null | undefined)[],
): Promise<FindImage> {
  const links = [...content.secondaryLinksLeft, ...content.secondaryLinksRight]
  const wanted = [
    ...files,
    ...links.map((link) => link.image),
    content.mainImageBlock?.image.file,
    content.roomsImageBlock?.image.file,
  ]
  const image = await catalog.images(wanted.flatMap((file) => file ?? []))
  return (file, alt) => (file === undefined ? undefined : image(file, alt))
}

export interface BuiltMenu {
  readonly menu: MenuModel
  /** Built while the catalogue was being reloaded: it must not be cached. */
  readonly isStale: boolean
}

/** The whole menu of a brand in a market, without what content or catalogue lack. */
export async function buildMenu(
  { db, brand, catalog, listings }: MenuSources,
  { market, now }: { market: Market; now: Date },
): Promise<BuiltMenu> {
  const context = { brand, market, now }
  const [content = NO_CONTENT, { roomsPageLink }, categories, rooms, { count, isStale }] = await Promise.all([
    loadMenuContent(db, context),
    listWellKnownPages(db, { brand: brand.key, language: market.language }),
    catalog.categories(market.language),
    listRooms(db, market.language, brand.roomMood),
    listings.counter(market, now),
  ])
  const files = [...categories.map(({ imageFile }) => imageFile), ...rooms.map(({ file }) => file)]
  const image = await loadImages(catalog, content, files)
  const address = (path: string) => localizePath(brand, market.language, path)
  // Rooms are below the page of all rooms: without that page they have no address.
  const roomLink = ({ key, name, slug, file }: RoomRow): readonly RoomLink[] => {
    if (roomsPageLink === undefined || count({ roomKey: key }) === 0) return []
    const picture = image(file ?? undefined, '')
    return [{ name, url: address(`${roomsPageLink}/${slug}`), ...(picture && { image: picture }) }]
  }
  const links = primaryLinks(
    {
      categories,
      count: (categoryKey) => count({ categoryKey }),
      image,
      address,
    },
    content.tabs,
  )
  const menu = {
    primaryLinks: links,
    roomsLinks: rooms.flatMap(roomLink),
    secondaryLinksLeft: content.secondaryLinksLeft.map((link) => linkOf(link, image)),
    secondaryLinksRight: content.secondaryLinksRight.map((link) => linkOf(link, image)),
    mainMenuImageBlock: blockOf(content.mainImageBlock, image),
    roomsImageBlock: blockOf(content.roomsImageBlock, image),
  }
  return { menu, isStale }
}
