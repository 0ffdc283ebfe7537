/**
 * Names a list of commands with a UUID of its sender's making. Sent again under the same name, after an answer was
 * lost on the way, it is not applied twice: the answer is the cart as it is.
 */
export const CART_LIST_HEADER = 'idempotency-key'
