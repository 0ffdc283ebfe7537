/** What the page's address may say: which part is wanted, and what came of a plain form. */
export const CHECKOUT_PARAMS = { section: 'step', wrong: 'wrong', refused: 'refused', detail: 'detail' } as const

/** Fragments with which the visitor comes back from a payment that did not come about. */
export const PAYMENT_OUTCOMES = ['payment-declined', 'payment-cancelled'] as const
