import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from './chromium.ts'
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-reports.ts'

/** "Am I done?": format, lint, types, unit and HTTP tests, browser journeys. The last line counts every test that ran. */
const ROOT = resolve(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'artefacts', 'results')

interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

function run(step: Step): Promise<boolean> {
  const { promise, resolve: done } = Promise.withResolvers<boolean>()
  const [program = '', ...args] = step.command
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...step.env } })
  child.on('exit', (code) => done(code === 0))
  child.on('error', () => done(false))
  return promise
}

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
  const failed: string[] = []
  for (const step of steps) {
    const startedAt = performance.now()
    process.stdout.write(`\n── ${step.name}\n`)
    if (!(await run(step))) failed.push(step.name)
    process.stdout.write(
      `── ${step.name}: ${failed.includes(step.name) ? 'FAILED' : 'ok'} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`,
    )
  }
  const reports = [
    readVitestReport(join(RESULTS, 'vitest.json'), ROOT),
    readPlaywrightReport(join(RESULTS, 'playwright.json')),
  ]
  tellFailures(reports)
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`)
  const sum = (key: 'passed' | 'failed') => reports.reduce((total, report) => total + report[key], 0)
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

await verify()
