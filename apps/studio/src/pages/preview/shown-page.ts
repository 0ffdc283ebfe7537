import { morph } from './morph.ts'

interface Wanted {
  readonly address: string
  /** Counts what was saved: each is shown. */
  readonly saves: number
}

const sheetsOf = (page: Document) =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .map(({ href }) => new URL(href, location.href).pathname)
    .join() + [...page.querySelectorAll('style')].map(({ textContent }) => textContent.length).join()

/** The new page in the old one's place; where it needs other style sheets it is loaded whole. */
function showIn(frame: HTMLIFrameElement, html: string): boolean {
  const shown = frame.contentDocument
  // By the frame's own window: subtitles load as soon as they are read, and the studio's policy lets no film in.
  const Parser = shown?.defaultView?.DOMParser
  if (!shown || !Parser) return false
  const next = new Parser().parseFromString(html, 'text/html')
  if (sheetsOf(shown) !== sheetsOf(next)) return false
  morph(shown.body, next.body)
  shown.documentElement.className = next.documentElement.className
  return true
}

const readPage = (address: string) =>
  fetch(address, { headers: { accept: 'text/html' } }).then(
    (answer) => answer.text(),
    () => undefined,
  )

export interface ShownPage {
  readonly show: (frame: HTMLIFrameElement, next: Wanted) => void
  /** The frame has loaded. */
  readonly loaded: (frame: HTMLIFrameElement) => void
}

/**
 * One page is asked for at a time, then the newest: the server would draw those that nobody waits for as well, and who
 * types without a pause sees what they typed. What is saved while the frame loads is asked for afterwards: it would be
 * written into the page that goes, and the one that comes is older.
 */
export function createShownPage(): ShownPage {
  let wanted: Wanted | undefined
  let loading: Wanted | undefined
  let isReading = false

  function load(frame: HTMLIFrameElement, next: Wanted): void {
    loading = next
    frame.dataset.address = next.address
    // Until it has loaded no press in it is heard.
    delete frame.dataset.shown
    frame.src = next.address
  }

  async function readOn(frame: HTMLIFrameElement): Promise<void> {
    if (isReading) return
    isReading = true
    while (wanted && !loading) {
      const next: Wanted = wanted
      wanted = undefined
      const html = await readPage(next.address)
      if (html === undefined || loading || frame.dataset.address !== next.address) continue
      if (showIn(frame, html)) frame.dataset.shown = String(next.saves)
      else load(frame, next)
    }
    isReading = false
  }

  return {
    show(frame, next) {
      const isOther = frame.dataset.address !== next.address
      wanted = isOther ? undefined : next
      if (isOther) load(frame, next)
      else void readOn(frame)
    },
    loaded(frame) {
      if (loading) frame.dataset.shown = String(loading.saves)
      loading = undefined
      void readOn(frame)
    },
  }
}
