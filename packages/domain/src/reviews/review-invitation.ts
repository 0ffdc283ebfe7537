import { DAY_MS } from '../duration/duration.ts'
import type { OrderState } from '../orders/order-states.ts'
import type { OrderLine } from '../orders/order.ts'

/** So long after the goods have come: somebody has sat in the chair. */
export const ASK_AFTER_MS = 10 * DAY_MS
/** How long the link of the mail opens the form. */
export const LINK_LIFE_MS = 60 * DAY_MS
/** More in one mail is work, not a question. */
export const MAX_ASKED_LINES = 4

export const askAt = (deliveredAt: Date): Date => new Date(deliveredAt.getTime() + ASK_AFTER_MS)

interface AskedOrder {
  readonly state: OrderState
  readonly lines: readonly Pick<OrderLine, 'id' | 'kind' | 'sku'>[]
  /** Returned, withdrawn from, or on their way back. */
  readonly returned: readonly { readonly lines: readonly { readonly lineItemId: string }[] }[]
}

/** Goods that came and stayed. */
export function reviewableLines<Line extends AskedOrder['lines'][number]>(
  order: Omit<AskedOrder, 'lines'> & { readonly lines: readonly Line[] },
): readonly Line[] {
  if (order.state !== 'delivered' && order.state !== 'partlyReturned') return []
  const gone = new Set(order.returned.flatMap(({ lines }) => lines.map(({ lineItemId }) => lineItemId)))
  return order.lines.filter(({ id, kind, sku }) => kind === 'goods' && sku !== undefined && !gone.has(id))
}

export interface MailboxFacts {
  /** Agreed to mails of the shop, and confirmed it. */
  readonly hasAgreed: boolean
  /** Said that they do not want to be asked. */
  readonly hasRefused: boolean
}

/** A question about what somebody bought is advertising: only who agreed to mails is asked, and nobody who said no. */
export const mayBeAsked = ({ hasAgreed, hasRefused }: MailboxFacts): boolean => hasAgreed && !hasRefused
