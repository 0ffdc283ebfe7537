/** These prefixes have routes of their own; anything unknown below them is not a page. */
const NOT_PAGES = /^\/(?:api|assets|images)(?:\/|$)/

export function isDocumentRequest(method: string, url: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !NOT_PAGES.test(url)
}
