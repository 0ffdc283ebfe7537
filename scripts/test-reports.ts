import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

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
  readonly numFailedTests: number
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
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const NOTHING: TestReport = { passed: 0, failed: 0, failures: [], unsteady: [] }

const readJson = <Report>(file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined

export function readVitestReport(file: string, root: string): TestReport {
  const report = readJson<VitestReport>(file)
  if (!report) return NOTHING
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    // A file that can't be loaded has no tests that could fail.
    if (failed.length === 0 && status === 'failed') return [{ file: path, title: 'the file', words: message }]
    return failed.map(({ fullName, failureMessages }) => ({
      file: path,
      title: fullName,
      words: failureMessages.join('\n'),
    }))
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures, unsteady: [] }
}

export function readPlaywrightReport(file: string): TestReport {
  const report = readJson<PlaywrightReport>(file)
  if (!report) return NOTHING
  const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
    ...specs,
    ...suites.flatMap(specsOf),
  ]
  const tests = specsOf(report).flatMap(({ title, file: path, tests: each }) =>
    each.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${title}`,
      file: path,
      status,
      words: results.find(({ error }) => error)?.error?.message ?? '',
    })),
  )
  const { expected, flaky, unexpected } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: tests.filter(({ status }) => status === 'unexpected'),
    unsteady: tests.filter(({ status }) => status === 'flaky').map(({ title }) => title),
  }
}
