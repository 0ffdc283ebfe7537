/**
 * A step between two history entries of the shown address, or a change of its fragment within an entry. Only an
 * overlay makes a second entry (so that the back button closes it): there is no page to load. A page that is still
 * loading is not the shown one.
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
