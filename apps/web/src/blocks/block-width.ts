import type { ContentWidth } from '@firkant/domain/content/content-parts.ts'
import type { Block } from '@firkant/domain/content/block.ts'

/** The editor's choice, else what suits the block: pictures that bleed, text that can be read. */
export function widthOf(block: Block): ContentWidth {
  if ('width' in block.props && block.props.width) return block.props.width
  if (block.componentName === 'Hero') return 'full'
  if (block.componentName === 'Editorial') return 'narrow'
  return 'normal'
}
