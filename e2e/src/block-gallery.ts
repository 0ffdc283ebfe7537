import type { Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { expectAsWideAsWindow } from './kit-fixture.ts'
import { expect, expectAccessible, openPage } from './shop-fixture.ts'

const GALLERY_PATH = '/__kit/blocks'
const MOST_SHIFT = 0.02
const STEP_PX = 800

/** Each brand at one of two widths: together they cover every block on phone and desktop. */
export const GALLERY_WIDTHS: Readonly<Record<BrandKey, number>> = {
  hjemly: 1366,
  skygge: 375,
  fjellbo: 375,
  ljuvhem: 1366,
}

interface Shift {
  readonly value: number
  readonly sample: string
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const sampleOf = (node: Node | null | undefined) =>
      (node instanceof Element ? node : node?.parentElement)?.closest('[data-part=sample]')?.querySelector('h2')
        ?.textContent ?? 'the frame'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        shifts.push({ value, sample: [...new Set(sources.map(({ node }) => sampleOf(node)))].join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Scrolls past every block, so that each hydrates and loads its pictures. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    // A page this long may render slowly on a busy machine: the next step need not wait.
    const frame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve())
        setTimeout(resolve, 250)
      })
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
  }, STEP_PX)
  await page.waitForLoadState('networkidle')
}

/** Every sample of every block in this brand: complete, without console errors, accessible, without layout shifts. */
export async function expectEverySampleSound(page: Page, { brand, origin }: { brand: BrandKey; origin: string }) {
  const width = GALLERY_WIDTHS[brand]
  await page.setViewportSize({ width, height: 900 })
  await page.context().addCookies([{ name: 'deviceWidth', value: String(width), url: origin }])
  await recordShifts(page)
  await openPage(page, GALLERY_PATH)
  await scrollThrough(page)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, `moved: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT)
  await expectAsWideAsWindow(page)
  await expectAccessible(page, '[data-part=block-gallery]')
}
