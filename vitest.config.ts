import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { missingArt } from './apps/web/build/brand-styles.ts'
import { writeEarlyScript } from './apps/web/build/early-script.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [missingArt, writeEarlyScript],
  resolve: {
    alias: [
      { find: /^#brand\/(.+)$/, replacement: here('packages/brands/src/hjemly/$1') },
      { find: '#brand', replacement: here('packages/brands/src/hjemly/storefront.ts') },
    ],
  },
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'apps/*/src/**/*.test.{ts,tsx}',
      'apps/server/test/**/*.test.ts',
      'apps/web/build/*.test.ts',
      'scripts/*.test.ts',
      'demo/src/*.test.ts',
      'e2e/src/look/*.test.ts',
      'bench/src/{fuzz,gate}/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/lint-fixture/**'],
    globalSetup: 'apps/server/test/global-setup.ts',
    maxWorkers: 2,
    // Nothing of ours keeps state in a module: loading them once for all files halves the time.
    isolate: false,
    // Limits are for what hangs: a machine that is busy with other things takes ten times as long and still passes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As with journeys: in a whole run an unsteady test is tried once more, and named with its retry.
    retry: process.env.FIRKANT_RESULTS ? 1 : 0,
    expect: { poll: { timeout: 60_000 } },
    reporters: process.env.FIRKANT_RESULTS
      ? ['default', ['json', { outputFile: process.env.FIRKANT_RESULTS }]]
      : ['default'],
    css: false,
  },
})
