import { defineConfig } from '@playwright/test'
export default defineConfig({
  testDir: 'src', outputDir: '/tmp/cart-try/traces', workers: 1, timeout: 60_000, expect: { timeout: 15_000 }, reporter: [['list']],
  use: { viewport: { width: 1366, height: 900 }, launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] } },
  projects: [{ name: 'shop', testMatch: /journeys\/cart\.test\.ts/ }],
})
