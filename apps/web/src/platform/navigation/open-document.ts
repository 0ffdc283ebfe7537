const WHOLE_DOCUMENT = 'whole-document'

/** Said of a navigation that the shop must not answer by swapping the page. */
export function isForDocument(info: unknown): boolean {
  return info === WHOLE_DOCUMENT
}

const ignore = () => undefined

/** Leaves for an address that may be anybody's, a bank's on our own host too: the browser loads it. */
export function openDocument(url: string): void {
  if (!('navigation' in window)) {
    location.assign(url)
    return
  }
  const { committed, finished } = window.navigation.navigate(url, { info: WHOLE_DOCUMENT })
  // They fail when the visitor stops it, which is theirs to do.
  committed?.catch(ignore)
  finished?.catch(ignore)
}
