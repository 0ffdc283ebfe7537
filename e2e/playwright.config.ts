import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import type { ShopOptions } from './src/shop-fixture.ts'

const ARTEFACTS = join(import.meta.dirname, '../artefacts/e2e')

/** The journeys run on all four brands; what is one brand's own says so by its folder or a skip-free condition. */
export default defineConfig<ShopOptions>({
  testDir: 'src',
  outputDir: join(ARTEFACTS, 'traces'),
  globalSetup: './src/start-shops.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A whole run has one more try for a journey that a busy machine upset; `npm test` names each that needed it.
  retries: process.env.FIRKANT_RESULTS ? 1 : 0,
  // Limits are for what hangs: a machine that is busy with other things takes ten times as long and still passes.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env.FIRKANT_RESULTS
    ? [['line'], ['json', { outputFile: process.env.FIRKANT_RESULTS }]]
    : [['list']],
  use: {
    viewport: { width: 1366, height: 900 },
    screenshot: 'only-on-failure',
    // A trace of every journey takes as long as the journeys: ask for it when one fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'shop', testMatch: /journeys\/.*\.test\.ts/, use: { brand: 'hjemly' } },
    ...BRAND_KEYS.map((brand) => ({ name: brand, testMatch: /brands\/.*\.test\.ts/, use: { brand } })),
  ],
})
