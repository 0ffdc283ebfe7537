/** Parameters of links that open a page to whoever has them. The first that is given counts. */
export const OPENING_PARAMS = ['confirm', 'token'] as const
export type OpeningParam = (typeof OPENING_PARAMS)[number]

/** Stands in the address for what a link was opened with, which the browser has as a cookie. */
export const LINK_PARAM = 'link'
export const LINKS_COOKIE = 'opened-links'
