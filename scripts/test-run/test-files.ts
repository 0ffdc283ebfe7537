import { globSync } from 'node:fs'
import { sep } from 'node:path'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'

/** Where unit and HTTP tests are. */
export const UNIT_TESTS = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'packages/brands/new-brand/*.test.ts',
  'apps/*/src/**/*.test.{ts,tsx}',
  'apps/server/test/**/*.test.ts',
  'apps/web/build/**/*.test.ts',
  'scripts/**/*.test.ts',
  'demo/src/*.test.ts',
  'e2e/src/look/*.test.ts',
  'bench/src/{faults,fuzz,gate}/*.test.ts',
]
export const JOURNEYS = { folder: 'e2e/src', ofOneBrand: 'journeys', ofEachBrand: 'brands' } as const
/** The project of journeys that run on one brand. */
export const SHOP_PROJECT = 'shop'

const list = (patterns: readonly string[], cwd: string) =>
  globSync(patterns, { cwd, exclude: ['**/node_modules/**', '**/lint-fixture/**'] })
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted()

export const listUnitTests = (root: string) => list(UNIT_TESTS, root)

/** Each file in each of its projects, as Playwright's own list names them: `[shop] journeys/cart.test.ts`. */
export function listJourneys(root: string): readonly string[] {
  const filesIn = (folder: string) => list([`${folder}/*.test.ts`], `${root}/${JOURNEYS.folder}`)
  return [
    ...filesIn(JOURNEYS.ofOneBrand).map((file) => `[${SHOP_PROJECT}] ${file}`),
    ...BRAND_KEYS.flatMap((brand) => filesIn(JOURNEYS.ofEachBrand).map((file) => `[${brand}] ${file}`)),
  ]
}

/** `[shop] journeys/cart.test.ts` → `shop`. */
export const projectOf = (journey: string) => journey.slice(1, journey.indexOf(']'))
