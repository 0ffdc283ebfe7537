import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
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
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
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

/** Waits for hydration. */
export async function whenStarted(page: Page): Promise<void> {
  await expect(page.locator('html[data-started]')).toBeAttached()
}

/** Waits until this part is hydrated: a press before that is lost. */
export async function whenTakenOver(part: Locator): Promise<void> {
  const isTakenOver = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  // Again from the start where the part is drawn anew meanwhile.
  await expect(async () => {
    await part.scrollIntoViewIfNeeded()
    expect(await isTakenOver()).toBe(true)
  }).toPass()
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenStarted(page)
  // Cards get their data at the first sign of a visitor.
  await page.mouse.move(1, 1)
}

/** Eight cards of a list and four of a row: the rest are alike, and each costs a quarter of a second. */
const MORE_OF_THE_SAME = [
  '[data-part=listing-grid] > :nth-child(n + 9)',
  'main [data-part=carousel-track] > :nth-child(n + 5)',
]

/** The whole page, or one part of it, e.g. an open panel. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // What is far below a phone's screen is not laid out yet, and would seem to lie over what follows.
  await page.evaluate(() => void (document.documentElement.dataset.navigated = ''))
  const axe = new AxeBuilder({ page })
  for (const part of MORE_OF_THE_SAME) axe.exclude(part)
  const result = await axe
    // Listing passed rules takes as long as finding violations.
    .options({ resultTypes: ['violations'] })
    .include(within)
    // The shop has no frames: without frame support axe takes half the time.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = result.violations.map(
    (violation) =>
      `${violation.id}: ${violation.nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary ?? ''})`).join(', ')}`,
  )
  expect(found).toEqual([])
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
