export const WHOLE_DOCUMENT = 'whole-document'

/** Marks a navigation that must not be answered by swapping the page. */
export function isForDocument(info: unknown): boolean {
  return info === WHOLE_DOCUMENT
}

const ignore = () => undefined

/** A full page load, also for addresses on our own host (the test bank). */
export function openDocument(url: string): void {
  if (!('navigation' in window)) {
    location.assign(url)
    return
  }
  const { committed, finished } = window.navigation.navigate(url, { info: WHOLE_DOCUMENT })
  // Rejected when the visitor stops the navigation.
  committed?.catch(ignore)
  finished?.catch(ignore)
}
