import type { IncomingHttpHeaders } from 'node:http'

/** By a link, a form or a reload of a page of this shop. */
export function comesFromShop(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { referer } = headers
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === headers.host
}
