import type { PageOpenerParts } from './page-opener.ts'
import { createPageOpener } from './page-opener.ts'
import type { Progress } from './progress.ts'
import { scrollToHash } from './scroll.ts'

export interface NavigationParts extends PageOpenerParts {
  readonly progress: Progress
  readonly mustReload: () => boolean
}

function linkIdentifierOf(event: NavigateEvent): string | undefined {
  const source = 'sourceElement' in event ? event.sourceElement : null
  if (!(source instanceof Element)) return undefined
  return source.closest<HTMLElement>('[data-link-identifier]')?.dataset.linkIdentifier
}

async function placeVisitor(win: Window, url: URL, event: NavigateEvent): Promise<void> {
  // The page came whole and with the sizes of its pictures: the browser finds the place where the visitor was.
  if (event.navigationType === 'traverse') event.scroll()
  else if (url.hash) await scrollToHash(win, url.hash)
  else {
    win.scrollTo({ top: 0, behavior: 'instant' })
    win.document.getElementById('maincontent')?.focus({ preventScroll: true })
  }
}

function isAbort(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted || (error instanceof DOMException && error.name === 'AbortError')
}

/** Clicks on internal links swap the page; the browser keeps history, scroll and the stop button. */
export function startNavigation(parts: NavigationParts): void {
  const { win, view, progress } = parts
  const open = createPageOpener(parts)

  async function handle(url: URL, event: NavigateEvent): Promise<void> {
    progress.start()
    try {
      await open({ url, linkIdentifier: linkIdentifierOf(event), signal: event.signal })
    } catch (error) {
      if (isAbort(error, event.signal)) return
      parts.reportError(error)
      await parts.commit(() => view.fail())
    } finally {
      if (!event.signal.aborted) progress.finish()
    }
    await placeVisitor(win, url, event)
  }

  win.navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    const isOurs = event.canIntercept && !event.hashChange && event.downloadRequest === null && !event.formData
    if (!isOurs || event.navigationType === 'reload' || !parts.isInShop(url)) return
    // A new major version of the server: this click loads the document, and with it the new code.
    if (parts.mustReload()) return
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: () => handle(url, event) })
  })
}
