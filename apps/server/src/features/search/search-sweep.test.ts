import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { until } from '../../../test/until.ts'
import { startBackgroundJobs } from '../../start/background-jobs.ts'
import { parseConfig } from '../../start/config.ts'
import { listPopularSearches, listRecentSearches, saveSearch } from './search-memory.ts'

const context = { brand: 'hjemly', language: 'da' }
const after = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

it('SRCH-09 what nobody has searched for in a long time is forgotten by itself', async () => {
  const search = (text: string, visitorHash: string, now: Date) =>
    saveSearch(database.main, context, { text, visitorHash, isReturning: true, now })
  for (const who of ['long-gone', 'gone-2', 'gone-3']) await search('vase', who, TEST_NOW)
  for (const who of ['still-here', 'here-2', 'here-3']) await search('sofa', who, after(150))
  const config = parseConfig({
    SHOP_MODE: 'test',
    BRAND: 'hjemly',
    DATABASE_URL: database.url,
    SHOP_SECRET: 'x'.repeat(32),
  })
  const log = pino({ level: 'silent' })
  const popular = async () => {
    const list = await listPopularSearches(database.main, context, { now: after(181), limit: 9 })
    return list.map(({ text }) => text)
  }
  expect(await popular()).toEqual(['sofa', 'vase'])
  const jobs = startBackgroundJobs({ config, database, log, now: () => after(181) })
  try {
    await until(async () => expect(await popular()).toEqual(['sofa']))
    await until(async () => expect(await listRecentSearches(database.main, context, 'long-gone')).toEqual([]))
    expect(await listRecentSearches(database.main, context, 'still-here')).toEqual(['sofa'])
  } finally {
    await jobs.stop()
  }
})
