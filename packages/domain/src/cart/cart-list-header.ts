/**
 * The client's UUID of a command list. A list sent again with the same id, because its answer was lost, is not applied
 * twice: the answer is the current cart.
 */
export const CART_LIST_HEADER = 'idempotency-key'
