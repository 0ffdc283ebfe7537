import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findMissingProgram } from './machine-programs.ts'
import { concludeRun, readPlaywrightReport, readVitestReport } from './test-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'firkant-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function reportFile(name: string, report: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

const facts = reportFile('facts.json', { unsteady: ['a: now and then'], fileSeconds: { 'apps/a.test.ts': 2.5 } })

it('names each test that failed, and files that could not be loaded', () => {
  const file = reportFile('vitest.json', {
    numPassedTests: 2,
    testResults: [
      {
        name: '/shop/apps/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds up', status: 'passed', failureMessages: [], duration: 1500 },
          { fullName: 'rounds', status: 'failed', failureMessages: ['expected 2 to be 1'] },
        ],
      },
      { name: '/shop/apps/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: '/shop/apps/c.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [{ fullName: 'stands', status: 'passed', failureMessages: [] }],
      },
    ],
  })
  expect(readVitestReport({ file, factsFile: facts, root: '/shop' })).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      { file: 'apps/a.test.ts', title: 'rounds', words: 'expected 2 to be 1' },
      { file: 'apps/b.test.ts', title: 'the file', words: 'no such module' },
    ],
    leftOut: [],
    unsteady: ['a: now and then'],
    durations: [
      { file: 'apps/a.test.ts', title: 'adds up', seconds: 1.5 },
      { file: 'apps/a.test.ts', title: 'rounds', seconds: 0 },
      { file: 'apps/c.test.ts', title: 'stands', seconds: 0 },
    ],
    fileSeconds: { 'apps/a.test.ts': 2.5 },
  })
})

it('names journeys that failed, and those that needed a second try', () => {
  const journey = (title: string, status: string, ...errors: readonly (string | undefined)[]) => ({
    title,
    file: 'cart.test.ts',
    tests: [{ projectName: 'shop', status, results: errors.map((message) => (message ? { error: { message } } : {})) }],
  })
  const file = reportFile('playwright.json', {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      { specs: [journey('buys', 'expected', undefined)] },
      { suites: [{ specs: [journey('pays', 'flaky', 'late', undefined), journey('leaves', 'unexpected', 'gone')] }] },
    ],
  })
  expect(readPlaywrightReport(file)).toMatchObject({
    passed: 2,
    failed: 1,
    failures: [{ file: 'cart.test.ts', title: '[shop] leaves', words: 'gone' }],
    unsteady: ['[shop] pays'],
  })
})

it('a step that left no report, or half of one, failed', () => {
  const half = join(folder, 'half.json')
  writeFileSync(half, '{"numPassedTests":12,"testRes')
  for (const file of [join(folder, 'none.json'), half])
    for (const report of [readVitestReport({ file, factsFile: facts, root: folder }), readPlaywrightReport(file)])
      expect(report).toMatchObject({ passed: 0, failed: 1, failures: [{ words: expect.stringContaining('cut off') }] })
})

it('a test that did not run failed: none is left out on purpose', () => {
  const unit = reportFile('cut-unit.json', {
    numPassedTests: 1,
    testResults: [
      {
        name: '/shop/apps/a.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [
          { fullName: 'adds up', status: 'passed', failureMessages: [], duration: 1500 },
          { fullName: 'rounds', status: 'skipped', failureMessages: [] },
        ],
      },
    ],
  })
  expect(readVitestReport({ file: unit, factsFile: facts, root: '/shop' })).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ title: 'rounds' }],
  })
  const journeys = reportFile('cut-journeys.json', {
    stats: { expected: 3, flaky: 0 },
    suites: [
      { specs: [{ title: 'buys', file: 'a', tests: [{ projectName: 'shop', status: 'skipped', results: [] }] }] },
    ],
  })
  expect(readPlaywrightReport(journeys)).toMatchObject({ passed: 3, failed: 1, failures: [{ title: '[shop] buys' }] })
})

it('only a test whose program the machine lacks is left out, and is named', () => {
  const results = ['nginx takes its file', 'adds up'].map((fullName) => ({
    fullName,
    status: 'skipped',
    failureMessages: [],
  }))
  const unit = reportFile('left-out.json', {
    numPassedTests: 0,
    testResults: [{ name: '/shop/front.test.ts', status: 'passed', message: '', assertionResults: results }],
  })
  const needs = (isThere: boolean) => (file: string, title: string) =>
    findMissingProgram(file, title, [
      { program: 'nginx', isThere: () => isThere, file: 'front.test.ts', title: 'nginx takes' },
    ])
  expect(readVitestReport({ file: unit, factsFile: facts, root: '/shop' }, needs(false))).toMatchObject({
    failures: [{ title: 'adds up' }],
    leftOut: ['nginx: nginx takes its file'],
  })
  expect(readVitestReport({ file: unit, factsFile: facts, root: '/shop' }, needs(true))).toMatchObject({
    failed: 2,
    leftOut: [],
  })
})

it('says that nothing failed only when every step ran and was well', () => {
  const well = { passed: 7, failed: 0, failures: [], unsteady: [], durations: [], fileSeconds: {} }
  expect(concludeRun([well, well], { failed: [], isCutOff: false, times: [] })).toEqual({
    lines: ['14 passed, 0 failed'],
    exitCode: 0,
  })
  expect(concludeRun([well], { failed: ['lint'], isCutOff: false, times: [] })).toEqual({
    lines: ['Failed: lint', '7 passed, 1 failed'],
    exitCode: 1,
  })
  expect(concludeRun([well], { failed: [], isCutOff: true, times: [] })).toEqual({
    lines: ['Cut off: not every step ran to its end.', '7 passed, 1 failed'],
    exitCode: 1,
  })
})

it('a run that is ended from outside ends its step, leaves out the rest and says so', async () => {
  const script = join(folder, 'run.ts')
  const node = JSON.stringify(process.execPath)
  const steps = new URL('run-steps.ts', import.meta.url).href
  const reports = new URL('test-reports.ts', import.meta.url).href
  writeFileSync(
    script,
    `import { runSteps } from ${JSON.stringify(steps)}
     import { concludeRun } from ${JSON.stringify(reports)}
     const endless = ['-e', 'console.log("under way"); setInterval(() => undefined, 1000)']
     const run = await runSteps([
       { name: 'first', command: [${node}, ...endless] },
       { name: 'second', command: [${node}, '-e', 'console.log("never")'] },
     ], process.cwd())
     const { lines, exitCode } = concludeRun([], run)
     console.log(lines.join('\\n'))
     process.exitCode = exitCode`,
  )
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  let isKilled = false
  child.stdout.on('data', (chunk: Buffer) => {
    said += String(chunk)
    // Once: a second signal may arrive when Node no longer listens, and end it without a word.
    if (!isKilled && said.includes('under way')) isKilled = child.kill('SIGTERM')
  })
  const [code] = (await once(child, 'close')) as [number | null]
  expect(code).toBe(1)
  expect(said).toContain('Cut off')
  expect(said).toMatch(/0 passed, 1 failed\n$/)
  expect(said).not.toContain('never')
})
