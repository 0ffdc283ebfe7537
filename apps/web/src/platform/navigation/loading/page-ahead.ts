import type { Page } from '@firkant/domain/page/page.ts'
import type { PageLoader } from './page-loader.ts'

/** A pointer that crosses a link on its way does not mean it. */
const DWELL_MS = 80
/** Prices and stock of an older answer may be wrong. */
const LIFE_MS = 10_000

/** Panels, other tabs and files are not pages; a search that was only pointed at must not be counted. */
const LINK = 'a[href]:not([data-opens], [target], [download])'

export interface AheadParts {
  readonly win: Window & typeof globalThis
  readonly loader: PageLoader
  readonly isInShop: (url: URL) => boolean
  readonly isCached: (url: URL) => boolean
  readonly preparePage: (page: Page) => Promise<void>
}

interface Ahead {
  readonly href: string
  /** Given to the one navigation that it was loaded for. */
  page: Promise<Page> | undefined
  readonly until: number
  readonly stop: AbortController
}

/** Loads a page when the visitor points at its link or begins to press it; the click then finds it loaded. */
export function createAheadLoader({ win, loader, isInShop, isCached, preparePage }: AheadParts): PageLoader {
  // Without it a click opens a document.
  if (!('navigation' in win)) return loader
  const { document: doc, location } = win
  let ahead: Ahead | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function pageOf(target: EventTarget | null): URL | undefined {
    const link = target instanceof win.Element ? target.closest<HTMLAnchorElement>(LINK) : null
    if (!link) return undefined
    const url = new URL(link.href)
    const isOther = url.pathname !== location.pathname || url.search !== location.search
    return isOther && isInShop(url) && !url.searchParams.has('q') && !isCached(url) ? url : undefined
  }

  function load(url: URL, target: EventTarget | null): void {
    if (ahead?.href === url.href && ahead.until > performance.now()) return
    // One that was given away is waited for.
    if (ahead?.page) ahead.stop.abort()
    const stop = new AbortController()
    const linkIdentifier = (target as Element).closest<HTMLElement>('[data-link-identifier]')?.dataset.linkIdentifier
    const page = loader.load(url, { linkIdentifier, signal: stop.signal })
    page.then(preparePage).catch(() => undefined)
    ahead = { href: url.href, page, stop, until: performance.now() + LIFE_MS }
  }

  doc.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer)
    const url = pointerType === 'mouse' ? pageOf(target) : undefined
    if (url) timer = setTimeout(() => load(url, target), DWELL_MS)
  })
  doc.addEventListener('pointerdown', ({ target, button }) => {
    const url = button === 0 ? pageOf(target) : undefined
    if (url) load(url, target)
  })

  return {
    async load(url, options) {
      clearTimeout(timer)
      const found = ahead?.href === url.href && ahead.until > performance.now() ? ahead.page : undefined
      if (found && ahead) ahead.page = undefined
      // What failed ahead may succeed now.
      const page = await found?.catch(() => undefined)
      options.signal.throwIfAborted()
      return page ?? loader.load(url, options)
    },
  }
}
