import { blockContent, type BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import { isContentLink } from '@firkant/domain/content/content-parts.ts'
import { changeTexts } from '@firkant/domain/content/walk-content.ts'
import { sanitiseHtml } from './sanitise-html.ts'

const NOWHERE = '#'

/**
 * Sanitises every text that the block's schema marks as HTML or link, also inside layouts. Done before storing, and
 * again before showing, because the rules may have become stricter since.
 */
export function safeBlock(block: BlockContent, address?: (to: string) => string): BlockContent {
  return changeTexts(blockContent, block, (text, { kind }) => {
    if (kind === 'html') return sanitiseHtml(text, address)
    return kind === 'link' && !isContentLink(text) ? NOWHERE : text
  })
}
