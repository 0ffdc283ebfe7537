import type { BlockContent } from './block-content-schema.ts'

/** No address of its own: its blocks stand in the mini cart. */
export const CART_NOTIFICATION = 'CartNotification'
export const CART_NOTIFICATION_KEY = 'cart-notification'

/** The mini cart is narrow, and what is told in it is short. */
const MOST_BLOCKS = 3
const SMALL_BLOCKS: readonly BlockContent['componentName'][] = [
  'Editorial',
  'ExpandableEditorial',
  'Button',
  'Countdown',
  'Image',
]

/** There is one notification, and only small blocks fit into it. */
export function wrongNotification(page: {
  readonly key: string
  readonly componentName: string
  readonly blocks: readonly BlockContent[]
}): readonly { readonly path: PropertyKey[]; readonly message: string }[] {
  const isNotification = page.componentName === CART_NOTIFICATION
  if (isNotification !== (page.key === CART_NOTIFICATION_KEY))
    return [
      { path: ['key'], message: `${CART_NOTIFICATION_KEY} is the key of the ${CART_NOTIFICATION}, and of no other` },
    ]
  if (!isNotification) return []
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
