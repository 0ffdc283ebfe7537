import type {
  BlockContent,
  ProductListContent,
  RecommendationsContent,
} from '@firkant/domain/content/block-content-schema.ts'
import { assertNever } from '@firkant/domain/result/result.ts'

/** What the blocks of a page refer to, gathered so that it is loaded in a few queries for all of them. */
export interface BlockNeeds {
  readonly files: Set<string>
  readonly productKeys: Set<string>
  readonly productSources: Set<ProductListContent['source']>
  readonly recommendations: Set<RecommendationsContent>
}

export function gatherNeeds(blocks: readonly BlockContent[]): BlockNeeds {
  const needs: BlockNeeds = {
    files: new Set(),
    productKeys: new Set(),
    productSources: new Set(),
    recommendations: new Set(),
  }
  for (const block of blocks) addNeeds(block, needs)
  return needs
}

function addNeeds(block: BlockContent, needs: BlockNeeds): void {
  switch (block.componentName) {
    case 'Hero':
    case 'ImageBanner': {
      const { image, mobileImage } = block.props
      for (const picture of [image, mobileImage]) if (picture) needs.files.add(picture.file)
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
      for (const tile of block.props.tiles) if (tile.image) needs.files.add(tile.image.file)
      return
    case 'Layout':
      for (const column of block.props.columns) for (const inner of column.blocks) addNeeds(inner, needs)
      return
    case 'Editorial':
    case 'Spacer':
    case 'Button':
      return
    default:
      assertNever(block)
  }
}
