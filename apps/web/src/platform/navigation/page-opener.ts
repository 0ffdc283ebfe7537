import type { Page } from '@firkant/domain/page/page.ts'
import { drawPage } from './draw-page.ts'
import type { PageCache } from './loading/page-cache.ts'
import type { PageLoader } from './loading/page-loader.ts'
import type { PageViewStore } from './page-view-store.ts'

/** Head elements that belong to the page, not to the shop: replaced on every page load. */
const OWNED = '[data-page-meta]'

/** Replaces title, meta elements, canonical link, og:url and structured data by those of the shown page. */
function showDocumentHead(doc: Document, { metaInfo: meta, structuredData }: Page): void {
  doc.title = meta.title
  for (const element of doc.querySelectorAll(OWNED)) element.remove()
  const elements = [
    ...meta.elements,
    { tag: 'link', attributes: { rel: 'canonical', href: meta.canonicalUrl } },
    { tag: 'meta', attributes: { property: 'og:url', content: meta.openGraphUrl } },
  ]
  for (const { tag, attributes } of elements) {
    const element = doc.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.setAttribute('data-page-meta', '')
    doc.head.append(element)
  }
  for (const data of structuredData) {
    const script = doc.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = JSON.stringify(data)
    script.setAttribute('data-page-meta', '')
    doc.head.append(script)
  }
}

export interface PageOpenerParts {
  readonly win: Window & typeof globalThis
  readonly view: PageViewStore
  readonly cache: PageCache
  readonly loader: PageLoader
  /** Loads the page's chunks, so that it renders complete. */
  readonly preparePage: (page: Page) => Promise<void>
  /** Renders the page; resolves when it is on screen. */
  readonly commit: (update: () => void) => Promise<void>
  readonly isInShop: (url: URL) => boolean
  readonly onShown: (page: Page, visit: Visit) => void
  readonly reportError: (error: unknown) => void
}

/** One navigation: what was clicked, and the signal that aborts it. */
export interface Visit {
  readonly url: URL
  readonly linkIdentifier: string | undefined
  /** The clicked element, if the page becomes a new step in the history. */
  readonly link?: Element | undefined
  readonly signal: AbortSignal
  /** Same page with other content (filter, sort order). */
  readonly isInPlace: boolean
}

export interface PageOpener {
  readonly open: (visit: Visit) => Promise<void>
  /** Fetches the shown page again and updates it in place. */
  readonly refresh: (visit: Visit) => Promise<void>
}

const MAX_REDIRECTS = 5

function isRedirect(page: Page): page is Page & { redirectUrl: string } {
  return (page.httpStatus === 301 || page.httpStatus === 302) && page.redirectUrl !== undefined
}

function cacheAddress(url: URL): string {
  return url.pathname + url.search
}

/** Shows a page from the cache or the server. */
export function createPageOpener(parts: PageOpenerParts): PageOpener {
  const { win, view, cache, loader } = parts

  async function loadPage({ url, linkIdentifier, signal }: Visit): Promise<{ page: Page; url: URL }> {
    let address = url
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const page = await loader.load(address, { linkIdentifier, signal })
      if (!isRedirect(page)) return { page, url: address }
      address = new URL(page.redirectUrl, address)
      if (!parts.isInShop(address)) {
        win.location.assign(address)
        throw new DOMException('Left the shop', 'AbortError')
      }
    }
    throw new Error(`More than ${MAX_REDIRECTS} redirects from ${url.pathname}`)
  }

  async function show(page: Page, visit: Visit): Promise<void> {
    await parts.preparePage(page)
    const draw = () => parts.commit(() => view.show(page, visit.link && visit.linkIdentifier))
    await drawPage(win, { page, link: visit.link, isInPlace: visit.isInPlace, draw })
    showDocumentHead(win.document, page)
    parts.onShown(page, visit)
  }

  async function refresh(visit: Visit): Promise<void> {
    try {
      const { page } = await loadPage(visit)
      cache.put(cacheAddress(visit.url), page)
      // Also hydrates what still waits: an update would wipe it out.
      await parts.preparePage(page)
      if (view.current().page.url !== page.url) return
      await parts.commit(() => view.refresh(page))
      showDocumentHead(win.document, page)
    } catch (error) {
      if (!visit.signal.aborted) parts.reportError(error)
    }
  }

  async function open(visit: Visit): Promise<void> {
    const known = cache.get(cacheAddress(visit.url))
    if (known) {
      await show(known, visit)
      if (known.cache === 'partial') void refresh(visit)
      return
    }
    const loaded = await loadPage(visit)
    cache.put(cacheAddress(loaded.url), loaded.page)
    if (loaded.url.href !== visit.url.href) win.history.replaceState(null, '', loaded.url)
    await show(loaded.page, { ...visit, url: loaded.url })
  }

  return { open, refresh }
}
