import { existsSync, readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import type { StepsRun } from './run-steps.ts'

/** What the reports of both test runners say, in one shape. */
export interface TestReport {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly Failure[]
  /** Journeys that failed and then passed: nothing to be proud of, so they are named. */
  readonly unsteady: readonly string[]
}

export interface Failure {
  readonly file: string
  readonly title: string
  readonly words: string
}

interface VitestReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

interface PlaywrightReport extends Suite {
  readonly stats: { readonly expected: number; readonly flaky: number }
}

/** A run that was cut off, or never began, leaves no report or half of one: nobody knows what would have failed. */
function withoutReport(file: string): TestReport {
  const words = 'The run left no whole report: it was cut off, or never began.'
  return { passed: 0, failed: 1, failures: [{ file: basename(file), title: 'all of it', words }], unsteady: [] }
}

function readJson<Report>(file: string): Report | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** No test is left out on purpose: one that did not run was cut off. */
const NOT_RUN = 'It did not run: the run was cut off before it.'

export function readVitestReport(file: string, root: string): TestReport {
  const report = readJson<VitestReport>(file)
  if (!report) return withoutReport(file)
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name)
    const failed = assertionResults.filter((each) => each.status !== 'passed')
    // A file that can't be loaded has no tests that could fail.
    if (failed.length === 0 && status === 'failed') return [{ file: path, title: 'the file', words: message }]
    return failed.map(({ fullName, failureMessages, status: state }) => ({
      file: path,
      title: fullName,
      words: state === 'failed' ? failureMessages.join('\n') : NOT_RUN,
    }))
  })
  return { passed: report.numPassedTests, failed: failures.length, failures, unsteady: [] }
}

export function readPlaywrightReport(file: string): TestReport {
  const report = readJson<PlaywrightReport>(file)
  if (!report) return withoutReport(file)
  const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
    ...specs,
    ...suites.flatMap(specsOf),
  ]
  const tests = specsOf(report).flatMap(({ title, file: path, tests: each }) =>
    each.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${title}`,
      file: path,
      status,
      words: status === 'skipped' ? NOT_RUN : (results.find(({ error }) => error)?.error?.message ?? ''),
    })),
  )
  const { expected, flaky } = report.stats
  const failures = tests.filter(({ status }) => status === 'unexpected' || status === 'skipped')
  return {
    passed: expected + flaky,
    failed: failures.length,
    failures,
    unsteady: tests.filter(({ status }) => status === 'flaky').map(({ title }) => title),
  }
}

/** The last lines of a run. It never says that nothing failed unless every step ran to its end and was well. */
export function concludeRun(
  reports: readonly TestReport[],
  { failed, isCutOff }: StepsRun,
): { readonly lines: readonly string[]; readonly exitCode: number } {
  const sum = (key: 'passed' | 'failed') => reports.reduce((total, report) => total + report[key], 0)
  const failedTests = Math.max(sum('failed'), failed.length, isCutOff ? 1 : 0)
  return {
    lines: [
      ...(isCutOff ? ['Cut off: not every step ran to its end.'] : []),
      ...(failed.length > 0 ? [`Failed: ${failed.join(', ')}`] : []),
      `${sum('passed')} passed, ${failedTests} failed`,
    ],
    exitCode: failedTests > 0 ? 1 : 0,
  }
}
