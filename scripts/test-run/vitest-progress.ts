import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'
import { createProgress, type Progress } from './progress.ts'
import type { VitestFacts } from './test-reports.ts'

/** The progress of unit and HTTP tests; at the end, what Vitest's own report leaves out goes to a file. */
export function reportProgress({ root, factsFile }: { root: string; factsFile: string }): Reporter {
  let progress: Progress | undefined
  const unsteady: string[] = []
  const fileSeconds: Record<string, number> = {}
  const nameOf = (test: TestCase) => `${relative(root, test.module.moduleId)}: ${test.fullName}`
  return {
    onTestRunStart(specifications) {
      progress = createProgress({ out: process.stdout, total: specifications.length, unit: 'files' })
    },
    onTestModuleEnd(module) {
      const { duration, collectDuration, environmentSetupDuration } = module.diagnostic()
      const seconds = (duration + collectDuration + environmentSetupDuration) / 1000
      fileSeconds[relative(root, module.moduleId)] = Math.round(seconds * 100) / 100
      const tests = [...module.children.allTests()]
      unsteady.push(...tests.filter((test) => test.diagnostic()?.flaky).map(nameOf))
      const failed = tests.filter((test) => test.result().state === 'failed').map(nameOf)
      const unread = module.state() === 'failed' && failed.length === 0 ? [relative(root, module.moduleId)] : []
      const passed = tests.filter((test) => test.result().state === 'passed').length
      progress?.advance({ passed, failed: [...failed, ...unread] })
    },
    onTestRunEnd(_modules, errors) {
      progress?.end()
      for (const { message } of errors) process.stdout.write(`  ✗ outside of a test: ${message}\n`)
      writeFileSync(factsFile, JSON.stringify({ unsteady, fileSeconds } satisfies VitestFacts))
    },
  }
}
