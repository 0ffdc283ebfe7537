import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installDebianPackages } from './debian-package.ts'

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** The shell without a window needs half the processor time of the whole browser. */
const KNOWN_PLACES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', ...WHOLE_BROWSERS]

function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function findChromium(): string | undefined {
  return [...KNOWN_PLACES, chromium.executablePath()].find((path) => path !== undefined && runs(path))
}

function installWithPlaywright(): boolean {
  return (
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'ignore',
      timeout: 300_000,
    }).status === 0
  )
}

/** A browser for the journeys: one that is there, Debian's package, or Playwright's own. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  process.stdout.write('  Installing Chromium (once) …\n')
  const installed =
    (installDebianPackages(['chromium-headless-shell', 'fonts-liberation']) || installWithPlaywright()) &&
    findChromium()
  if (!installed)
    throw new Error(
      'There is no Chromium, and none could be installed. Install it, or set CHROMIUM_PATH to its program.',
    )
  return installed
}

/** The browser that shoppers have, for measurements. */
export function ensureFullChromium(): string {
  const find = () => WHOLE_BROWSERS.find(runs)
  const found = find()
  if (found) return found
  process.stdout.write('  Installing the whole Chromium (once) …\n')
  const installed = installDebianPackages(['chromium']) && find()
  if (!installed)
    throw new Error('There is no whole Chromium, and none could be installed. Install the package chromium.')
  return installed
}
