import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from './chromium.ts'
import { runSteps, type Step } from './run-steps.ts'
import { concludeRun, readPlaywrightReport, readVitestReport, type TestReport } from './test-reports.ts'

/** "Am I done?": format, lint, types, unit and HTTP tests, browser journeys. The last line counts every test that ran. */
const ROOT = resolve(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'artefacts', 'results')

/** The words of a failure stand far above by now, and a long log may be cut: the first of them are said again. */
const WORDS_SHOWN = 1500

function tellFailures(reports: readonly TestReport[]): void {
  for (const { file, title, words } of reports.flatMap(({ failures }) => failures)) {
    process.stdout.write(`\n✗ ${file}: ${title}\n${stripVTControlCharacters(words).slice(0, WORDS_SHOWN)}\n`)
  }
  for (const title of reports.flatMap(({ unsteady }) => unsteady))
    process.stdout.write(`\nUnsteady, passed at the second try: ${title}\n`)
}

async function verify(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const node = process.execPath
  const steps: readonly Step[] = [
    { name: 'format', command: [node, 'node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
    { name: 'lint', command: [node, 'scripts/lint.ts'] },
    { name: 'types', command: [node, 'scripts/types.ts'] },
    {
      name: 'unit and HTTP tests',
      command: [node, 'node_modules/vitest/vitest.mjs', 'run'],
      env: { FIRKANT_RESULTS: join(RESULTS, 'vitest.json') },
    },
    {
      name: 'browser journeys',
      command: [node, 'node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
      env: { CHROMIUM_PATH: ensureChromium(), FIRKANT_RESULTS: join(RESULTS, 'playwright.json') },
    },
  ]
  const run = await runSteps(steps, ROOT)
  const reports = [
    readVitestReport(join(RESULTS, 'vitest.json'), ROOT),
    readPlaywrightReport(join(RESULTS, 'playwright.json')),
  ]
  tellFailures(reports)
  const { lines, exitCode } = concludeRun(reports, run)
  process.stdout.write(`\n${lines.join('\n')}\n`)
  process.exitCode = exitCode
}

await verify()
