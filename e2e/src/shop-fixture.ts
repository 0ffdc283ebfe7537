import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'

export interface ShopOptions {
  readonly brand: BrandKey
}

interface ShopFixtures {
  readonly origin: string
  /** What the browser complained about; a test that expects complaints empties it. */
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
      // What the shop itself found wrong: a render that failed, markup that did not agree.
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

/** The shop's code has taken over the server's markup. */
export async function whenStarted(page: Page): Promise<void> {
  await expect(page.locator('html[data-started]')).toBeAttached()
}

/** The code of this very part has come: what is pressed before that is lost on it. */
export async function whenTakenOver(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  const isTakenOver = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isTakenOver).toBe(true)
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenStarted(page)
}

/** A card is looked at eight times, not twenty-four: the rest are alike, and each costs a quarter of a second. */
const MORE_OF_THE_SAME = '[data-part=listing-grid] > :nth-child(n + 9)'

/** The whole page, or one part of it: an open panel. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const result = await new AxeBuilder({ page })
    // A list of all that is well takes as long to write as what is wrong takes to find.
    .options({ resultTypes: ['violations'] })
    .include(within)
    .exclude(MORE_OF_THE_SAME)
    // The shop has no frames: without the way around them axe takes half the time.
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
 * The first screen, once its pictures are there, for whoever asks with SCREENSHOTS=1. A whole page would make the shop
 * encode every picture on it.
 */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  await page.evaluate(async () => {
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && image.checkVisibility({ opacityProperty: true })
    }
    // Decoding also waits for the picture to arrive; one that fails shows its placeholder.
    const decoded = Promise.all(
      [...document.images].filter(isInView).map((image) => image.decode().catch(() => undefined)),
    )
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 10_000))])
  })
  await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}
