import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { describeResults } from '../../commands/reports/experiment-commands.ts'
import { listExperiences, loadResults } from './experience-results.ts'
import { deleteExposures, writeExposures, type ExposureRecord } from './exposure-store.ts'
import { saveExperiences } from './save-experiences.ts'

const BRAND = 'hjemly'
const STARTED = new Date(TEST_NOW.getTime() - 10 * DAY_MS)
const HOUR_AGO = new Date(TEST_NOW.getTime() - 60 * 60_000)
const VARIANTS = ['control', 'short'] as const

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const rule = { key: 'words', kind: 'experiment', controlWeight: 1, variants: [{ key: 'short', weight: 1 }] } as const
  await database.main.transaction((tx) => saveExperiences(tx, { brand: BRAND, rules: [rule], now: STARTED }))
})
afterAll(() => database.drop())

const seen = (traitsHash: string, variant: string, more: object = {}): ExposureRecord => ({
  kind: 'seen',
  traitsHash,
  experience: 'words',
  variant,
  errors: 0,
  lcpMs: 1000,
  at: HOUR_AGO,
  ...more,
})
const load = () => loadResults(database.main, { brand: BRAND, key: 'words', now: TEST_NOW })

describe('results of an experiment', () => {
  it('TRACK-08 count visitors, orders that were paid for, and what they brought, by variant', async () => {
    const visitors = VARIANTS.flatMap((variant) =>
      Array.from({ length: 300 }, (_, number) => seen(`${variant}-${number}`, variant)),
    )
    const paid = await addTestOrder(database.main, { state: 'paid' })
    const unpaid = await addTestOrder(database.main, { state: 'paying' })
    const placed = (traitsHash: string, orderId: string, at = TEST_NOW): ExposureRecord => ({
      kind: 'order',
      traitsHash,
      orderId,
      at,
    })
    await writeExposures(database.main, BRAND, [
      ...visitors,
      seen('short-0', 'control', { at: TEST_NOW }),
      placed('short-0', paid.id),
      placed('short-0', paid.id),
      placed('short-1', unpaid.id),
      placed('never-seen', randomUUID()),
    ])
    const results = await load()
    expect(results).toMatchObject({ days: 10, verdict: { decision: 'continue', reason: 'undecided' } })
    expect(results?.variants).toMatchObject([
      { variant: 'control', visitors: 300, buyers: 0, orders: 0, revenue: [], lcpP75Ms: 1000 },
      { variant: 'short', visitors: 300, buyers: 1, orders: 1, revenue: [{ currency: 'DKK' }] },
    ])
    expect(results?.variants[1]?.revenue[0]?.minor).toBeGreaterThan(0)
    const text = describeResults(results ?? expect.unreachable('there are results'))
    expect(text).toContain('words: experiment, since')
    expect(text).toMatch(/300 visitors, 1 bought \(0\.33 %\), 1 orders/)
    expect(text).toContain('Continue: none is sure enough')
  })

  it('TRACK-08 LAW-04 forget a visitor who takes it back, with their orders', async () => {
    await deleteExposures(database.main, BRAND, 'short-0')
    expect((await load())?.variants).toMatchObject([{ visitors: 300 }, { visitors: 299, orders: 0 }])
  })

  it('TRACK-08 list what there was, and know nothing else', async () => {
    expect(await listExperiences(database.main, BRAND)).toMatchObject([{ key: 'words', startedAt: STARTED }])
    expect(await loadResults(database.main, { brand: BRAND, key: 'none', now: TEST_NOW })).toBeUndefined()
  })
})
