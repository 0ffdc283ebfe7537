import type { ReactNode } from 'react'
import type { Block } from '@firkant/domain/content/block.ts'
import { BlockView, type BlockLead } from './block-view.tsx'

interface BlockListProps {
  readonly blocks: readonly Block[]
  /** Where the first of them stands: it opens the page, or comes after the breadcrumbs. */
  readonly lead?: BlockLead | undefined
  /** Of a layout, in one of which they stand. */
  readonly columns?: number | undefined
}

export function BlockList({ blocks, lead, columns }: BlockListProps): ReactNode {
  return blocks.map((block, index) => (
    <BlockView key={block.id} block={block} lead={index === 0 ? lead : undefined} columns={columns} />
  ))
}
