import { WHOLE_DOCUMENT } from '../../platform/navigation/open-document.ts'

const ignore = () => undefined

/**
 * The address says what is drawn, though nothing is loaded: the shop's navigation leaves this to the browser, and the
 * browser is told that the page has changed already.
 */
export function rewriteAddress(url: string): void {
  if (!('navigation' in globalThis)) {
    window.history.replaceState(window.history.state, '', url)
    return
  }
  const { navigation } = window
  const stay = (event: NavigateEvent) => event.intercept({ focusReset: 'manual', scroll: 'manual' })
  navigation.addEventListener('navigate', stay, { once: true })
  const { committed, finished } = navigation.navigate(url, { info: WHOLE_DOCUMENT, history: 'replace' })
  // Rejected when the next change comes before this one is through.
  committed?.catch(ignore)
  finished?.catch(ignore)
}
