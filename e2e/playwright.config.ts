import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { chosenVisitor } from '../scripts/page-weight/chosen-visitor.ts'
import { ensureChromium } from '../scripts/programs/chromium.ts'
import type { ShopOptions } from './src/shop-fixture.ts'

const PROGRESS = join(import.meta.dirname, '../scripts/test-run/playwright-progress.ts')
const ARTEFACTS = join(import.meta.dirname, '../artefacts/e2e')

/** Journeys run on one brand, tests in `brands/` on all four. */
export default defineConfig<ShopOptions>({
  testDir: 'src',
  outputDir: join(ARTEFACTS, 'traces'),
  globalSetup: './src/start-shops.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // One retry in a whole run, for failures of a busy machine; `npm test` lists each test that needed it.
  retries: process.env.FIRKANT_RESULTS ? 1 : 0,
  // Timeouts are for what hangs: a busy machine takes ten times as long and still passes.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env.FIRKANT_RESULTS
    ? [[PROGRESS], ['json', { outputFile: process.env.FIRKANT_RESULTS }]]
    : [['list']],
  use: {
    viewport: { width: 1366, height: 900 },
    // As long as expectations wait: a press that never comes holds nobody up for the whole time of a test.
    actionTimeout: 60_000,
    // The next test starts where a browser has the scripts and styles already; cookies and storage are its own.
    reuseContext: true,
    // Nobody waits for a movement, but where it is the subject.
    contextOptions: { reducedMotion: 'reduce' },
    // The question of cookies is answered, but where it is the subject.
    storageState: chosenVisitor(),
    screenshot: 'only-on-failure',
    // Tracing doubles the time of a run: switch it on when a journey fails.
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
