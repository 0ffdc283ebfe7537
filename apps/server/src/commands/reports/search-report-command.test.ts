import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { parseConfig } from '../../start/config.ts'
import { searchReportCommand } from './search-report-command.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('SRCH-08 a search that is not good enough fails the report, after it was printed', async () => {
  let output = ''
  // The tests' own pages answer no questions.
  const report = searchReportCommand.run({
    config: parseConfig({
      SHOP_MODE: 'test',
      BRAND: 'hjemly',
      DATABASE_URL: database.url,
      SHOP_SECRET: 'x'.repeat(32),
    }),
    args: [],
    progress: { step: () => undefined, phase: () => undefined, count: () => undefined, done: () => undefined },
    print: (text) => void (output += text),
    folder: '.',
    now: TEST_NOW,
  })
  await expect(report).rejects.toThrow(/not good enough.*da \(DK\): questions not answered.*levering/)
  expect(output).toContain('da (DK): NDCG@10')
})
