import { once } from 'node:events'
import { fork } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { stopChild } from '@firkant/server/platform/process/child-server.ts'
import { test as base } from './shop-fixture.ts'
import { startShop } from './start-shop.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const BRAND = 'hjemly'

/**
 * Shop in development mode, which has the component gallery: built and started once, for the one file that uses it, on
 * the database and the pictures of the run.
 */
export const test = base.extend<object, { kitOrigin: string }>({
  kitOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
    async ({}, use) => {
      const build = fork(join(ROOT, 'scripts/build.ts'), ['--kit', '--brand', BRAND], { stdio: 'ignore' })
      const [code] = (await once(build, 'exit')) as [number]
      if (code !== 0) throw new Error(`The gallery of ${BRAND} could not be built`)
      const { origin, child } = await startShop({
        BRAND,
        SHOP_MODE: 'development',
        BUILD_DIR: join(ROOT, 'dist/kit'),
        DATABASE_URL: process.env.FIRKANT_E2E_DATABASE ?? '',
        DATA_DIR: process.env.FIRKANT_E2E_DATA ?? '',
      })
      await use(origin)
      await stopChild(child)
    },
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
