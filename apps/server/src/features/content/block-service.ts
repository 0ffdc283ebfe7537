import type { BlockContent } from '@firkant/domain/content/block-content-schema.ts'
import type { CategoryTile } from '@firkant/domain/content/block-props.ts'
import type { Block } from '@firkant/domain/content/block.ts'
import { stripFixedPrefix } from '@firkant/domain/page/link-address.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { listRooms } from '../catalog/catalog-store.ts'
import type { KeptCatalog } from '../catalog/kept-catalog.ts'
import { imageRefOf, loadMediaFiles } from '../catalog/media-store.ts'
import { loadProductCards, type CardScope } from '../catalog/product-cards.ts'
import { gatherNeeds } from './block-needs.ts'
import { resolveBlocks } from './block-resolvers.ts'
import type { BlockSources } from './block-sources.ts'
import { listProducts, type ListKeys } from './listed-products.ts'
import { loadMakers, makersOf } from './sold-makers.ts'

export interface BlockScope extends CardScope {
  /** Which of a room's pictures suits the brand. */
  readonly roomMood: 'light' | 'dark'
  readonly roomsPath: string
  readonly listKeys: ListKeys
  readonly catalog: KeptCatalog
}

export interface ResolvedBlocks {
  readonly blocks: readonly Block[]
  readonly validUntil: Date | undefined
}

const isInternal = (to: string) => to.startsWith('/') && !to.startsWith('//')

/** The first moment after now at which the page would have to be made anew. */
function soonest(validUntil: Date | undefined, ends: Iterable<string>, now: Date): Date | undefined {
  return [...ends]
    .map((end) => new Date(end))
    .filter((end) => end > now)
    .reduce((first, end) => (first === undefined || end < first ? end : first), validUntil)
}

/** Loads all that the blocks refer to, in a fixed number of queries, and resolves them. */
export async function buildBlocks(
  db: Drizzle,
  scope: BlockScope,
  contents: readonly BlockContent[],
): Promise<ResolvedBlocks> {
  const { market } = scope
  const needs = gatherNeeds(contents)
  const [categories, rooms, listedKeys, makers] = await Promise.all([
    scope.catalog.categories(market.language),
    listRooms(db, market.language, scope.roomMood),
    listProducts(db, needs, scope.listKeys),
    loadMakers(db, needs, scope),
  ])
  const tileFiles = [
    ...categories.flatMap((row) => row.imageFile ?? []),
    ...rooms.flatMap((row) => row.file ?? []),
    ...makers.flatMap((row) => row.file ?? []),
  ]
  const productKeys = new Set([...needs.productKeys, ...[...listedKeys.values()].flat()])
  const [media, { cards, validUntil }] = await Promise.all([
    loadMediaFiles(db, [...needs.files, ...tileFiles]),
    loadProductCards(scope.catalog, scope, [...productKeys]),
  ])
  const cardsByKey = new Map(cards.map((card) => [card.productKey, card]))
  const image: BlockSources['image'] = (file, alt) => {
    const found = media.get(file)
    return found && imageRefOf(found, alt)
  }
  const tileOf = (tile: { name: string; path: string; file: string | null | undefined }): CategoryTile => {
    const picture = tile.file ? image(tile.file, tile.name) : undefined
    return { name: tile.name, url: scope.address(tile.path), ...(picture && { image: picture }) }
  }
  const sources: BlockSources = {
    now: scope.now,
    image,
    product: (key) => cardsByKey.get(key),
    productsOf: (list) => (listedKeys.get(list) ?? []).flatMap((key) => cardsByKey.get(key) ?? []),
    category: (key) => {
      const found = categories.find((row) => row.key === key)
      return found && tileOf({ name: found.name, path: found.path, file: found.imageFile })
    },
    room: (key) => {
      const found = rooms.find((row) => row.key === key)
      return found && tileOf({ name: found.name, path: `${scope.roomsPath}/${found.slug}`, file: found.file })
    },
    makers: makersOf(makers, { language: market.language, address: scope.address, image }),
    address: (to) => (isInternal(to) ? scope.address(stripFixedPrefix(to)) : to),
  }
  return { blocks: resolveBlocks(contents, sources), validUntil: soonest(validUntil, needs.ends, scope.now) }
}
