import type { BlockContent } from '@firkant/domain/content/block-content-schema.ts'
import type { CategoryTile } from '@firkant/domain/content/block-props.ts'
import type { Block } from '@firkant/domain/content/block.ts'
import { stripFixedPrefix } from '@firkant/domain/page/link-address.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { listCategories, listCategoryProductKeys, listRooms, type TileRow } from '../catalog/catalog-store.ts'
import { imageRefOf, loadMediaFiles } from '../catalog/media-store.ts'
import { loadProductCards, type CardScope } from '../catalog/product-cards.ts'
import { gatherNeeds } from './block-needs.ts'
import { resolveBlocks, type BlockSources } from './block-resolvers.ts'

export interface BlockScope extends CardScope {
  /** Which of a room's pictures suits the brand. */
  readonly roomMood: 'light' | 'dark'
  readonly roomsPath: string
}

export interface ResolvedBlocks {
  readonly blocks: readonly Block[]
  readonly validUntil: Date | undefined
}

const isInternal = (to: string) => to.startsWith('/') && !to.startsWith('//')

/** Loads all that the blocks refer to, in a fixed number of queries, and resolves them. */
export async function buildBlocks(
  db: Drizzle,
  scope: BlockScope,
  contents: readonly BlockContent[],
): Promise<ResolvedBlocks> {
  const { brand, market } = scope
  const needs = gatherNeeds(contents)
  const catalogScope = { brand, market: market.key, language: market.language }
  const [categories, rooms, sourceKeys] = await Promise.all([
    listCategories(db, market.language),
    listRooms(db, market.language, scope.roomMood),
    Promise.all(
      [...needs.productSources].map(async (source) => ({
        source,
        keys: await listCategoryProductKeys(db, catalogScope, source),
      })),
    ),
  ])
  const tileFiles = [...categories, ...rooms].flatMap((row) => row.file ?? [])
  const productKeys = new Set([...needs.productKeys, ...sourceKeys.flatMap(({ keys }) => keys)])
  const [media, { cards, validUntil }] = await Promise.all([
    loadMediaFiles(db, [...needs.files, ...tileFiles]),
    loadProductCards(db, scope, [...productKeys]),
  ])
  const cardsByKey = new Map(cards.map((card) => [card.productKey, card]))
  const image: BlockSources['image'] = (file, alt) => {
    const found = media.get(file)
    return found && imageRefOf(found, alt)
  }
  const tileOf = (row: TileRow | undefined, path: (slug: string) => string): CategoryTile | undefined => {
    const picture = row?.file ? image(row.file, row.name) : undefined
    return row && { name: row.name, url: scope.address(path(row.slug)), ...(picture && { image: picture }) }
  }
  const sources: BlockSources = {
    image,
    product: (key) => cardsByKey.get(key),
    productsOf: (source) =>
      (sourceKeys.find((known) => known.source === source)?.keys ?? []).flatMap((key) => cardsByKey.get(key) ?? []),
    category: (key) =>
      tileOf(
        categories.find((row) => row.key === key),
        (slug) => stripFixedPrefix(`/products/${slug}`),
      ),
    room: (key) =>
      tileOf(
        rooms.find((row) => row.key === key),
        (slug) => `${scope.roomsPath}/${slug}`,
      ),
    address: (to) => (isInternal(to) ? scope.address(stripFixedPrefix(to)) : to),
  }
  return { blocks: resolveBlocks(contents, sources), validUntil }
}
