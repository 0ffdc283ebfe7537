import type { Page } from '@firkant/domain/page/page.ts'

const PICTURE_NAME = 'product-picture'
/** Each named card is a picture of its own for the browser: a phone moves the few that are seen. */
const MAX_CARDS = 12

interface Drawing {
  readonly page: Page
  /** The clicked element. */
  readonly link: Element | undefined
  /** The same listing with another filter, order or page. */
  readonly isInPlace: boolean
  readonly draw: () => Promise<void>
}

/** Takes back the names: one page may show a card and its product. */
type Forget = () => void

function wantsMotion(win: Window): boolean {
  return !win.matchMedia('(prefers-reduced-motion: reduce)').matches
}

function nameElement(element: HTMLElement, name: string): Forget {
  element.style.viewTransitionName = name
  return () => {
    element.style.viewTransitionName = ''
  }
}

/** A skipped transition (next click, hidden tab) is no failure: the page is rendered. */
async function finish(transition: ViewTransition, forget: Forget): Promise<void> {
  transition.ready.catch(() => undefined)
  transition.finished.then(forget, forget)
  await transition.updateCallbackDone
}

/** The visible picture of the clicked card: with a pointer on it, that is the second one. */
function clickedPicture(link: Element | undefined): HTMLElement | undefined {
  const pictures = link?.closest('[data-part=card]')?.querySelectorAll<HTMLElement>('[data-part=card-picture] > img')
  return [...(pictures ?? [])].findLast((picture) => picture.checkVisibility({ opacityProperty: true }))
}

/** The picture of a clicked card grows into the product page's first picture. */
async function growPicture(win: Window, from: HTMLElement, draw: () => Promise<void>): Promise<void> {
  const { document: doc } = win
  const forgetOld = nameElement(from, PICTURE_NAME)
  let forget: Forget = () => undefined
  const transition = doc.startViewTransition(async () => {
    forgetOld()
    await draw()
    // Scroll first: the picture grows towards its final place.
    win.scrollTo({ top: 0, behavior: 'instant' })
    const to = doc.querySelector<HTMLElement>('[data-part=gallery] img')
    if (to) forget = nameElement(to, PICTURE_NAME)
  })
  await finish(transition, () => forget())
}

function nameSeenCards(win: Window): Forget {
  const cards = [...win.document.querySelectorAll<HTMLElement>('[data-part=listing-grid] [data-product]')]
  const seen = cards.filter((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    return bottom > 0 && top < win.innerHeight
  })
  const forgets = seen
    .slice(0, MAX_CARDS)
    .map((card, place) => nameElement(card, `card-${card.dataset.product ?? place}`))
  return () => forgets.forEach((forget) => forget())
}

/** Cards that stay move to their new places; others fade. */
async function moveCards(win: Window, draw: () => Promise<void>): Promise<void> {
  const forgetOld = nameSeenCards(win)
  let forget: Forget = () => undefined
  const transition = win.document.startViewTransition(async () => {
    forgetOld()
    await draw()
    forget = nameSeenCards(win)
  })
  await finish(transition, () => forget())
}

/** Renders a page, as a view transition where something on it stays the same. */
export async function drawPage(win: Window, { page, link, isInPlace, draw }: Drawing): Promise<void> {
  const { document: doc } = win
  if (!('startViewTransition' in doc) || !wantsMotion(win)) return draw()
  // An open panel lies over the cards, which as pictures of their own would lie over it.
  if (isInPlace) return doc.querySelector('dialog[open]') ? draw() : moveCards(win, draw)
  const from = page.componentName === 'ProductPage' ? clickedPicture(link) : undefined
  return from ? growPicture(win, from, draw) : draw()
}
