import type { BlockContent } from './blocks/block-content-schema.ts'
import { PRODUCT_PAGE_KEY } from './product-slots.ts'

/** Without an address: its blocks are shown on product pages whose product meets their conditions. */
export const PRODUCT_PAGE = 'ProductPage'
/** Without an address: its blocks are shown in the mini cart and on the cart page. */
export const CART_NOTIFICATION = 'CartNotification'
export const CART_NOTIFICATION_KEY = 'cart-notification'
/** Store pages find their parent page by it. */
export const STORES_PAGE_KEY = 'stores'

/** Page types that exist once → the key by which the shop finds them. */
const KEYS: Readonly<Record<string, string>> = {
  [PRODUCT_PAGE]: PRODUCT_PAGE_KEY,
  [CART_NOTIFICATION]: CART_NOTIFICATION_KEY,
  StoreOverviewPage: STORES_PAGE_KEY,
}
/** Shown on other pages, without a path of their own. */
export const PAGES_WITHOUT_ADDRESS = [PRODUCT_PAGE, CART_NOTIFICATION] as const
export const KEYS_WITHOUT_ADDRESS = [PRODUCT_PAGE_KEY, CART_NOTIFICATION_KEY] as const

interface Keyed {
  readonly key: string
  readonly path: string
  readonly componentName: string
}

export interface WrongPart {
  readonly path: PropertyKey[]
  readonly message: string
}

/** Such a page must have its key, and no other page may; without an address, its path is derived from the key. */
export function wrongKey({ key, path, componentName }: Keyed): readonly WrongPart[] {
  const wrong = Object.entries(KEYS).find(([kind, own]) => (kind === componentName) !== (own === key))
  if (wrong) return [{ path: ['key'], message: `"${wrong[1]}" is the key of the ${wrong[0]}, and of no other` }]
  const isWithout = PAGES_WITHOUT_ADDRESS.some((kind) => kind === componentName)
  if (!isWithout || path === `/${key}`) return []
  return [{ path: ['path'], message: `the ${componentName} has no address of its own: write "/${key}"` }]
}

/** The mini cart is narrow, so its notification must be short. */
const MAX_BLOCKS = 3
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
    ...(page.blocks.length > MAX_BLOCKS
      ? [{ path: ['blocks'], message: `the mini cart has room for ${MAX_BLOCKS} blocks` }]
      : []),
    ...page.blocks.flatMap(({ componentName }, index) =>
      SMALL_BLOCKS.includes(componentName)
        ? []
        : [{ path: ['blocks', index], message: `the mini cart has room for ${SMALL_BLOCKS.join(', ')}` }],
    ),
  ]
}

function hasSlotInColumn(block: BlockContent): boolean {
  return (
    block.componentName === 'Layout' &&
    block.props.columns.some((column) => column.blocks.some(({ slot }) => slot !== undefined))
  )
}

/** Only blocks of the product page have a slot. */
export function wrongSlots(page: {
  readonly componentName: string
  readonly blocks: readonly BlockContent[]
}): readonly WrongPart[] {
  const isProductPage = page.componentName === PRODUCT_PAGE
  const message = `only a block of the ${PRODUCT_PAGE} itself, not one in its columns, has this`
  return page.blocks.flatMap((block, index) => [
    ...(block.slot && !isProductPage ? [{ path: ['blocks', index, 'slot'], message }] : []),
    ...(hasSlotInColumn(block) ? [{ path: ['blocks', index, 'props', 'columns', 'slot'], message }] : []),
  ])
}
