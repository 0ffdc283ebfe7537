import { spawnSync } from 'node:child_process'
import { JOURNEYS_OF } from './journey-map.ts'
import { JOURNEYS } from './test-files.ts'

/** What is to run after a change; `all` where that is not sure. */
export interface Reached {
  readonly unit: readonly string[] | 'all'
  readonly journeys: readonly string[] | 'all'
}

interface Known {
  readonly graph: readonly { readonly from: string; readonly to: string }[]
  readonly unit: readonly string[]
  readonly journeys: readonly string[]
}

const PROSE = /\.md$/
const CODE = /\.(?:[cm]?[jt]sx?|css)$/
/** What a shop's build is made of: tests that ask a shop for its pages do not import it. */
const BUILD = ['apps/web/', 'packages/ui/', 'packages/brands/']
/** How it looks in each brand. */
const LOOKS = `${JOURNEYS.ofEachBrand}/`
const ASKS_A_SHOP = 'apps/server/test/ground/global-setup.ts'
/** Code whose effect the import graph shows, but for the build. */
const GRAPHED = ['apps/', 'packages/', 'bench/', 'demo/src/', 'scripts/']

/** Changed since the revision, committed or not, and files that git does not know yet. */
export function listChangedFiles(root: string, since: string): readonly string[] {
  const git = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`git can't say what changed since ${since}: ${stderr.trim()}`)
    return stdout.split('\n').filter((line) => line !== '')
  }
  const known = git('diff', '--name-only', '--no-renames', since, '--')
  return [...new Set([...known, ...git('ls-files', '--others', '--exclude-standard')])].toSorted()
}

function reachedBy(files: readonly string[], graph: Known['graph']): ReadonlySet<string> {
  const importers = Map.groupBy(graph, ({ to }) => to)
  const reached = new Set(files)
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from)
  return reached
}

const isBelow = (file: string, folders: readonly string[]) => folders.some((folder) => file.startsWith(folder))

function reachedUnitTests(changed: readonly string[], { graph, unit }: Known): Reached['unit'] {
  const ofTests = changed.filter((file) => !file.startsWith('e2e/src/'))
  if (ofTests.some((file) => !CODE.test(file) || !isBelow(file, GRAPHED))) return 'all'
  const reached = reachedBy([...changed, ...(ofTests.some((file) => isBelow(file, BUILD)) ? [ASKS_A_SHOP] : [])], graph)
  return unit.filter((file) => reached.has(file))
}

function reachedJourneys(changed: readonly string[], { graph, journeys }: Known): Reached['journeys'] {
  const named = new Set<string>()
  for (const file of changed) {
    if (/\.test\.tsx?$/.test(file) && !file.startsWith('e2e/')) continue
    if (file.startsWith('e2e/src/')) {
      for (const each of reachedBy([file], graph)) named.add(each.replace(/^e2e\/src\//, ''))
      continue
    }
    const [folder] = Object.keys(JOURNEYS_OF)
      .filter((prefix) => file.startsWith(prefix))
      .toSorted((one, other) => other.length - one.length)
    const known = folder === undefined ? undefined : JOURNEYS_OF[folder]
    if (!known) return 'all'
    for (const name of known) named.add(`journeys/${name}.test.ts`)
    if (isBelow(file, BUILD)) named.add(LOOKS)
  }
  const isNamed = (file: string) => named.has(file) || (named.has(LOOKS) && file.startsWith(LOOKS))
  return journeys.filter((journey) => isNamed(journey.slice(journey.indexOf(']') + 2)))
}

export function findReached(changed: readonly string[], known: Known): Reached {
  const files = changed.filter((file) => !PROSE.test(file))
  return { unit: reachedUnitTests(files, known), journeys: reachedJourneys(files, known) }
}
