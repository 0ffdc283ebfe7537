/** The location of what no store has. */
export const CENTRAL_WAREHOUSE = 'central'
