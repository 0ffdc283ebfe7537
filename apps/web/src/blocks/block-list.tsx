import type { ReactNode } from 'react'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import { BlockView, type BlockLead } from './block-view.tsx'

/** What comes after it is further down than a first screen, whatever it is. */
const FIRST_VIEW_BLOCKS = 1

interface BlockListProps {
  readonly blocks: readonly Block[]
  /** Position of the first block: at the top of the page, or after the breadcrumbs. */
  readonly lead?: BlockLead | undefined
  /** Number of columns, inside a layout. */
  readonly columns?: number | undefined
  /** A first screen of something else stands above them. */
  readonly isBelow?: boolean | undefined
}

export function BlockList({ blocks, lead, columns, isBelow = false }: BlockListProps): ReactNode {
  return blocks.map((block, index) => (
    <BlockView
      key={block.id}
      block={block}
      lead={index === 0 ? lead : undefined}
      columns={columns}
      isLater={columns === undefined && (isBelow || index >= FIRST_VIEW_BLOCKS)}
    />
  ))
}
