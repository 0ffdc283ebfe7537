/** Images are loaded when they are this close to the viewport. */
export const LAZY_MARGIN_PX = 600
