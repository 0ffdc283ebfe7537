/** Query parameters of the checkout: the requested section, and the result of a plain form. */
export const CHECKOUT_PARAMS = { section: 'step', wrong: 'wrong', refused: 'refused', detail: 'detail' } as const

/** Fragments of the checkout's address after a failed payment. */
export const PAYMENT_OUTCOMES = ['payment-declined', 'payment-cancelled', 'payment-sold-out'] as const
