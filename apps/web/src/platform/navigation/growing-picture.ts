import type { Page } from '@firkant/domain/page/page.ts'

const NAME = 'product-picture'

/** The picture of the clicked card that is seen: under a pointer that is its second. */
function clickedPicture(link: Element | undefined): HTMLElement | undefined {
  const pictures = link?.closest('[data-part=card]')?.querySelectorAll<HTMLElement>('[data-part=card-picture] > img')
  return [...(pictures ?? [])].findLast((picture) => picture.checkVisibility({ opacityProperty: true }))
}

function wantsMotion(win: Window): boolean {
  return !win.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Draws a page. Where a product's card was clicked, its picture grows into the first one of the product page;
 * the name that ties the two together stands on them only meanwhile, as one page may show both.
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
    // Where the visitor will stand: the picture grows towards the place it is then seen at.
    win.scrollTo({ top: 0, behavior: 'instant' })
    to = doc.querySelector<HTMLElement>('[data-part=gallery] img')
    if (to) to.style.viewTransitionName = NAME
  })
  const forget = () => {
    if (to) to.style.viewTransitionName = ''
  }
  // A transition that is skipped, by the next click or a hidden tab, is no failure: the page is there.
  transition.ready.catch(() => undefined)
  transition.finished.then(forget, forget)
  await transition.updateCallbackDone
}
