/** These prefixes have routes of their own; anything unknown below them is not a page. */
const NOT_PAGES = /^\/(?:api|assets|images)(?:\/|$)/

/** A path that can't be decoded is the client's error, not ours. */
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

export function isDocumentRequest(method: string, url: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !NOT_PAGES.test(url)
}
