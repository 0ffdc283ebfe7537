import type { BlockContent } from '@firkant/domain/content/block-content-schema.ts'
import type { Link } from '@firkant/domain/content/content-parts.ts'
import type { BlockProps, CategoryTile } from '@firkant/domain/content/block-props.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import type { Block, BlockName } from '@firkant/domain/content/block.ts'
import { sanitiseHtml } from './sanitise-html.ts'

/** Everything that the blocks of one page refer to, already loaded. */
export interface BlockSources {
  readonly image: (file: string, alt: string) => ImageRef | undefined
  readonly product: (key: string) => ProductCard | undefined
  readonly productsOf: (
    list: ContentOf<'ProductList'>['source'] | ContentOf<'Recommendations'>,
  ) => readonly ProductCard[]
  readonly category: (key: string) => CategoryTile | undefined
  readonly room: (key: string) => CategoryTile | undefined
  /** Writes an internal path as the language's address. */
  readonly address: (to: string) => string
}

type ContentOf<Name extends BlockName> = Extract<BlockContent, { componentName: Name }>['props']
type Resolvers = { readonly [Name in BlockName]: (content: ContentOf<Name>, sources: BlockSources) => BlockProps[Name] }

const link = <Given extends Pick<Link, 'to'>>(given: Given, sources: BlockSources): Given => ({
  ...given,
  to: sources.address(given.to),
})

function picture(content: { file: string; alt: string } | undefined, sources: BlockSources): ImageRef | undefined {
  return content && sources.image(content.file, content.alt)
}

function present<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}

function resolveTile(tile: ContentOf<'Categories'>['tiles'][number], sources: BlockSources): CategoryTile | undefined {
  const base =
    (tile.categoryKey && sources.category(tile.categoryKey)) ||
    (tile.roomKey && sources.room(tile.roomKey)) ||
    undefined
  const name = tile.name ?? base?.name
  const url = tile.to ? sources.address(tile.to) : base?.url
  if (name === undefined || url === undefined) return undefined
  const image = picture(tile.image, sources) ?? base?.image
  return {
    name,
    url,
    ...(image && { image }),
    ...(tile.focus && { focus: tile.focus }),
    ...(tile.note && { note: tile.note }),
  }
}

const RESOLVERS: Resolvers = {
  Hero: ({ image, mobileImage, seenProductKeys, ...content }, sources) => ({
    ...content,
    links: content.links.map((each) => link(each, sources)),
    image: picture(image, sources),
    mobileImage: picture(mobileImage, sources),
    seen: seenProductKeys.map(sources.product).filter(present),
  }),
  ImageBanner: ({ image, mobileImage, productKey, ...content }, sources) => ({
    ...content,
    ...(content.text && { text: sanitiseHtml(content.text, sources.address) }),
    ...(content.mobileText && { mobileText: sanitiseHtml(content.mobileText, sources.address) }),
    ...(content.link && { link: link(content.link, sources) }),
    image: picture(image, sources),
    mobileImage: picture(mobileImage, sources),
    product: productKey === undefined ? undefined : sources.product(productKey),
  }),
  // Stored HTML was sanitised when it came in; it is sanitised again in case the rules have become stricter since.
  Editorial: (content, sources) => ({ ...content, html: sanitiseHtml(content.html, sources.address) }),
  ProductList: ({ source, ...content }, sources) => ({
    ...content,
    ...(content.link && { link: link(content.link, sources) }),
    products: source.productKeys ? source.productKeys.map(sources.product).filter(present) : sources.productsOf(source),
  }),
  ProductBlock: ({ productKey, ...content }, sources) => ({
    ...content,
    ...(content.text && { text: sanitiseHtml(content.text, sources.address) }),
    ...(content.link && { link: link(content.link, sources) }),
    product: sources.product(productKey),
  }),
  Recommendations: (content, sources) => {
    const { productKey, ...shown } = content
    return {
      ...shown,
      ...(shown.link && { link: link(shown.link, sources) }),
      exceptKey: productKey,
      products: sources.productsOf(content),
    }
  },
  Categories: ({ tiles, ...content }, sources) => ({
    ...content,
    ...(content.link && { link: link(content.link, sources) }),
    tiles: tiles.map((tile) => resolveTile(tile, sources)).filter(present),
  }),
  Spacer: (content) => content,
  Layout: ({ columns, ...content }, sources) => ({
    ...content,
    columns: columns.map((column) => ({ blocks: resolveBlocks(column.blocks, sources) })),
  }),
  Button: (content, sources) => ({ ...content, ...(content.link && { link: link(content.link, sources) }) }),
}

/** What an editor wrote becomes what a page shows: references are followed, HTML is made safe. */
export function resolveBlocks(blocks: readonly BlockContent[], sources: BlockSources): readonly Block[] {
  return blocks.map((block) => {
    const resolve = RESOLVERS[block.componentName] as (
      content: BlockContent['props'],
      sources: BlockSources,
    ) => BlockProps[BlockName]
    const { id, componentName, displayConditions } = block
    return {
      id,
      componentName,
      ...(displayConditions && { displayConditions }),
      props: resolve(block.props, sources),
    } as Block
  })
}
