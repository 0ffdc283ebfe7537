/** Where the stars beside the name lead. */
export const REVIEWS_ID = 'reviews'
