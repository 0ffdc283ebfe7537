import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { copyTestContent, pageWith, type ContentCopy } from '../../../test/samples/content-copy.ts'
import { parseConfig } from '../../start/config.ts'
import type { Command } from '../command.ts'
import { exportContentCommand } from './export-content-command.ts'
import { importContentCommand } from './import-content-command.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Runs the command inside the copied folder and returns its output. */
async function run({ root }: ContentCopy, command: Command, ...args: string[]): Promise<string> {
  let said = ''
  const print = (text: string) => void (said += text)
  const nothing = () => undefined
  const env = { SHOP_MODE: 'test', DATABASE_URL: database.url, DATA_DIR: root, CONTENT_DIR: root }
  const config = parseConfig(env)
  const progress = { step: nothing, phase: nothing, count: nothing, done: print }
  try {
    const code = await command.run({ config, args, progress, print, folder: root, now: new Date() })
    return `${code} ${said}`
  } catch (error) {
    return `1 ${error instanceof Error ? error.message : String(error)}`
  }
}

it('content is checked, imported, exported and imported again', async () => {
  const copy = copyTestContent()
  copy.write('hjemly/da/extra.json', pageWith('Spacer', {}))
  expect(await run(copy, importContentCommand, '--check')).toMatch(/^0 1 pages would be new or changed, \d+ as before/)
  expect(await run(copy, importContentCommand)).toMatch(/^0 1 pages new or changed, \d+ as before/)
  const files = readdirSync(join(copy.root, 'hjemly'), { recursive: true }).length
  expect(await run(copy, exportContentCommand, 'copy/one')).toMatch(/^0 \d+ files in /)
  expect(readdirSync(join(copy.root, 'copy/one/hjemly'), { recursive: true })).toHaveLength(files)
  expect(readFileSync(join(copy.root, 'copy/one/hjemly/da/extra.json'), 'utf8')).toContain('"componentName": "Spacer"')
  expect(await run(copy, importContentCommand, 'copy/one')).toMatch(/^0 0 pages new or changed/)
})

it('what can not be done is told in a sentence', async () => {
  const copy = copyTestContent()
  copy.change('hjemly/da/about.json', (text) => text.replace('Editorial"', 'Editorials"'))
  expect(await run(copy, importContentCommand)).toMatch(
    /^1 hjemly\/da\/about\.json:\d+ blocks\.0\.componentName: there is no/,
  )
  expect(await run(copy, importContentCommand, 'nowhere')).toMatch(/^1 There is no folder .*nowhere\.$/)
  expect(await run(copy, exportContentCommand)).toBe('1 Name one folder to write to, such as content-copy.')
  expect(await run(copy, exportContentCommand, 'hjemly')).toMatch(/^1 .*hjemly is not empty\. Name a new folder/)
})
