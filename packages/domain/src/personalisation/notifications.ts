import type { Cart } from '../cart/cart.ts'
import type { ShopHappening } from '../tracking/shop-happening.ts'
import type { Notification } from './notification-calls.ts'

/** In the head of every document of a shop whose notifications go to another service. */
export const NOTIFICATIONS_META = 'notifications'
export const NOTIFICATIONS_PATH = '/api/storefront/v3/notifications'

export type NotificationType = 'click' | 'add-to-cart' | 'add-favorite' | 'remove-favorite'
export interface TypedNotification {
  readonly type: NotificationType
  readonly body: Notification
}

const ticketOf = (sku: string) => `p.${sku}`

function quantities(cart: Cart | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { sku, quantity } of cart?.items ?? []) counts.set(sku, (counts.get(sku) ?? 0) + quantity)
  return counts
}

/** What the personalisation service is told of it; fewer of something tells nothing. */
export function notificationsOf(happening: ShopHappening): readonly TypedNotification[] {
  if (happening.type === 'cart-changed') {
    const before = quantities(happening.before)
    return [...quantities(happening.after)]
      .filter(([sku, count]) => count > (before.get(sku) ?? 0))
      .map(([sku]) => ({ type: 'add-to-cart', body: { ticket: ticketOf(sku), itemIdentifier: sku } }))
  }
  if (happening.type !== 'favourite-added' && happening.type !== 'favourite-removed') return []
  const { item, productKey } = happening
  const body = { ticket: ticketOf(item.sku), variantKey: item.sku, productKey }
  return [{ type: happening.type === 'favourite-added' ? 'add-favorite' : 'remove-favorite', body }]
}
