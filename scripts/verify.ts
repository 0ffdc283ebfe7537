import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { ensureChromium } from './programs/chromium.ts'
import { runSteps, type Step } from './test-run/run-steps.ts'
import { projectOf } from './test-run/test-files.ts'
import { concludeRun, readPlaywrightReport, readVitestReport, type TestReport } from './test-run/test-reports.ts'
import { saveTimes, selectTests, type Selection } from './test-run/test-selection.ts'
import { formatTimes } from './test-run/times-table.ts'

/**
 * "Am I done?": format, lint, types, unit and HTTP tests, browser journeys. The last line counts every test that ran.
 *
 * `--shard 1/4` runs a part, as long as each of the others; `--changed` what changed files reach (`--since REVISION`:
 * since then). `--save-times` writes the times that shards are made by.
 */
const ROOT = resolve(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'artefacts', 'results')
const VITEST = join(RESULTS, 'vitest.json')
const VITEST_FACTS = join(RESULTS, 'vitest-facts.json')
const PLAYWRIGHT = join(RESULTS, 'playwright.json')
const UNIT = 'unit and HTTP tests'
const JOURNEYS = 'browser journeys'

/** The words of a failure stand far above by now, and a long log may be cut: the first of them are said again. */
const WORDS_SHOWN = 1500

function tellFailures(reports: readonly TestReport[]): void {
  for (const { file, title, words } of reports.flatMap(({ failures }) => failures)) {
    process.stdout.write(`\n✗ ${file}: ${title}\n${stripVTControlCharacters(words).slice(0, WORDS_SHOWN)}\n`)
  }
  for (const title of reports.flatMap(({ unsteady }) => unsteady))
    process.stdout.write(`\nUnsteady, passed at the second try: ${title}\n`)
  for (const title of reports.flatMap(({ leftOut = [] }) => leftOut))
    process.stdout.write(`\nLeft out, as this machine has no ${title}\n`)
}

const node = process.execPath
const CHECKS: readonly Step[] = [
  { name: 'format', command: [node, 'node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'lint', command: [node, 'scripts/lint.ts'] },
  { name: 'types', command: [node, 'scripts/types.ts'] },
]

function unitStep({ unit }: Selection): Step {
  return {
    name: UNIT,
    command: [node, 'node_modules/vitest/vitest.mjs', 'run', ...(unit === 'all' ? [] : unit)],
    env: { FIRKANT_RESULTS: VITEST, FIRKANT_FACTS: VITEST_FACTS },
  }
}

function journeyStep({ journeys }: Selection): Step {
  const command = [node, 'node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts']
  const env = { CHROMIUM_PATH: ensureChromium(), FIRKANT_RESULTS: PLAYWRIGHT }
  if (journeys === 'all') return { name: JOURNEYS, command, env }
  const list = join(RESULTS, 'journeys.txt')
  writeFileSync(list, journeys.map((journey) => `${journey.replace('] ', '] › ')}\n`).join(''))
  const projects = [...new Set(journeys.map(projectOf))].map((project) => `--project=${project}`)
  return { name: JOURNEYS, command: [...command, '--test-list', list, ...projects], env }
}

async function verify(): Promise<void> {
  const { values } = parseArgs({
    options: {
      shard: { type: 'string' },
      changed: { type: 'boolean' },
      since: { type: 'string' },
      'save-times': { type: 'boolean' },
    },
  })
  const selection = selectTests(
    ROOT,
    CHECKS.map(({ name }) => name),
    values,
  )
  if (selection.words) process.stdout.write(`${selection.words}\n`)
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const [hasUnit, hasJourneys] = [selection.unit.length > 0, selection.journeys.length > 0]
  const run = await runSteps(
    [
      ...CHECKS.filter(({ name }) => selection.steps.includes(name)),
      ...(hasUnit ? [unitStep(selection)] : []),
      ...(hasJourneys ? [journeyStep(selection)] : []),
    ],
    ROOT,
  )
  const unit = hasUnit ? [readVitestReport({ file: VITEST, factsFile: VITEST_FACTS, root: ROOT })] : []
  const journeys = hasJourneys ? [readPlaywrightReport(PLAYWRIGHT)] : []
  const reports = [...unit, ...journeys]
  tellFailures(reports)
  writeFileSync(join(RESULTS, 'times.md'), formatTimes(run.times, reports))
  const { lines, exitCode } = concludeRun(reports, run)
  // Half a table would make uneven shards.
  if (values['save-times'] && exitCode === 0 && selection.words === '') {
    const secondsOf = ([report]: readonly TestReport[]) => report?.fileSeconds ?? {}
    saveTimes(ROOT, { steps: run.times, unit: secondsOf(unit), journeys: secondsOf(journeys) })
  }
  process.stdout.write(`\nWhere the time went: artefacts/results/times.md\n${lines.join('\n')}\n`)
  process.exitCode = exitCode
}

await verify().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
})
