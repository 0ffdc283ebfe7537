import type { Page } from '@firkant/domain/page/page.ts'
import { showMetaInfo } from './document-head.ts'
import type { PageCache } from './page-cache.ts'
import type { PageLoader } from './page-loader.ts'
import type { PageViewStore } from './page-view-store.ts'
import type { Progress } from './progress.ts'
import { scrollToHash, whenSettled } from './scroll.ts'

export interface NavigationParts {
  readonly win: Window & typeof globalThis
  readonly view: PageViewStore
  readonly cache: PageCache
  readonly loader: PageLoader
  readonly progress: Progress
  /** Fetches the code that the page needs, so that it appears at once and whole. */
  readonly preparePage: (page: Page) => Promise<void>
  /** Draws the page and tells when it is on screen. */
  readonly commit: (update: () => void) => Promise<void>
  readonly mustReload: () => boolean
  readonly isInShop: (url: URL) => boolean
  readonly onShown: (page: Page, url: URL) => void
  readonly reportError: (error: unknown) => void
}

const MOST_REDIRECTS = 5

function isRedirect(page: Page): page is Page & { redirectUrl: string } {
  return (page.httpStatus === 301 || page.httpStatus === 302) && page.redirectUrl !== undefined
}

function cacheAddress(url: URL): string {
  return url.pathname + url.search
}

function linkIdentifierOf(event: NavigateEvent): string | undefined {
  const source = 'sourceElement' in event ? event.sourceElement : null
  return source instanceof Element ? (source.closest<HTMLElement>('[data-link-identifier]')?.dataset.linkIdentifier ?? undefined) : undefined
}

/** Clicks on internal links swap the page; the browser keeps history, scroll and the stop button. */
export function startNavigation(parts: NavigationParts): void {
  const { win, view, cache, loader, progress } = parts
  const api = win.navigation

  async function loadPage(url: URL, event: NavigateEvent): Promise<{ page: Page; url: URL }> {
    let address = url
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const page = await loader.load(address, { linkIdentifier: linkIdentifierOf(event), signal: event.signal })
      if (!isRedirect(page)) return { page, url: address }
      address = new URL(page.redirectUrl, address)
      if (!parts.isInShop(address)) {
        win.location.assign(address)
        throw new DOMException('Left the shop', 'AbortError')
      }
    }
    throw new Error(`More than ${MOST_REDIRECTS} redirects from ${url.pathname}`)
  }

  async function show(page: Page, url: URL): Promise<void> {
    await parts.preparePage(page)
    await parts.commit(() => view.show(page))
    showMetaInfo(win.document, page.metaInfo)
    parts.onShown(page, url)
  }

  async function refreshLater(url: URL, event: NavigateEvent): Promise<void> {
    try {
      const fresh = await loadPage(url, event)
      cache.put(cacheAddress(url), fresh.page)
      if (view.current().page.url === fresh.page.url) await parts.commit(() => view.refresh(fresh.page))
    } catch (error) {
      if (!event.signal.aborted) parts.reportError(error)
    }
  }

  async function open(url: URL, event: NavigateEvent): Promise<void> {
    const known = cache.get(cacheAddress(url))
    if (known) {
      await show(known, url)
      if (known.cache === 'partial') void refreshLater(url, event)
      return
    }
    const loaded = await loadPage(url, event)
    cache.put(cacheAddress(loaded.url), loaded.page)
    if (loaded.url.href !== url.href) win.history.replaceState(api.currentEntry?.getState() ?? null, '', loaded.url)
    await show(loaded.page, loaded.url)
  }

  async function placeVisitor(url: URL, event: NavigateEvent): Promise<void> {
    if (event.navigationType === 'traverse') {
      // The page may still grow to the height it had; the browser then knows where the visitor was.
      event.scroll()
      await whenSettled(win.document)
      event.scroll()
    } else if (url.hash) await scrollToHash(win, url.hash)
    else {
      win.scrollTo({ top: 0, behavior: 'instant' })
      win.document.getElementById('maincontent')?.focus({ preventScroll: true })
    }
  }

  async function handle(url: URL, event: NavigateEvent): Promise<void> {
    progress.start()
    try {
      await open(url, event)
    } catch (error) {
      if (event.signal.aborted || (error instanceof DOMException && error.name === 'AbortError')) return
      parts.reportError(error)
      await parts.commit(() => view.fail())
    } finally {
      if (!event.signal.aborted) progress.finish()
    }
    await placeVisitor(url, event)
  }

  api.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    const isOurs = event.canIntercept && !event.hashChange && event.downloadRequest === null && !event.formData
    if (!isOurs || event.navigationType === 'reload' || !parts.isInShop(url)) return
    // A new major version of the server: this click loads the document, and with it the new code.
    if (parts.mustReload()) return
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: () => handle(url, event) })
  })
}
