import type { Page } from '@firkant/domain/page/page.ts'
import type { LaterCards } from '../features/product-card/later-cards.ts'

/** Signs of a visitor: from then on a card may be used. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/** Signs from before this code ran: scrolled, focused, pressed, or a picture that its card must replace. */
function isUsed({ document: doc, scrollY }: Window): boolean {
  const { dataset } = doc.documentElement
  return (
    scrollY > 0 ||
    'used' in dataset ||
    'lostPicture' in dataset ||
    doc.activeElement !== doc.body ||
    doc.querySelector('[data-pressed]') !== null
  )
}

interface LightDocument {
  readonly win: Window & typeof globalThis
  readonly laterCards: LaterCards
  readonly loadPage: () => Promise<Page>
}

/** A document without the data of its cards loads it at the first sign of a visitor. */
export function completeWhenUsed({ win, laterCards, loadPage }: LightDocument): void {
  laterCards.connect(async () => {
    const [{ cardsOf }, page] = await Promise.all([import('@firkant/domain/page/light-page.ts'), loadPage()])
    return cardsOf(page)
  })
  const stop = new AbortController()
  const need = () => {
    stop.abort()
    laterCards.need()
  }
  const options = { capture: true, passive: true, signal: stop.signal }
  for (const sign of SIGNS) win.addEventListener(sign, need, options)
  win.addEventListener('error', ({ target }) => target instanceof win.HTMLImageElement && need(), options)
  if (isUsed(win)) need()
}
