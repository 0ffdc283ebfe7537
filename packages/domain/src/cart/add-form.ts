/** Target of the add-to-cart form without scripts. */
export const ADD_FORM_PATH = '/cart/add'

/** Id of the form that all cards of a page share: their buttons are its fields. */
export const CARD_FORM_ID = 'add'

/**
 * Outcome → fragment of the product page. Cached pages are the same for all visitors, so only the address can say it.
 */
export const ADD_FORM_OUTCOMES = { added: 'cart-added', notEnough: 'cart-not-enough', refused: 'cart-refused' } as const
export type AddFormOutcome = keyof typeof ADD_FORM_OUTCOMES

/** Followed by the part's key. */
export const PART_FIELD = 'part.'

/** Field name of a package part's choice. */
export function partField(partKey: string): string {
  return PART_FIELD + partKey
}
