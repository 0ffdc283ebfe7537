import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { TestSequencer } from './apps/server/test/ground/test-sequencer.ts'
import { writeEarlyScript } from './apps/web/build/early-script.ts'
import { missingArt } from './apps/web/build/styles/brand-styles.ts'
import { UNIT_TESTS } from './scripts/test-run/test-files.ts'
import { reportProgress } from './scripts/test-run/vitest-progress.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Set by `npm test`. */
const { FIRKANT_RESULTS: results, FIRKANT_FACTS: facts = '' } = process.env

export default defineConfig({
  plugins: [missingArt, writeEarlyScript],
  resolve: {
    alias: [
      { find: /^#brand\/(.+)$/, replacement: here('packages/brands/src/hjemly/$1') },
      { find: '#brand', replacement: here('packages/brands/src/hjemly/storefront.ts') },
    ],
  },
  // As shops render and hydrate: React's development build takes several times as long for the same markup.
  oxc: { jsx: { development: false } },
  test: {
    include: UNIT_TESTS,
    exclude: ['**/node_modules/**', '**/lint-fixture/**'],
    globalSetup: 'apps/server/test/ground/global-setup.ts',
    sequence: { sequencer: TestSequencer },
    maxWorkers: 2,
    env: { NODE_ENV: 'production' },
    execArgv: ['--import', new URL('scripts/quick-imports.mjs', import.meta.url).href],
    // Nothing of ours keeps state in a module that a test could see: loading them once for all files halves the time.
    isolate: false,
    // Limits are for what hangs: a machine that is busy with other things takes ten times as long and still passes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As with journeys: in a whole run an unsteady test is tried once more, and named with its retry.
    retry: results ? 1 : 0,
    expect: { poll: { timeout: 60_000, interval: 10 } },
    reporters: results
      ? [reportProgress({ root: here('.'), factsFile: facts }), ['json', { outputFile: results }]]
      : ['default'],
    css: false,
  },
})
