import { memo, type ReactNode } from 'react'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import style from './cart.module.css'

const NOTHING: readonly Block[] = []

/** Memoised: re-rendering a block before its chunk has loaded would blank it. */
export const NotificationBlocks = memo(function NotificationBlocks({
  blocks,
}: {
  blocks: readonly Block[]
}): ReactNode {
  if (blocks.length === 0) return null
  return (
    <div className={style.notification} data-part="cart-notification">
      <BlockList blocks={blocks} />
    </div>
  )
})

/** Editors' blocks above the cart. */
export function CartNotification(): ReactNode {
  return <NotificationBlocks blocks={useDynamicData('miniCartNotification').data?.content ?? NOTHING} />
}
