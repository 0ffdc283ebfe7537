/**
 * A step between two entries of the history for the address on screen. Only an overlay makes the second one, so that
 * the back button closes it: there is no page to load. A page that is still on its way is not on screen yet.
 */
export function isStepOnSameAddress(event: NavigateEvent, win: Window): boolean {
  const isStep = event.navigationType === 'push' || event.navigationType === 'traverse'
  return (
    isStep &&
    event.destination.sameDocument &&
    event.destination.url === win.location.href &&
    win.navigation.transition === null
  )
}
