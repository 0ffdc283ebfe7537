import type { ReactNode } from 'react'
import type { Block } from '@firkant/domain/content/block.ts'
import { BlockView } from './block-view.tsx'

export function BlockList({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block) => <BlockView key={block.id} block={block} />)
}
