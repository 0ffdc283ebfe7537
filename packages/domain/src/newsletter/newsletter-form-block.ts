import type { BlockContent } from '../content/blocks/block-content-schema.ts'
import type { Block } from '../content/blocks/block.ts'

/** Whether editors' blocks ask for an address themselves. Only blocks that are shown to everyone count. */
export function hasNewsletterForm(blocks: readonly (Block | BlockContent)[]): boolean {
  return blocks.some((block) => {
    if (block.displayConditions) return false
    if (block.componentName === 'Layout')
      return block.props.columns.some((column: { readonly blocks: readonly (Block | BlockContent)[] }) =>
        hasNewsletterForm(column.blocks),
      )
    return block.componentName === 'NewsletterSignup'
  })
}
