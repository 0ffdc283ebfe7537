import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { ArticleCard, InspirationCategoryTile } from '@firkant/domain/content/articles/article-card.ts'
import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { BlockProps, BrandTile, CategoryTile } from '@firkant/domain/content/blocks/block-props.ts'
import type { BlockName } from '@firkant/domain/content/blocks/block.ts'
import type { FlowboxFeed } from '@firkant/domain/content/blocks/media-blocks.ts'
import type { Link } from '@firkant/domain/content/content-parts.ts'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'

export type ContentOf<Name extends BlockName> = Extract<BlockContent, { componentName: Name }>['props']

/** Everything that the blocks of one page refer to, already loaded. */
export interface BlockSources {
  readonly now: Date
  readonly image: (file: string, alt: string) => ImageRef | undefined
  readonly product: (key: string) => ProductCard | undefined
  readonly productsOf: (
    list: ContentOf<'ProductList'>['source'] | ContentOf<'Recommendations'>,
  ) => readonly ProductCard[]
  readonly category: (key: string) => CategoryTile | undefined
  readonly room: (key: string) => CategoryTile | undefined
  /** Product brands sold here; the named ones in their order, else all. */
  readonly productBrands: (keys: readonly string[] | undefined) => readonly BrandTile[]
  readonly articles: (list: ContentOf<'ArticleList'>) => readonly ArticleCard[]
  readonly inspirationCategories: (keys: readonly string[] | undefined) => readonly InspirationCategoryTile[]
  /** The posts of a gallery's feed. */
  readonly feed: (name: string) => FlowboxFeed['posts']
  /** Adds the language's prefix to an internal path. */
  readonly address: (to: string) => string
}

export type Resolvers = {
  readonly [Name in BlockName]: (content: ContentOf<Name>, sources: BlockSources) => BlockProps[Name]
}

export const link = <Given extends Pick<Link, 'to'>>(given: Given, sources: BlockSources): Given => ({
  ...given,
  to: sources.address(given.to),
})

export function picture(
  content: { file: string; alt: string } | undefined,
  sources: BlockSources,
): ImageRef | undefined {
  return content && sources.image(content.file, content.alt)
}

export function present<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}
