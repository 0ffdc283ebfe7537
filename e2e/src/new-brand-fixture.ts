import { useBuiltShop } from './built-shop.ts'
import { test as base } from './shop-fixture.ts'

/** Test brand: a palette, two fonts and choices of variants (docs/theming.md). */
const FOLDER = 'packages/brands/fixture/strandby'

/** Shop with hjemly's products in the test brand's design. */
export const test = base.extend<object, { newBrandOrigin: string }>({
  newBrandOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
    async ({}, use) =>
      useBuiltShop(
        { build: ['--folder', FOLDER, '--kit'], buildFolder: 'dist/look/strandby', mode: 'development' },
        use,
      ),
    { scope: 'worker', timeout: 300_000 },
  ],
  origin: async ({ newBrandOrigin }, use) => use(newBrandOrigin),
})
