import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../chromium.ts'
import { readPlaywrightReport, readVitestReport, type Failure } from '../test-reports.ts'
import { plant, readFaults, type PlantedFault } from './planted-fault.ts'

/**
 * `npm run faults`: puts one mistake after the other into the sources and runs the test that must see it. Kept out of
 * `npm test`: it takes half an hour. `--list FILE` takes other faults, `--only 3-7` some of them.
 */
const ROOT = resolve(import.meta.dirname, '../..')
const RESULTS = join(ROOT, 'artefacts', 'faults')
const REPORT = join(RESULTS, 'report.json')
const FACTS = join(RESULTS, 'facts.json')

type Verdict = 'caught' | 'NOT CAUGHT' | 'NOT RUN'

function runTest({ test }: PlantedFault): readonly Failure[] | undefined {
  const isJourney = test.file.startsWith('e2e/src/') && !test.file.startsWith('e2e/src/look/')
  rmSync(REPORT, { force: true })
  const runner = isJourney
    ? ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--retries=0']
    : ['node_modules/vitest/vitest.mjs', 'run', '--retry=0']
  // Journeys take long: only the one that must see it.
  const choice = isJourney ? [`--project=${test.project ?? 'shop'}`, '-g', RegExp.escape(test.title)] : []
  spawnSync(process.execPath, [...runner, ...choice, test.file], {
    cwd: ROOT,
    env: { ...process.env, FIRKANT_RESULTS: REPORT, FIRKANT_FACTS: FACTS, CHROMIUM_PATH: ensureChromium() },
    stdio: 'ignore',
  })
  const report = isJourney ? readPlaywrightReport(REPORT) : readVitestReport(REPORT, FACTS, ROOT)
  return report.passed + report.durations.length > 0 ? report.failures : undefined
}

function judge(fault: PlantedFault): Verdict {
  const restore = plant(ROOT, fault)
  process.on('exit', restore)
  try {
    const failures = runTest(fault)
    if (!failures) return 'NOT RUN'
    return failures.some(({ title }) => title.includes(fault.test.title)) ? 'caught' : 'NOT CAUGHT'
  } finally {
    restore()
    process.off('exit', restore)
  }
}

function main(): void {
  const { values } = parseArgs({ options: { list: { type: 'string' }, only: { type: 'string' } } })
  const faults = readFaults(readFileSync(values.list ?? join(import.meta.dirname, 'planted-faults.json'), 'utf8'))
  const [first = 1, last = first] = (values.only ?? `1-${faults.length}`).split('-').map(Number)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
  rmSync(RESULTS, { recursive: true, force: true })
  const verdicts: Verdict[] = []
  for (const [at, fault] of faults.entries()) {
    if (at + 1 < first || at + 1 > last) continue
    const startedAt = performance.now()
    const verdict = judge(fault)
    verdicts.push(verdict)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    console.log(
      `${at + 1}/${faults.length} ${verdict}: ${fault.name} (${fault.file}; ${fault.test.file}; ${seconds} s)`,
    )
  }
  const caught = verdicts.filter((verdict) => verdict === 'caught').length
  console.log(`${caught} of ${verdicts.length} planted faults caught`)
  if (verdicts.length === 0 || caught < verdicts.length) process.exitCode = 1
}

main()
