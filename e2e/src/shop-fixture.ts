import { join } from 'node:path'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'

export interface ShopOptions {
  readonly brand: BrandKey
}

interface ShopFixtures {
  readonly origin: string
  /** Errors of the browser; a test that expects some empties it. */
  readonly complaints: string[]
}

const SHOTS = join(import.meta.dirname, '../../artefacts/screenshots')

const UNUSED_PRELOAD = /was preloaded using link preload but not used/

export const test = base.extend<ShopOptions & ShopFixtures>({
  brand: ['hjemly', { option: true }],
  origin: async ({ brand }, use) => {
    const origins = JSON.parse(process.env.FIRKANT_E2E_ORIGINS ?? '{}') as Record<string, string>
    await use(origins[brand] ?? '')
  },
  baseURL: async ({ origin }, use) => use(origin),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const widthNow = () => page.viewportSize()?.width
      let openedAt = widthNow()
      page.on('domcontentloaded', () => {
        openedAt = widthNow()
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        // What was fetched early for one width is not used where a test makes the window another.
        if (UNUSED_PRELOAD.test(message.text()) && openedAt !== widthNow()) return
        complaints.push(message.text())
      })
      // Reported by the shop itself: failed renders, hydration mismatches.
      page.on('request', (request) => {
        if (request.url().endsWith('/client-telemetry')) complaints.push(request.postData() ?? 'a report')
      })
      await use(complaints)
      expect(complaints, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export function homeMarketOf(brand: BrandKey) {
  return BRANDS[brand].homeMarket
}

/** For tests of the frame: a short form renders in a third of the start page's time. */
export function plainPageOf(brand: BrandKey): string {
  return FIXED_PATHS.withdrawal[MARKETS[homeMarketOf(brand)].language]
}

/** Somebody is there: React comes, and the page is taken over. */
export async function whenStarted(page: Page): Promise<void> {
  // Looks at each frame; an expectation that fails at first looks again after 100, 250, 500 and 1000 ms.
  await page.waitForFunction(() => {
    if ('started' in document.documentElement.dataset) return true
    // As a mouse that is moved.
    dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
    return false
  })
}

const TAKEN_OVER_WITHIN_MS = 60_000

/** Waits until this part is hydrated: a press before that is lost. */
export async function whenTakenOver(part: Locator): Promise<void> {
  const isTakenOver = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  // Again from the start where the part is drawn anew meanwhile.
  await expect(async () => {
    await part.scrollIntoViewIfNeeded()
    expect(await isTakenOver()).toBe(true)
    // Pictures are taken outside a test, where nothing else ends the tries.
  }).toPass({ timeout: TAKEN_OVER_WITHIN_MS })
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenStarted(page)
  // Cards get their data at the first sign of a visitor.
  await page.mouse.move(1, 1)
}

/**
 * The first screen with its pictures, when SCREENSHOTS=1. A whole page would make the shop resize every picture
 * on it.
 */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  await page.evaluate(async () => {
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && image.checkVisibility({ opacityProperty: true })
    }
    // Decoding waits for loading too; a failed picture shows its placeholder.
    const decoded = Promise.all(
      [...document.images].filter(isInView).map((image) => image.decode().catch(() => undefined)),
    )
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 10_000))])
  })
  await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}
