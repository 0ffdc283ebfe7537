import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { createProgress, type Progress } from './progress.ts'

/** The progress of browser journeys. */
export default class PlaywrightProgress implements Reporter {
  private progress: Progress | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.progress = createProgress({ out: process.stdout, total: suite.allTests().length, unit: 'journeys' })
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const isRetried = result.status !== test.expectedStatus && result.retry < test.retries
    if (isRetried) return
    const [, project, file, ...titles] = test.titlePath()
    const isPassed = result.status === test.expectedStatus
    const name = `[${project}] ${file}: ${titles.join(' › ')}`
    this.progress?.advance(isPassed ? { passed: 1, failed: [] } : { passed: 0, failed: [name] })
  }

  onError(error: TestError): void {
    process.stdout.write(`  ✗ outside of a journey: ${error.message ?? error.value ?? ''}\n`)
  }

  onEnd(): void {
    this.progress?.end()
  }

  /** Vitest and Playwright print failures at the end of a run by themselves; `npm test` does it for both. */
  printsToStdio(): boolean {
    return true
  }
}
