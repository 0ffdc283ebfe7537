import type { Locator, Page } from '@playwright/test'
import { useBuiltShop } from './built-shop.ts'
import { test as base } from './shop-fixture.ts'

/**
 * Shop in development mode, which has the component gallery: built and started once, for the one file that uses it, on
 * the database and the pictures of the run.
 */
export const test = base.extend<object, { kitOrigin: string }>({
  kitOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
    async ({}, use) => useBuiltShop({ build: ['--kit'], buildFolder: 'dist/kit', mode: 'development' }, use),
    { scope: 'worker', timeout: 300_000 },
  ],
  origin: async ({ kitOrigin }, use) => use(kitOrigin),
})

/** One state of a piece, by its heading. */
export function stateOf(page: Page, piece: string, name: string): Locator {
  return page
    .locator(`[data-piece=${piece}] [data-part=kit-state]`)
    .filter({ has: page.locator('[data-part=kit-name]').getByText(name, { exact: true }) })
}
