import type { ShopContext } from '../../platform/shop-context.ts'
import {
  linkExpiryS,
  ORDER_LINK_DAYS,
  orderLinkToken,
  readConfirmLink,
  readOrderLink,
  REQUESTED_LINK_DAYS,
  type ReadLink,
} from './order-links.ts'
import { findOrderById, type StoredOrder } from './order-store.ts'

export type OpenedOrder =
  | { readonly type: 'order'; readonly stored: StoredOrder }
  | { readonly type: 'expired' | 'wrong' }

export interface OrderReader {
  /** The order of a link's token. The token is the authorisation: buyers may pass it on. */
  readonly open: (token: string, now: Date) => Promise<OpenedOrder>
  /** The token of a link for an order's owner who is signed in. */
  readonly linkTo: (orderId: string, now: Date) => string
  /** The same for the confirmation link in a mail; also returns the token of the order's own pages. */
  readonly openConfirm: (token: string, now: Date) => Promise<OpenedOrder & { readonly orderToken?: string }>
}

export type OrderReading = Pick<ShopContext, 'db' | 'brand' | 'secret'>

export function createOrderReader({ db, brand, secret }: OrderReading): OrderReader {
  async function find(link: ReadLink): Promise<OpenedOrder> {
    if (link.type !== 'order') return link
    const stored = await findOrderById(db, brand.key, link.orderId)
    return stored ? { type: 'order', stored } : { type: 'wrong' }
  }
  return {
    open: (token, now) => find(readOrderLink(secret, token, now)),
    linkTo: (orderId, now) => orderLinkToken(secret, orderId, linkExpiryS(now, REQUESTED_LINK_DAYS)),
    async openConfirm(token, now) {
      const opened = await find(readConfirmLink(secret, token, now))
      if (opened.type !== 'order') return opened
      const { id, order } = opened.stored
      return { ...opened, orderToken: orderLinkToken(secret, id, linkExpiryS(order.placedAt, ORDER_LINK_DAYS)) }
    },
  }
}
