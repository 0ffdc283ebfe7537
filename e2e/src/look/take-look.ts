import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { chosenVisitor } from '../../../scripts/page-weight/chosen-visitor.ts'
import { findFirstProduct, outsideExperiments } from './look-steps.ts'
import { lookViews, type LookShop, type LookView } from './look-views.ts'
import { readStyles } from './read-styles.ts'
import { reasonOf, withinLimit } from './view-limit.ts'

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

/** Scrolls down and back, so that everything lazy loads. Says how many pictures have not. */
async function waitForPictures(page: Page, { isWhole }: { isWhole: boolean }): Promise<number> {
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
  return page.evaluate(
    (scrolls) =>
      [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect()
        const isPictured = scrolls || (bottom > 0 && top < window.innerHeight)
        return isPictured && !image.complete && image.checkVisibility()
      }).length,
    isWhole,
  )
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

/** Names what was reached, for the report of a view that goes no further. */
interface ViewProgress {
  reached: 'not opened' | 'opened' | 'its pictures loaded'
  /** Pictures that came too late, on a busy machine. */
  missing: number
}

interface ViewTaken {
  readonly view: LookView
  /** Without ending. */
  readonly file: string
  readonly progress: ViewProgress
}

async function takeView(shop: LookShop, options: LookOptions, { view, file, progress }: ViewTaken): Promise<void> {
  const { page } = shop
  await view.open(shop)
  progress.reached = 'opened'
  if (!options.isWanted(view.name)) return
  await page.addStyleTag({ content: STILL })
  if (options.isOfStyles) {
    await whenQuiet(page)
    writeFileSync(`${file}.json`, JSON.stringify(await readStyles(page)))
    return
  }
  progress.missing = await waitForPictures(page, { isWhole: view.whole })
  progress.reached = 'its pictures loaded'
  await replaceOrderNumbers(page)
  await page.screenshot({ path: `${file}.png`, fullPage: view.whole })
}

/** All views of one brand at each width, by one visitor, so that view counts stay the same. */
export async function takeLook(browser: Browser, options: LookOptions): Promise<readonly string[]> {
  const { brand, origin, folder, report } = options
  const { language } = MARKETS[BRANDS[brand].homeMarket]
  const storageState = chosenVisitor()
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', locale: language, storageState })
  let page = await context.newPage()
  const productPath = outsideExperiments(await findFirstProduct(page))
  mkdirSync(join(folder, brand), { recursive: true })
  const failed: string[] = []
  for (const width of options.widths) {
    const size = { width, height: HEIGHTS[width] ?? 900 }
    await page.setViewportSize(size)
    await context.addCookies([{ name: 'deviceWidth', value: String(width), url: origin }])
    for (const view of lookViews(brand)) {
      // Unwanted views are opened too when later ones continue from them.
      if (!options.isWanted(view.name) && !view.isNeededLater) continue
      const name = `${view.name}-${width}`
      const progress: ViewProgress = { reached: 'not opened', missing: 0 }
      const taken = { view, file: join(folder, brand, name), progress }
      try {
        await withinLimit(takeView({ brand, language, page, productPath }, options, taken), () => progress.reached)
        if (progress.missing > 0)
          failed.push(
            `${brand} ${name}: ${progress.missing} pictures were not loaded within ${PICTURES_WITHIN_MS / 1000} s`,
          )
      } catch (error) {
        failed.push(`${brand} ${name}: ${reasonOf(error)}`)
        // What the view still waits for ends with its page.
        await page.close()
        page = await context.newPage()
        await page.setViewportSize(size)
      }
    }
    report(`${brand} at ${width}`)
  }
  await context.close()
  return failed
}
