import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureChromium } from './chromium.ts'

/** "Am I done?": format, lint, types, unit and HTTP tests, browser journeys. The last line counts every test that ran. */
const ROOT = resolve(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'artefacts', 'results')

interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

interface Counts {
  readonly passed: number
  readonly failed: number
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
}

function run(step: Step): Promise<boolean> {
  const { promise, resolve: done } = Promise.withResolvers<boolean>()
  const [program = '', ...args] = step.command
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...step.env } })
  child.on('exit', (code) => done(code === 0))
  child.on('error', () => done(false))
  return promise
}

function readReport(name: string): Record<string, unknown> | undefined {
  const file = join(RESULTS, name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : undefined
}

function vitestCounts(): Counts {
  const report = readReport('vitest.json')
  return { passed: Number(report?.numPassedTests ?? 0), failed: Number(report?.numFailedTests ?? 0) }
}

function playwrightCounts(): Counts {
  const stats = readReport('playwright.json')?.stats as
    | { expected: number; unexpected: number; flaky: number }
    | undefined
  return { passed: Number(stats?.expected ?? 0) + Number(stats?.flaky ?? 0), failed: Number(stats?.unexpected ?? 0) }
}

/** Journeys that failed and then passed: nothing to be proud of, so they are named. */
function unsteady({ suites = [], specs = [] }: Suite): readonly string[] {
  return [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...suites.flatMap(unsteady),
  ]
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
  const counts = [vitestCounts(), playwrightCounts()]
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0)
  for (const title of unsteady(readReport('playwright.json') ?? {}))
    process.stdout.write(`\nUnsteady, passed at the second try: ${title}\n`)
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`)
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

await verify()
