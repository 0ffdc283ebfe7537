export const RETURN_KINDS = ['withdrawal', 'return'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

/** `announced`: the goods are to come; `received`: they came, or never left; `refunded`: the money went back. */
export const RETURN_STATES = ['announced', 'received', 'refunded'] as const
export type ReturnState = (typeof RETURN_STATES)[number]
