import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import axe from 'axe-core'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { ACCESSIBILITY_TESTS } from '@firkant/domain/law/accessibility/accessibility-tests.ts'
import * as walk from '../test-run/walk-facts.ts'

/**
 * `npm run docs:accessibility -- [RESULTS.json …]`: what the statement of accessibility says of its tests, written from
 * the walks themselves and from results of Playwright in which they passed in every brand; without names, those of the
 * last `npm test`.
 */
const ROOT = resolve(import.meta.dirname, '../..')
export const ACCESSIBILITY_FILE = resolve(ROOT, 'packages/domain/src/law/accessibility/accessibility-tests.ts')
const LAST_RESULTS = resolve(ROOT, 'artefacts/results/playwright.json')
const PROVED = /\bA11Y-01\b/
const TEST_TITLE = /^test\(\s*'([^']+)'/gm
const VERSIONED_TAG = /^wcag(\d)(\d)(a+)$/

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly projectName: string; readonly status: string }[]
  }[]
}
interface Results extends Suite {
  readonly stats: { readonly startTime: string }
}

const { AXE_TAGS, ...screens } = walk

/** `wcag22aa` → `WCAG 2.2 AA`: the newest version that is asked for. */
function standardOf(tags: readonly string[]): string {
  const [newest = ''] = tags
    .filter((tag) => VERSIONED_TAG.test(tag))
    .toSorted()
    .toReversed()
  const [, major, minor, level = ''] = VERSIONED_TAG.exec(newest) ?? []
  return `WCAG ${major}.${minor} ${level.toUpperCase()}`
}

export function walksOf(root: string): readonly string[] {
  const files = globSync('e2e/src/brands/*.test.ts', { cwd: root })
  return files
    .filter((file) => PROVED.test(readFileSync(resolve(root, file), 'utf8')))
    .map((file) => basename(file, '.test.ts'))
    .toSorted()
}

/** What each walk asks for, as `content: A11Y-01 every …`. */
export const testsOfWalks = (root: string): readonly string[] =>
  walksOf(root).flatMap((name) =>
    [...readFileSync(resolve(root, `e2e/src/brands/${name}.test.ts`), 'utf8').matchAll(TEST_TITLE)]
      .map(([, title = '']) => title)
      .filter((title) => PROVED.test(title))
      .map((title) => `${name}: ${title}`),
  )

/** All but the day, which needs a run. */
export const testFacts = () => ({
  standard: standardOf(AXE_TAGS),
  engine: `axe-core ${axe.version}`,
  rules: axe.getRules([...AXE_TAGS]).length,
  widths: [...new Set(Object.values(screens).map(({ width }) => width))].toSorted((a, b) => a - b),
  walks: walksOf(ROOT),
})

/** Each test of a walk in each brand that passed, as `hjemly content: A11Y-01 every …`. */
function passedIn({ suites = [], specs = [] }: Suite): readonly string[] {
  const own = specs
    .filter(({ file }) => file.includes('brands/'))
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'expected')
        .map(({ projectName }) => `${projectName} ${basename(file, '.test.ts')}: ${title}`),
    )
  return [...own, ...suites.flatMap(passedIn)]
}

/** The day of the oldest of the results, if together they prove every test of every walk; throws with what they lack. */
export function testedOn(results: readonly Results[], tests: readonly string[]): string {
  const passed = new Set(results.flatMap(passedIn))
  const missing = BRAND_KEYS.flatMap((brand) => tests.map((each) => `${brand} ${each}`)).filter(
    (each) => !passed.has(each),
  )
  if (missing.length > 0)
    throw new Error(`No result says that these walks passed:\n${missing.map((each) => `  ${each}`).join('\n')}`)
  const [oldest = ''] = results.map(({ stats }) => stats.startTime.slice(0, 10)).toSorted()
  return oldest
}

export function accessibilitySource(facts: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(facts).map(
    ([name, value]) => `  ${name}: ${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')},`,
  )
  return [
    "import type { AccessibilityFacts } from './accessibility-facts.ts'",
    '',
    '/** Written by `npm run docs:accessibility` from results of the walks in every brand. */',
    'export const ACCESSIBILITY_TESTS: AccessibilityFacts = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

/** As it is checked in. */
export const writtenFacts = () => accessibilitySource({ testedOn: ACCESSIBILITY_TESTS.testedOn, ...testFacts() })

if (import.meta.main) {
  const names = process.argv.slice(2)
  const files = names.length > 0 ? names.map((name) => resolve(name)) : [LAST_RESULTS].filter(existsSync)
  const results = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Results)
  const facts = testFacts()
  // Without results there are rules, screens and walks, and no day.
  const day = results.length > 0 ? testedOn(results, testsOfWalks(ROOT)) : ''
  writeFileSync(ACCESSIBILITY_FILE, accessibilitySource({ testedOn: day, ...facts }))
}
