import { blockContent, type BlockContent } from '@firkant/domain/content/block-content-schema.ts'
import { isContentLink } from '@firkant/domain/content/content-parts.ts'
import { changeTexts } from '@firkant/domain/content/walk-content.ts'
import { sanitiseHtml } from './sanitise-html.ts'

const NOWHERE = '#'

/**
 * Every text that the block's schema calls HTML, or a link, made harmless; inside a layout as well. Done before a
 * block is stored, and again before it is shown: the rules may have become stricter since.
 */
export function safeBlock(block: BlockContent, address?: (to: string) => string): BlockContent {
  return changeTexts(blockContent, block, (text, { kind }) => {
    if (kind === 'html') return sanitiseHtml(text, address)
    return kind === 'link' && !isContentLink(text) ? NOWHERE : text
  })
}
