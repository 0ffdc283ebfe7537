import { existsSync, readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { findMissingProgram } from './machine-programs.ts'
import type { StepsRun } from './run-steps.ts'

/** What the reports of both test runners say, in one shape. */
export interface TestReport {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly Failure[]
  /** For want of a program on this machine, with its name. */
  readonly leftOut?: readonly string[]
  /** Journeys that failed and then passed: nothing to be proud of, so they are named. */
  readonly unsteady: readonly string[]
  readonly durations: readonly TestDuration[]
  /** Seconds of one worker by file; journeys' files with their project. */
  readonly fileSeconds: Readonly<Record<string, number>>
}

/** What Vitest's own report leaves out. */
export interface VitestFacts {
  readonly unsteady: readonly string[]
  readonly fileSeconds: Readonly<Record<string, number>>
}

export interface TestDuration {
  readonly file: string
  readonly title: string
  readonly seconds: number
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
      readonly duration?: number | null
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
      readonly results: readonly { readonly duration?: number; readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

interface PlaywrightReport extends Suite {
  readonly stats: { readonly expected: number; readonly flaky: number }
}

/** A run that was cut off, or never began, leaves no report or half of one: nobody knows what would have failed. */
function withoutReport(file: string): TestReport {
  const words = 'The run left no whole report: it was cut off, or never began.'
  const failures = [{ file: basename(file), title: 'all of it', words }]
  return { passed: 0, failed: 1, failures, unsteady: [], durations: [], fileSeconds: {} }
}

function readJson<Report>(file: string): Report | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** No test is left out but for want of a program: one that did not run was cut off. */
const NOT_RUN = 'It did not run: the run was cut off before it.'

interface VitestFiles {
  readonly file: string
  readonly factsFile: string
  readonly root: string
}

export function readVitestReport({ file, factsFile, root }: VitestFiles, findMissing = findMissingProgram): TestReport {
  const report = readJson<VitestReport>(file)
  const facts = readJson<VitestFacts>(factsFile)
  if (!report || !facts) return withoutReport(file)
  const leftOut: string[] = []
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name)
    const failed = assertionResults.filter(({ status: state, fullName }) => {
      const missing = state === 'skipped' ? findMissing(path, fullName) : undefined
      if (missing !== undefined) leftOut.push(`${missing}: ${fullName}`)
      return state !== 'passed' && missing === undefined
    })
    // A file that can't be loaded has no tests that could fail.
    if (failed.length === 0 && status === 'failed') return [{ file: path, title: 'the file', words: message }]
    return failed.map(({ fullName, failureMessages, status: state }) => ({
      file: path,
      title: fullName,
      words: state === 'failed' ? failureMessages.join('\n') : NOT_RUN,
    }))
  })
  const durations = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  return { passed: report.numPassedTests, failed: failures.length, failures, leftOut, durations, ...facts }
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
      project: projectName,
      status,
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
      words: status === 'skipped' ? NOT_RUN : (results.find(({ error }) => error)?.error?.message ?? ''),
    })),
  )
  const { expected, flaky } = report.stats
  const failures = tests.filter(({ status }) => status === 'unexpected' || status === 'skipped')
  const fileSeconds: Record<string, number> = {}
  for (const { project, file: path, seconds } of tests) {
    const key = `[${project}] ${path}`
    fileSeconds[key] = (fileSeconds[key] ?? 0) + seconds
  }
  return {
    passed: expected + flaky,
    failed: failures.length,
    failures,
    unsteady: tests.filter(({ status }) => status === 'flaky').map(({ title }) => title),
    durations: tests.map(({ file: path, title, seconds }) => ({ file: path, title, seconds })),
    fileSeconds,
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
