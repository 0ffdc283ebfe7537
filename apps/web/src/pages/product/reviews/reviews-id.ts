/** Anchor for the stars beside the name. */
export const REVIEWS_ID = 'reviews'
