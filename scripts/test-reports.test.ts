import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './test-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'firkant-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function reportFile(name: string, report: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('names each test that failed, and files that could not be loaded', () => {
  const file = reportFile('vitest.json', {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/shop/apps/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds up', status: 'passed', failureMessages: [] },
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
  expect(readVitestReport(file, '/shop')).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      { file: 'apps/a.test.ts', title: 'rounds', words: 'expected 2 to be 1' },
      { file: 'apps/b.test.ts', title: 'the file', words: 'no such module' },
    ],
    unsteady: [],
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

it('counts nothing where a step left no report', () => {
  const nothing = { passed: 0, failed: 0, failures: [], unsteady: [] }
  expect(readVitestReport(join(folder, 'none.json'), folder)).toEqual(nothing)
  expect(readPlaywrightReport(join(folder, 'none.json'))).toEqual(nothing)
})
