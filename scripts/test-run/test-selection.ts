import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImportGraph } from '../checks/import-graph.ts'
import { findReached, listChangedFiles } from './changed-tests.ts'
import type { StepTimes } from './run-steps.ts'
import { listWork, parseShard, splitWork, type TestTimes, type Work } from './shards.ts'
import { listJourneys, listUnitTests } from './test-files.ts'

/** What of the whole runs. */
export interface Selection {
  readonly steps: readonly string[]
  readonly unit: readonly string[] | 'all'
  readonly journeys: readonly string[] | 'all'
  /** Said at the start. */
  readonly words: string
}

export interface SelectionWishes {
  readonly shard?: string | undefined
  readonly changed?: boolean | undefined
  readonly since?: string | undefined
}

const timesFile = (root: string) => join(root, 'scripts/test-run/test-times.json')
const NO_TIMES: TestTimes = { steps: {}, files: {}, journeys: {}, setUp: { unit: 0, journey: 0 } }

export function readTimes(root: string): TestTimes {
  const file = timesFile(root)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestTimes) : NO_TIMES
}

const rounded = (seconds: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(seconds)
      .map(([name, each]) => [name, Math.round(each * 10) / 10] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** For the shards to come. */
export function saveTimes(
  root: string,
  ran: {
    readonly steps: readonly StepTimes[]
    readonly unit: Readonly<Record<string, number>>
    readonly journeys: Readonly<Record<string, number>>
  },
): void {
  const secondsOf = (name: string) => ran.steps.find((step) => step.name === name)?.seconds ?? 0
  const halfOf = (seconds: Readonly<Record<string, number>>) =>
    Object.values(seconds).reduce((sum, each) => sum + each, 0) / 2
  const times: TestTimes = {
    steps: rounded(Object.fromEntries(['format', 'lint', 'types'].map((name) => [name, secondsOf(name)]))),
    setUp: {
      unit: Math.max(0, Math.round(secondsOf('unit and HTTP tests') - halfOf(ran.unit))),
      journey: Math.max(0, Math.round(secondsOf('browser journeys') - halfOf(ran.journeys))),
    },
    files: rounded(ran.unit),
    journeys: rounded(ran.journeys),
  }
  writeFileSync(timesFile(root), `${JSON.stringify(times, null, 2)}\n`)
}

function selectShard(root: string, text: string, steps: readonly string[]): Selection {
  const shard = parseShard(text)
  if (!shard) throw new Error(`--shard ${text}: say which one of how many, e.g. --shard 1/4`)
  const times = readTimes(root)
  const work = listWork(times, { steps, unit: listUnitTests(root), journeys: listJourneys(root) })
  const own = splitWork(work, shard.of, times.setUp)[shard.at - 1] ?? []
  const names = (kind: Work['kind']) => own.filter((one) => one.kind === kind).map(({ name }) => name)
  return {
    // In their own order, not by length.
    steps: steps.filter((step) => names('step').includes(step)),
    unit: names('unit').toSorted(),
    journeys: names('journey').toSorted(),
    words: `Shard ${text}: ${names('step').length} steps, ${names('unit').length} files of unit and HTTP tests, ${names('journey').length} of journeys.`,
  }
}

function selectReached(root: string, since: string, steps: readonly string[]): Selection {
  const changed = listChangedFiles(root, since)
  const unit = listUnitTests(root)
  const journeys = listJourneys(root)
  const reached = findReached(changed, { graph: readImportGraph(root), unit, journeys })
  const count = (some: readonly string[] | 'all', all: readonly string[]) => (some === 'all' ? all : some).length
  return {
    steps,
    ...reached,
    words: `${changed.length} files changed since ${since}: they reach ${count(reached.unit, unit)} of ${unit.length} files of unit and HTTP tests, ${count(reached.journeys, journeys)} of ${journeys.length} of journeys. The whole is npm test.`,
  }
}

export function selectTests(root: string, steps: readonly string[], wishes: SelectionWishes): Selection {
  const { shard, changed, since } = wishes
  if (shard !== undefined && (changed || since !== undefined))
    throw new Error('--shard and --changed are two ways to run a part: choose one.')
  if (shard !== undefined) return selectShard(root, shard, steps)
  if (changed || since !== undefined) return selectReached(root, since ?? 'HEAD', steps)
  return { steps, unit: 'all', journeys: 'all', words: '' }
}
