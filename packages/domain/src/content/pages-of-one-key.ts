import { PRODUCT_PAGE_KEY } from './product-slots.ts'

/** No address of its own: its blocks stand on the page of every product that they are meant for. */
export const PRODUCT_PAGE = 'ProductPage'
/** No address of its own: its blocks stand in the mini cart and on the cart's page. */
export const CART_NOTIFICATION = 'CartNotification'
export const CART_NOTIFICATION_KEY = 'cart-notification'
/** By it the pages of the stores find the page above them. */
export const STORES_PAGE_KEY = 'stores'

/** Kind of page of which there is one → the key by which the shop finds it. */
const KEYS: Readonly<Record<string, string>> = {
  [PRODUCT_PAGE]: PRODUCT_PAGE_KEY,
  [CART_NOTIFICATION]: CART_NOTIFICATION_KEY,
  StoreOverviewPage: STORES_PAGE_KEY,
}
/** They are shown on other pages, and answer at no path. */
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

/** Such a page has its key, no other page has it; and where it has no address, the path is the key's. */
export function wrongKey({ key, path, componentName }: Keyed): readonly WrongPart[] {
  const wrong = Object.entries(KEYS).find(([kind, own]) => (kind === componentName) !== (own === key))
  if (wrong) return [{ path: ['key'], message: `"${wrong[1]}" is the key of the ${wrong[0]}, and of no other` }]
  const isWithout = PAGES_WITHOUT_ADDRESS.some((kind) => kind === componentName)
  if (!isWithout || path === `/${key}`) return []
  return [{ path: ['path'], message: `the ${componentName} has no address of its own: write "/${key}"` }]
}
