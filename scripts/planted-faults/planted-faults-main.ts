import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { ensureChromium } from '../programs/chromium.ts'
import { readPlaywrightReport, readVitestReport, type TestReport } from '../test-run/test-reports.ts'
import { groupFaults, plant, readFaults, type PlantedFault } from './planted-fault.ts'

/**
 * `npm run faults`: puts one mistake after the other into the sources and runs the test that must see it. Kept out of
 * `npm test`: it takes half an hour. `--list FILE` takes other faults, `--only 3-7` some of them, `--together 6` plants
 * several at once, each for a test of its own: quicker, but what a test says must show that it failed for its own.
 */
const ROOT = resolve(import.meta.dirname, '../..')
const RESULTS = join(ROOT, 'artefacts', 'faults')
const REPORT = join(RESULTS, 'report.json')
const FACTS = join(RESULTS, 'facts.json')
const WORDS_SHOWN = 300

type Verdict = 'caught' | 'NOT CAUGHT' | 'NOT RUN'

const isJourney = ({ test }: PlantedFault) => test.file.startsWith('e2e/src/') && !test.file.startsWith('e2e/src/look/')

function runJourneys(tests: readonly PlantedFault['test'][]): TestReport {
  const projects = [...new Set(tests.map(({ project = 'shop' }) => `--project=${project}`))]
  const titles = tests.map(({ title }) => RegExp.escape(title)).join('|')
  const runner = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--retries=0']
  run([...runner, ...projects, '-g', titles, ...new Set(tests.map(({ file }) => file))])
  return readPlaywrightReport(REPORT)
}

function runUnits(tests: readonly PlantedFault['test'][]): TestReport {
  run(['node_modules/vitest/vitest.mjs', 'run', '--retry=0', ...new Set(tests.map(({ file }) => file))])
  return readVitestReport({ file: REPORT, factsFile: FACTS, root: ROOT })
}

function run(command: readonly string[]): void {
  rmSync(REPORT, { force: true })
  const env = { ...process.env, FIRKANT_RESULTS: REPORT, FIRKANT_FACTS: FACTS, CHROMIUM_PATH: ensureChromium() }
  spawnSync(process.execPath, command, { cwd: ROOT, env, stdio: 'ignore' })
}

function runTests(faults: readonly PlantedFault[]): readonly TestReport[] {
  const testsOf = (some: readonly PlantedFault[]) => some.map(({ test }) => test)
  const journeys = faults.filter(isJourney)
  const units = faults.filter((fault) => !isJourney(fault))
  return [
    ...(journeys.length > 0 ? [runJourneys(testsOf(journeys))] : []),
    ...(units.length > 0 ? [runUnits(testsOf(units))] : []),
  ]
}

function judge({ test }: PlantedFault, reports: readonly TestReport[]): readonly [Verdict, string] {
  const isIts = ({ title }: { readonly title: string }) => title.includes(test.title)
  const failure = reports.flatMap(({ failures }) => failures).find(isIts)
  if (failure) return ['caught', stripVTControlCharacters(failure.words).slice(0, WORDS_SHOWN).replaceAll(/\s+/g, ' ')]
  return [reports.some(({ durations }) => durations.some(isIts)) ? 'NOT CAUGHT' : 'NOT RUN', '']
}

function tryFaults(faults: readonly PlantedFault[]): readonly Verdict[] {
  const startedAt = performance.now()
  const restores = faults.map((fault) => plant(ROOT, fault))
  const restore = () => restores.forEach((each) => each())
  process.on('exit', restore)
  try {
    const reports = runTests(faults)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    return faults.map((fault) => {
      const [verdict, words] = judge(fault, reports)
      console.log(`${verdict}: ${fault.name} (${fault.file}; ${fault.test.file}; ${seconds} s)\n    ${words}`)
      return verdict
    })
  } finally {
    restore()
    process.off('exit', restore)
  }
}

function main(): void {
  const { values } = parseArgs({
    options: { list: { type: 'string' }, only: { type: 'string' }, together: { type: 'string', default: '1' } },
  })
  const all = readFaults(readFileSync(values.list ?? join(import.meta.dirname, 'planted-faults.json'), 'utf8'))
  const [first = 1, last = first] = (values.only ?? `1-${all.length}`).split('-').map(Number)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
  rmSync(RESULTS, { recursive: true, force: true })
  const verdicts = groupFaults(all.slice(first - 1, last), Number(values.together)).flatMap(tryFaults)
  const caught = verdicts.filter((verdict) => verdict === 'caught').length
  console.log(`${caught} of ${verdicts.length} planted faults caught`)
  if (verdicts.length === 0 || caught < verdicts.length) process.exitCode = 1
}

main()
