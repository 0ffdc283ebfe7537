/**
 * A step between two entries of the history for the address on screen, or that address with another fragment in the
 * same entry. Only an overlay makes a second entry, so that the back button closes it: there is no page to load. A page
 * that is still on its way is not on screen yet.
 */
export function isStepOnSameAddress(event: NavigateEvent, win: Window): boolean {
  const { navigationType, destination } = event
  const address = (url: string) => (navigationType === 'replace' ? url.split('#')[0] : url)
  return (
    destination.sameDocument &&
    address(destination.url) === address(win.location.href) &&
    win.navigation.transition === null
  )
}
