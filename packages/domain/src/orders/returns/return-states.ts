export const RETURN_KINDS = ['withdrawal', 'return'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

/**
 * `announced`: the items are still to be sent back; `received`: they arrived, or never left; `refunded`: the money was
 * refunded.
 */
export const RETURN_STATES = ['announced', 'received', 'refunded'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** How the items come back: sent by the buyer, fetched by the shop, or brought to a store. */
export const RETURN_WAYS = ['parcel', 'pickup', 'store'] as const
export type ReturnWay = (typeof RETURN_WAYS)[number]
