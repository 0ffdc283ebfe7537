import type { Page } from '@playwright/test'

const STEP_PX = 200

interface Span {
  readonly top: number
  readonly bottom: number
}

/**
 * The highest strip with nothing in it that somebody sees who scrolls past pictures and buy box, in either column:
 * what sticks is where it is seen.
 */
export async function voidBesideBuyBox(page: Page): Promise<number> {
  return page.evaluate((step) => {
    const partsOf = (selector: string) => [...document.querySelectorAll(selector)]
    const rectsOf = (selector: string) => partsOf(selector).map((each) => each.getBoundingClientRect())
    const columns = '[data-part=gallery-column], [data-part=buy-column]'
    const content =
      '[data-part=gallery], [data-part=buy-box], [data-section], [data-part=product-story] > *, [data-part=measure]'

    function highestGap(centre: number, { top, bottom }: Span): number {
      const spans = rectsOf(content)
        .filter(({ left, right, height }) => left <= centre && right >= centre && height > 0)
        .toSorted((a, b) => a.top - b.top)
      let end = Math.max(0, top)
      const foot = Math.min(window.innerHeight, bottom)
      let highest = 0
      for (const span of spans) {
        highest = Math.max(highest, Math.min(span.top, foot) - end)
        end = Math.max(end, span.bottom)
      }
      return Math.max(highest, foot - end)
    }

    function gapAt(scrollTop: number): number {
      window.scrollTo({ top: scrollTop, behavior: 'instant' })
      const beside = rectsOf(columns)
      const row = {
        top: Math.min(...beside.map(({ top }) => top)),
        bottom: Math.max(...beside.map(({ bottom }) => bottom)),
      }
      const centres = rectsOf('[data-part=gallery], [data-part=buy-box]').map(({ left, right }) => (left + right) / 2)
      return Math.max(...centres.map((centre) => highestGap(centre, row)))
    }

    window.scrollTo({ top: 0, behavior: 'instant' })
    const end = Math.max(...rectsOf(columns).map(({ bottom }) => bottom))
    const stops = Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step)
    return Math.round(Math.max(...stops.map(gapAt)))
  }, STEP_PX)
}
