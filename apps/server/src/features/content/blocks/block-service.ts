import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { CategoryTile } from '@firkant/domain/content/blocks/block-props.ts'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import { shownBlocks, type ExperienceChooser } from '@firkant/domain/content/blocks/shown-blocks.ts'
import type { DisplayHook, DisplaySubject } from '@firkant/domain/content/experiences/display-conditions.ts'
import { stripFixedPrefix } from '@firkant/domain/page/link-address.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { CatalogCache } from '../../catalog/catalog-cache.ts'
import { listRooms } from '../../catalog/catalog-store.ts'
import { loadProductCards, type CardContext } from '../../catalog/product-cards.ts'
import { loadFeeds } from '../feeds/feed-store.ts'
import { safeBlock } from '../importing/safe-blocks.ts'
import { loadInspirationSources } from '../inspiration-cards.ts'
import { gatherNeeds } from './block-needs.ts'
import { resolveBlocks } from './block-resolvers.ts'
import type { BlockSources } from './block-sources.ts'
import { listProducts, type ListKeys } from './listed-products.ts'
import { loadProductBrands, productBrandTiles } from './sold-product-brands.ts'

export interface BlockContext extends CardContext {
  /** Which of a room's images suits the brand. */
  readonly roomMood: 'light' | 'dark'
  readonly roomsPath: string
  readonly listKeys: ListKeys
  readonly catalog: CatalogCache
  /** The article of the page: its lists show other articles. */
  readonly shownArticleKey?: string | undefined
  /** What the page is about, for display conditions. */
  readonly subject?: DisplaySubject | undefined
  readonly displayHook: DisplayHook
  readonly experiences?: ExperienceChooser | undefined
}

export interface ResolvedBlocks {
  readonly blocks: readonly Block[]
  readonly validUntil: Date | undefined
}

const isInternal = (to: string) => to.startsWith('/') && !to.startsWith('//')

/** The first time after now at which the page must be built again. */
function soonest(validUntil: Date | undefined, ends: Iterable<string>, now: Date): Date | undefined {
  return [...ends]
    .map((end) => new Date(end))
    .filter((end) => end > now)
    .reduce((first, end) => (first === undefined || end < first ? end : first), validUntil)
}

/** The blocks that the page shows. */
export function chooseBlocks(context: BlockContext, contents: readonly BlockContent[]): readonly BlockContent[] {
  const { brand, market, subject = {}, displayHook, experiences } = context
  return shownBlocks(contents, { brand, market: market.key, subject, displayHook, experiences })
}

interface SafeBlock {
  /** What the language puts before an address. */
  readonly prefix: string
  readonly block: BlockContent
}

const knownSafe = new WeakMap<BlockContent, SafeBlock>()

/** A block that was read once is shown many times. */
function safeOnce(block: BlockContent, address: BlockSources['address']): BlockContent {
  const prefix = address('/')
  const known = knownSafe.get(block)
  if (known?.prefix === prefix) return known.block
  const safe = safeBlock(block, address)
  knownSafe.set(block, { prefix, block: safe })
  return safe
}

/** Loads everything the shown blocks refer to, in a fixed number of queries, and resolves them. */
export async function buildBlocks(
  db: Drizzle,
  context: BlockContext,
  contents: readonly BlockContent[],
): Promise<ResolvedBlocks> {
  const { market } = context
  const address: BlockSources['address'] = (to) => (isInternal(to) ? context.address(stripFixedPrefix(to)) : to)
  const shown = chooseBlocks(context, contents).map((block) => safeOnce(block, address))
  if (shown.length === 0) return { blocks: [], validUntil: undefined }
  const needs = gatherNeeds(shown)
  const [categories, rooms, listedKeys, productBrands, inspiration, feeds] = await Promise.all([
    context.catalog.categories(market.language),
    listRooms(db, market.language, context.roomMood),
    listProducts(db, needs, context),
    loadProductBrands(db, needs, context),
    loadInspirationSources(db, needs, context),
    loadFeeds(db, { brand: context.brand, language: market.language }, needs.feeds),
  ])
  const tileFiles = [
    ...categories.flatMap((row) => row.imageFile ?? []),
    ...rooms.flatMap((row) => row.file ?? []),
    ...productBrands.flatMap((row) => row.file ?? []),
    ...inspiration.files,
    ...feeds.files,
  ]
  const productKeys = new Set([...needs.productKeys, ...[...listedKeys.values()].flat(), ...feeds.productKeys])
  const [image, { cards, validUntil }] = await Promise.all([
    context.catalog.images([...needs.files, ...tileFiles]),
    loadProductCards(context.catalog, context, [...productKeys]),
  ])
  const cardsByKey = new Map(cards.map((card) => [card.productKey, card]))
  const tileOf = (tile: { name: string; path: string; file: string | null | undefined }): CategoryTile => {
    const picture = tile.file ? image(tile.file, tile.name) : undefined
    return { name: tile.name, url: context.address(tile.path), ...(picture && { image: picture }) }
  }
  const sources: BlockSources = {
    now: context.now,
    image,
    product: (key) => cardsByKey.get(key),
    productsOf: (list) => (listedKeys.get(list) ?? []).flatMap((key) => cardsByKey.get(key) ?? []),
    category: (key) => {
      const found = categories.find((row) => row.key === key)
      return found && tileOf({ name: found.name, path: found.path, file: found.imageFile })
    },
    room: (key) => {
      const found = rooms.find((row) => row.key === key)
      return found && tileOf({ name: found.name, path: `${context.roomsPath}/${found.slug}`, file: found.file })
    },
    productBrands: productBrandTiles(productBrands, { language: market.language, address: context.address, image }),
    feed: feeds.postsOf,
    ...inspiration.sources({ address: context.address, image }),
    address,
  }
  const ends = [...needs.ends, ...inspiration.ends]
  return { blocks: resolveBlocks(shown, sources), validUntil: soonest(validUntil, ends, context.now) }
}
