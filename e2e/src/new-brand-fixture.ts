import { once } from 'node:events'
import { fork } from 'node:child_process'
import { join, resolve } from 'node:path'
import { stopChild } from '@firkant/server/platform/process/child-server.ts'
import { test as base } from './shop-fixture.ts'
import { startShop } from './start-shop.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Test brand: a palette, two fonts and choices of variants (docs/theming.md). */
const FOLDER = 'packages/brands/fixture/strandby'

/** Shop with hjemly's products in the test brand's design. */
export const test = base.extend<object, { newBrandOrigin: string }>({
  newBrandOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
    async ({}, use) => {
      const build = fork(join(ROOT, 'scripts/build.ts'), ['--brand', 'hjemly', '--folder', FOLDER], { stdio: 'ignore' })
      const [code] = (await once(build, 'exit')) as [number]
      if (code !== 0) throw new Error(`${FOLDER} could not be built`)
      const { origin, child } = await startShop({
        BRAND: 'hjemly',
        SHOP_MODE: 'demo',
        BUILD_DIR: join(ROOT, 'dist/look/strandby'),
        DATABASE_URL: process.env.FIRKANT_E2E_DATABASE ?? '',
        DATA_DIR: process.env.FIRKANT_E2E_DATA ?? '',
      })
      await use(origin)
      await stopChild(child)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  origin: async ({ newBrandOrigin }, use) => use(newBrandOrigin),
})
