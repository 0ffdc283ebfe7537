import type { ReactNode } from 'react'
import type { Block } from '@firkant/domain/content/block.ts'
import type { ProductSlot } from '@firkant/domain/content/product-slots.ts'
import { blockListCode } from '../../blocks/block-list-code.ts'
import { HydrateWhenNear } from '../../blocks/hydrate-when-near.tsx'
import { useLoadable } from '../../platform/loadable.ts'
import style from './product-page.module.css'

interface ProductBlocksProps {
  readonly slot: ProductSlot
  readonly blocks: readonly Block[]
}

function LoadedBlocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  const BlockList = useLoadable(blockListCode, 'later')
  return <BlockList blocks={blocks} />
}

/** What editors wrote for this product, in one place of its page. */
export function ProductBlocks({ slot, blocks }: ProductBlocksProps): ReactNode {
  if (blocks?.length === 0) return null
  const elementId = `product-${slot}`
  return (
    <div id={elementId} className={style.blocks} data-part="product-blocks" data-slot={slot}>
      <HydrateWhenNear elementId={elementId}>
        <LoadedBlocks blocks={blocks} />
      </HydrateWhenNear>
    </div>
  )
}
