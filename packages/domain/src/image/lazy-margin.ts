/** How near the viewport a picture comes before it is fetched. */
export const LAZY_MARGIN_PX = 600
