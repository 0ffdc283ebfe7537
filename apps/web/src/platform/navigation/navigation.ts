import { isStepOnSameAddress } from './addresses/same-address.ts'
import { isOfListing } from './addresses/same-listing.ts'
import { isInPlaceRequest, type InPlace } from './in-place.ts'
import { isForDocument } from './open-document.ts'
import type { PageOpener, PageOpenerParts } from './page-opener.ts'
import type { Progress } from './progress.ts'
import { scrollToHash, scrollToPart } from './scroll.ts'

export interface NavigationParts extends Pick<PageOpenerParts, 'win' | 'view' | 'commit' | 'isInShop' | 'reportError'> {
  readonly opener: PageOpener
  readonly progress: Progress
  readonly inPlace: InPlace
  readonly mustReload: () => boolean
}

interface Arrival {
  readonly event: NavigateEvent
  readonly keepsScroll: boolean
}

/** The clicked link, where the browser says which. */
interface Source {
  readonly link?: Element
  readonly linkIdentifier: string | undefined
  /** A choice on the page, e.g. another colour: the next page keeps the scroll position. */
  readonly keepsScroll: boolean
}

function sourceOf(event: NavigateEvent, doc: Document): Source {
  const clicked = 'sourceElement' in event ? event.sourceElement : doc.activeElement
  if (!(clicked instanceof Element)) return { linkIdentifier: undefined, keepsScroll: false }
  return {
    ...(event.navigationType === 'push' && { link: clicked }),
    linkIdentifier: clicked.closest<HTMLElement>('[data-link-identifier]')?.dataset.linkIdentifier,
    keepsScroll: clicked.closest('[data-keep-place]') !== null,
  }
}

/** Focuses the same choice on the new page without scrolling. */
function focusSameChoice(doc: Document, url: URL): void {
  const choices = [...doc.querySelectorAll<HTMLAnchorElement>('a[data-keep-place]')]
  const same = choices.find(({ href }) => href === url.href) ?? doc.getElementById('maincontent')
  same?.focus({ preventScroll: true })
}

async function placeVisitor(win: Window, url: URL, { event, keepsScroll }: Arrival): Promise<void> {
  // The page is complete and its pictures have sizes, so the browser can restore the scroll position.
  if (event.navigationType === 'traverse') event.scroll()
  else if (keepsScroll) focusSameChoice(win.document, url)
  else if (isInPlaceRequest(event.info)) {
    if (event.info.scrollTo !== undefined) scrollToPart(win, event.info.scrollTo)
  } else if (url.hash) await scrollToHash(win, url.hash)
  else {
    win.scrollTo({ top: 0, behavior: 'instant' })
    win.document.getElementById('maincontent')?.focus({ preventScroll: true })
  }
}

function isAbort(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted || (error instanceof DOMException && error.name === 'AbortError')
}

/** Clicks on internal links swap the page; history, scroll and the stop button stay the browser's. */
export function startNavigation(parts: NavigationParts): void {
  const { win, view, progress, inPlace, opener } = parts

  async function handle(url: URL, event: NavigateEvent): Promise<void> {
    const isInPlace = !view.current().loadFailed && isOfListing(view.current().page, url)
    // Read now: the clicked page is replaced by then.
    const { link, linkIdentifier, keepsScroll } = sourceOf(event, win.document)
    progress.start()
    inPlace.begin(isInPlace ? url : undefined)
    try {
      await opener.open({ url, link, linkIdentifier, signal: event.signal, isInPlace })
      inPlace.finish()
    } catch (error) {
      if (isAbort(error, event.signal)) return
      parts.reportError(error)
      if (isInPlace) {
        inPlace.fail(url)
        return
      }
      await parts.commit(() => view.fail())
    } finally {
      if (!event.signal.aborted) progress.finish()
    }
    await placeVisitor(win, url, { event, keepsScroll })
  }

  // From now on a link does not open a document.
  win.document.querySelector('script[type=speculationrules]')?.remove()
  win.navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    const isOurs = event.canIntercept && !event.hashChange && event.downloadRequest === null && !event.formData
    if (!isOurs || event.navigationType === 'reload' || !parts.isInShop(url)) return
    if (isStepOnSameAddress(event, win) || isForDocument(event.info)) return
    // The server has a new major version: load the document, and with it the new code.
    if (parts.mustReload()) return
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: () => handle(url, event) })
  })
}
