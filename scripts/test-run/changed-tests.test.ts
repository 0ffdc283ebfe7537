import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readImportGraph } from '../checks/import-graph.ts'
import { findReached } from './changed-tests.ts'
import { JOURNEYS_OF } from './journey-map.ts'
import { listJourneys, listUnitTests } from './test-files.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const unit = listUnitTests(ROOT)
const journeys = listJourneys(ROOT)
const known = { graph: readImportGraph(ROOT), unit, journeys }
const reach = (...files: string[]) => findReached(files, known)

describe('a change', () => {
  it('of a rule reaches the tests that import it, however far away', () => {
    const { unit: reached } = reach('packages/domain/src/cart/sums/calculate-cart.ts')
    expect(reached).toContain('packages/domain/src/cart/sums/calculate-cart.test.ts')
    expect(reached.length).toBeLessThan(unit.length)
  })

  it('of what a shop’s pages are built from reaches all tests that ask a shop', () => {
    const { unit: reached } = reach('apps/web/src/pages/error-page.tsx')
    expect(reached).toContain('apps/server/test/api.test.ts')
    expect(reached).not.toContain('packages/domain/src/cart/sums/calculate-cart.test.ts')
  })

  it('of prose reaches nothing, of a test that test alone', () => {
    expect(reach('docs/map.md', 'README.md')).toEqual({ unit: [], journeys: [] })
    expect(reach('apps/server/test/api.test.ts')).toEqual({ unit: ['apps/server/test/api.test.ts'], journeys: [] })
    expect(reach('e2e/src/journeys/cart.test.ts')).toEqual({ unit: [], journeys: ['[shop] journeys/cart.test.ts'] })
  })

  it('of a step that journeys share reaches those', () => {
    const { journeys: reached } = reach('e2e/src/checkout-steps.ts')
    expect(reached).toContain('[shop] journeys/checkout.test.ts')
    expect(reached).not.toContain('[shop] journeys/menu.test.ts')
  })

  it('of anything else reaches everything', () => {
    const all = { unit: 'all', journeys: 'all' }
    expect(reach('package-lock.json')).toEqual(all)
    expect(reach('demo/content/hjemly/da/start.json')).toEqual(all)
    expect(reach('apps/server/src/start/app.ts').journeys).toBe('all')
  })
})

it('the map names folders and journeys that are there', () => {
  for (const [folder, names] of Object.entries(JOURNEYS_OF)) {
    expect(existsSync(resolve(ROOT, folder)), folder).toBe(true)
    for (const name of names) expect(journeys).toContain(`[shop] journeys/${name}.test.ts`)
  }
})
