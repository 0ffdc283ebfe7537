import type { Cart } from '../cart/cart.ts'
import type { ListItem } from '../lists/wishlist.ts'
import type { SearchOrigin } from '../search/search-suggestion.ts'

/** What features report of a visit, whoever listens. They know nothing of analytics. */
export type ShopHappening =
  /** The cart of this tab, before and after a command was answered. */
  | { readonly type: 'cart-changed'; readonly before: Cart | undefined; readonly after: Cart }
  | {
      readonly type: 'favourite-added' | 'favourite-removed'
      readonly item: ListItem
      readonly productKey: string
    }
  /** A suggestion was followed, for what was typed; `text` is what it searches for. */
  | {
      readonly type: 'suggestion-followed'
      readonly term: string
      readonly text: string
      readonly origin: SearchOrigin
    }
