import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { chosenVisitor } from '../../../scripts/page-weight/chosen-visitor.ts'
import { findFirstProduct } from './look-steps.ts'
import { lookViews } from './look-views.ts'
import { readStyles } from './read-styles.ts'

export const LOOK_WIDTHS = [375, 768, 1366] as const
const HEIGHTS: Readonly<Record<number, number>> = { 375: 812, 768: 1024, 1366: 900 }
const SCROLL_STEP_PX = 700
/** A picture that never loads must not stop the others. */
const PICTURES_WITHIN_MS = 20_000

/** No motion; hides what differs on every run, such as clocks. */
const STILL = `
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  html { scroll-behavior: auto !important; }
  [data-part=countdown], [data-part=countdown-end], [data-part=banner-countdown], [data-part=view-count-badge], video, iframe { visibility: hidden !important; }
`

interface LookOptions {
  readonly brand: BrandKey
  readonly origin: string
  readonly folder: string
  readonly widths: readonly number[]
  /** Computed styles instead of screenshots. */
  readonly isOfStyles: boolean
  readonly isWanted: (name: string) => boolean
  readonly report: (line: string) => void
}

async function whenQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: PICTURES_WITHIN_MS }).catch(() => undefined)
}

/** Scrolls down and back, so that everything lazy loads. */
async function waitForPictures(page: Page, { isWhole }: { isWhole: boolean }): Promise<void> {
  await page.evaluate(
    async ([step, within, scrolls]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))
      const depth = scrolls ? document.documentElement.scrollHeight : 0
      for (let top = 0; top < depth; top += step) {
        window.scrollTo(0, top)
        await frame()
        await frame()
      }
      if (scrolls) window.scrollTo(0, 0)
      const wanted = [...document.images].filter((image) => scrolls || image.checkVisibility())
      const decoded = Promise.all(wanted.map((image) => image.decode().catch(() => undefined)))
      await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, within))])
      await document.fonts.ready
    },
    [SCROLL_STEP_PX, PICTURES_WITHIN_MS, isWhole] as const,
  )
  await whenQuiet(page)
}

/** Order numbers are random. */
async function replaceOrderNumbers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const text = node.textContent ?? ''
      if (/[A-Z]{2}-[2-9A-Z]{4}-[2-9A-Z]{4}/.test(text))
        node.textContent = text.replaceAll(/[A-Z]{2}-[2-9A-Z]{4}-[2-9A-Z]{4}/g, 'XX-2222-2222')
    }
  })
}

/** All views of one brand at each width, by one visitor, so that view counts stay the same. */
export async function takeLook(browser: Browser, options: LookOptions): Promise<readonly string[]> {
  const { brand, origin, folder, report } = options
  const { language } = MARKETS[BRANDS[brand].homeMarket]
  const storageState = chosenVisitor()
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', locale: language, storageState })
  const page = await context.newPage()
  const productPath = await findFirstProduct(page)
  const failed: string[] = []
  for (const width of options.widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 })
    await context.addCookies([{ name: 'deviceWidth', value: String(width), url: origin }])
    for (const view of lookViews(brand)) {
      const name = `${view.name}-${width}`
      // Unwanted views are opened too when later ones continue from them.
      if (!options.isWanted(view.name) && !view.isNeededLater) continue
      try {
        await view.open({ brand, language, page, productPath })
        if (!options.isWanted(view.name)) continue
        await page.addStyleTag({ content: STILL })
        mkdirSync(join(folder, brand), { recursive: true })
        if (options.isOfStyles) {
          await whenQuiet(page)
          writeFileSync(join(folder, brand, `${name}.json`), JSON.stringify(await readStyles(page)))
          continue
        }
        await waitForPictures(page, { isWhole: view.whole })
        await replaceOrderNumbers(page)
        await page.screenshot({ path: join(folder, brand, `${name}.png`), fullPage: view.whole })
      } catch (error) {
        failed.push(
          `${brand} ${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
        )
      }
    }
    report(`${brand} at ${width}`)
  }
  await context.close()
  return failed
}
