import type { BlockContent } from './block-content-schema.ts'
import { CART_NOTIFICATION, type WrongPart } from './pages-of-one-key.ts'

/** The mini cart is narrow, so its notification must be short. */
const MOST_BLOCKS = 3
const SMALL_BLOCKS: readonly BlockContent['componentName'][] = [
  'Editorial',
  'ExpandableEditorial',
  'Button',
  'Countdown',
  'Image',
]

/** Only a few small blocks fit into the notification. */
export function wrongNotification(page: {
  readonly componentName: string
  readonly blocks: readonly BlockContent[]
}): readonly WrongPart[] {
  if (page.componentName !== CART_NOTIFICATION) return []
  return [
    ...(page.blocks.length > MOST_BLOCKS
      ? [{ path: ['blocks'], message: `the mini cart has room for ${MOST_BLOCKS} blocks` }]
      : []),
    ...page.blocks.flatMap(({ componentName }, index) =>
      SMALL_BLOCKS.includes(componentName)
        ? []
        : [{ path: ['blocks', index], message: `the mini cart has room for ${SMALL_BLOCKS.join(', ')}` }],
    ),
  ]
}
