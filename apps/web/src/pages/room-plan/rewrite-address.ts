/**
 * The address says what is drawn, though nothing is loaded: the shop's navigation, which would fetch the page, is not
 * told. Capturing listeners come before its own.
 */
export function rewriteAddress(url: string): void {
  const stop = (event: Event) => event.stopImmediatePropagation()
  const navigation = 'navigation' in window ? window.navigation : undefined
  navigation?.addEventListener('navigate', stop, { capture: true })
  window.history.replaceState(window.history.state, '', url)
  navigation?.removeEventListener('navigate', stop, { capture: true })
}
