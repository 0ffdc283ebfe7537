import type {
  BlockContent,
  ProductListContent,
  RecommendationsContent,
} from '@firkant/domain/content/block-content-schema.ts'
import type { BrandsContent } from '@firkant/domain/content/blocks/navigation-blocks.ts'
import { assertNever } from '@firkant/domain/result/result.ts'

/** What the blocks of a page refer to, gathered so that it is loaded in a few queries for all of them. */
export interface BlockNeeds {
  readonly files: Set<string>
  readonly productKeys: Set<string>
  readonly productSources: Set<ProductListContent['source']>
  readonly recommendations: Set<RecommendationsContent>
  readonly makers: Set<BrandsContent>
  /** When something that a block says is no longer true. */
  readonly ends: Set<string>
}

export function gatherNeeds(blocks: readonly BlockContent[]): BlockNeeds {
  const needs: BlockNeeds = {
    files: new Set(),
    productKeys: new Set(),
    productSources: new Set(),
    recommendations: new Set(),
    makers: new Set(),
    ends: new Set(),
  }
  for (const block of blocks) addNeeds(block, needs)
  return needs
}

function addPictures(
  holders: readonly { readonly image?: { readonly file: string } | undefined }[],
  needs: BlockNeeds,
): void {
  for (const { image } of holders) if (image) needs.files.add(image.file)
}

function addNeeds(block: BlockContent, needs: BlockNeeds): void {
  switch (block.componentName) {
    case 'Hero':
    case 'ImageBanner': {
      addPictures([block.props, { image: block.props.mobileImage }], needs)
      const keys = block.componentName === 'Hero' ? block.props.seenProductKeys : [block.props.productKey]
      for (const key of keys) if (key) needs.productKeys.add(key)
      return
    }
    case 'ProductList':
      for (const key of block.props.source.productKeys ?? []) needs.productKeys.add(key)
      if (!block.props.source.productKeys) needs.productSources.add(block.props.source)
      return
    case 'ProductBlock':
      needs.productKeys.add(block.props.productKey)
      return
    case 'Recommendations':
      // What a visitor has seen is the browser's to know.
      if (block.props.kind !== 'recentlyViewed') needs.recommendations.add(block.props)
      return
    case 'Categories':
      addPictures(block.props.tiles, needs)
      return
    case 'Image':
      addPictures([block.props, { image: block.props.mobileImage }], needs)
      return
    case 'ContentList':
      addPictures(block.props.items, needs)
      return
    case 'LinkCollection':
    case 'BlackFridayNavigation':
      addPictures(block.props.links, needs)
      return
    case 'Brands':
      needs.makers.add(block.props)
      return
    case 'Countdown':
      needs.ends.add(block.props.to)
      return
    case 'Layout':
      for (const column of block.props.columns) for (const inner of column.blocks) addNeeds(inner, needs)
      return
    case 'Editorial':
    case 'ExpandableEditorial':
    case 'Faq':
    case 'Spacer':
    case 'Button':
      return
    default:
      assertNever(block)
  }
}
