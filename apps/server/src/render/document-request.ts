/** Everything under these belongs to a route of its own: what they don't know is no page. */
const NOT_PAGES = /^\/(?:api|assets|images)(?:\/|$)/

export function isDocumentRequest(method: string, url: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !NOT_PAGES.test(url)
}
