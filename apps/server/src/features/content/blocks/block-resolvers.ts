import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { BlockProps, CategoryTile } from '@firkant/domain/content/blocks/block-props.ts'
import type { Block, BlockName } from '@firkant/domain/content/blocks/block.ts'
import { type BlockSources, type ContentOf, link, picture, present, type Resolvers } from './block-sources.ts'
import { EDITORIAL_RESOLVERS } from './editorial-resolvers.ts'
import { MEDIA_RESOLVERS } from './media-resolvers.ts'

/** Blocks that show articles. */
const INSPIRATION_RESOLVERS: Pick<Resolvers, 'ArticleList' | 'InspirationCategoryList'> = {
  ArticleList: (content, sources) => {
    const { articleKeys: _keys, inspirationCategoryKey: _category, limit: _limit, ...shown } = content
    return { ...shown, ...(shown.link && { link: link(shown.link, sources) }), articles: sources.articles(content) }
  },
  InspirationCategoryList: ({ categoryKeys, ...content }, sources) => ({
    ...content,
    categories: sources.inspirationCategories(categoryKeys),
  }),
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
  ...EDITORIAL_RESOLVERS,
  ...MEDIA_RESOLVERS,
  ...INSPIRATION_RESOLVERS,
  Hero: ({ image, mobileImage, seenProductKeys, ...content }, sources) => ({
    ...content,
    links: content.links.map((each) => link(each, sources)),
    image: picture(image, sources),
    mobileImage: picture(mobileImage, sources),
    seen: seenProductKeys.map(sources.product).filter(present),
  }),
  ImageBanner: ({ image, mobileImage, productKey, ...content }, sources) => ({
    ...content,
    ...(content.link && { link: link(content.link, sources) }),
    image: picture(image, sources),
    mobileImage: picture(mobileImage, sources),
    product: productKey === undefined ? undefined : sources.product(productKey),
  }),
  ProductList: ({ source, ...content }, sources) => ({
    ...content,
    ...(content.link && { link: link(content.link, sources) }),
    products: source.productKeys ? source.productKeys.map(sources.product).filter(present) : sources.productsOf(source),
  }),
  ProductBlock: ({ productKey, ...content }, sources) => ({
    ...content,
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

/** Turns editors' content into block props: follows references. HTML has been sanitised before. */
export function resolveBlocks(blocks: readonly BlockContent[], sources: BlockSources): readonly Block[] {
  return blocks.map((block) => {
    const resolve = RESOLVERS[block.componentName] as (
      content: BlockContent['props'],
      sources: BlockSources,
    ) => BlockProps[BlockName]
    const { id, componentName } = block
    const deviceVisibility = block.displayConditions?.deviceVisibility
    return {
      id,
      componentName,
      ...(deviceVisibility && { displayConditions: { deviceVisibility } }),
      props: resolve(block.props, sources),
    } as Block
  })
}
