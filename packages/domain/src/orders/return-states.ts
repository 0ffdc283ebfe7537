export const RETURN_KINDS = ['withdrawal', 'return'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

/**
 * `announced`: the items are still to be sent back; `received`: they arrived, or never left; `refunded`: the money was
 * refunded.
 */
export const RETURN_STATES = ['announced', 'received', 'refunded'] as const
export type ReturnState = (typeof RETURN_STATES)[number]
