import { once } from 'node:events'
import { fork } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { stopChild } from '@firkant/server/platform/process/child-server.ts'
import { expect, openPage, test as base } from './shop-fixture.ts'
import { startShop, type StartedShop } from './start-shop.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const KIT_PATH = '/__kit'

/** Builds the brand with the gallery and starts it in development mode. Resized pictures are shared by all shops. */
async function startKit(brand: BrandKey): Promise<StartedShop> {
  const build = fork(join(ROOT, 'scripts/build.ts'), ['--kit', '--brand', brand], { stdio: 'ignore' })
  const [code] = (await once(build, 'exit')) as [number]
  if (code !== 0) throw new Error(`The gallery of ${brand} could not be built`)
  return startShop({
    BRAND: brand,
    SHOP_MODE: 'development',
    BUILD_DIR: join(ROOT, 'dist/kit'),
    DATABASE_URL: process.env.FIRKANT_E2E_DATABASE ?? '',
    DATA_DIR: process.env.FIRKANT_E2E_DATA ?? '',
  })
}

/** Shop in development mode, which has the component gallery. */
export const test = base.extend<object, { kitOrigin: (brand: BrandKey) => Promise<string> }>({
  kitOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
    async ({}, use) => {
      const shops = new Map<BrandKey, Promise<StartedShop>>()
      await use(async (brand) => {
        const shop = shops.get(brand) ?? startKit(brand)
        shops.set(brand, shop)
        return (await shop).origin
      })
      for (const shop of shops.values()) await stopChild((await shop).child)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  origin: async ({ brand, kitOrigin }, use) => use(await kitOrigin(brand)),
})

/** Opens it and waits for hydration: only the browser runs the countdown. */
export async function openKit(page: Page): Promise<void> {
  await openPage(page, KIT_PATH)
  await expect(page.locator('[data-piece=countdown]').getByRole('timer').first()).toBeAttached()
}

/** One state of a piece, by its heading. */
export function stateOf(page: Page, piece: string, name: string): Locator {
  return page
    .locator(`[data-piece=${piece}] [data-part=kit-state]`)
    .filter({ has: page.locator('[data-part=kit-name]').getByText(name, { exact: true }) })
}

/** From now on the test moves the clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

export async function expectAsWideAsWindow(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
}
