import type { ContentWidth } from '@firkant/domain/content/content-widths.ts'
import type { Block, BlockName } from '@firkant/domain/content/block.ts'

const OWN_WIDTHS: Readonly<Partial<Record<BlockName, ContentWidth>>> = {
  Hero: 'full',
  BlackFridayNavigation: 'full',
  Editorial: 'narrow',
  ExpandableEditorial: 'narrow',
  Faq: 'narrow',
}

/** The editor's choice, or the block's default: full width for pictures, a readable column for text. */
export function widthOf(block: Block): ContentWidth {
  if ('width' in block.props && block.props.width) return block.props.width
  return OWN_WIDTHS[block.componentName] ?? 'normal'
}
