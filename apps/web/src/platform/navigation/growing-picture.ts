import type { Page } from '@firkant/domain/page/page.ts'

const NAME = 'product-picture'

/** The visible picture of the clicked card: with a pointer on it, that is the second one. */
function clickedPicture(link: Element | undefined): HTMLElement | undefined {
  const pictures = link?.closest('[data-part=card]')?.querySelectorAll<HTMLElement>('[data-part=card-picture] > img')
  return [...(pictures ?? [])].findLast((picture) => picture.checkVisibility({ opacityProperty: true }))
}

function wantsMotion(win: Window): boolean {
  return !win.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Renders a page as a view transition: the picture of a clicked card grows into the product page's first picture. The
 * shared transition name is set only meanwhile, because one page may show both.
 */
export async function drawPage(
  win: Window,
  { page, link, draw }: { page: Page; link: Element | undefined; draw: () => Promise<void> },
): Promise<void> {
  const { document: doc } = win
  const from = page.componentName === 'ProductPage' && wantsMotion(win) ? clickedPicture(link) : undefined
  if (!from || !('startViewTransition' in doc)) return draw()
  from.style.viewTransitionName = NAME
  let to: HTMLElement | null = null
  const transition = doc.startViewTransition(async () => {
    from.style.viewTransitionName = ''
    await draw()
    // Scroll first: the picture grows towards its final place.
    win.scrollTo({ top: 0, behavior: 'instant' })
    to = doc.querySelector<HTMLElement>('[data-part=gallery] img')
    if (to) to.style.viewTransitionName = NAME
  })
  const forget = () => {
    if (to) to.style.viewTransitionName = ''
  }
  // A skipped transition (next click, hidden tab) is no failure: the page is rendered.
  transition.ready.catch(() => undefined)
  transition.finished.then(forget, forget)
  await transition.updateCallbackDone
}
