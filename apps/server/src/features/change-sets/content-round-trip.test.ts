import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { readDocument, saveDocument } from '../content/documents/stored-documents.ts'
import { readContentFiles } from '../content/importing/content-files.ts'
import { readStoredContent, writeContentFiles } from '../content/importing/export-content.ts'
import { importContent } from '../content/importing/import-content.ts'
import { listVersions } from './change-set-history.ts'
import { changeSetDocuments, changeSets } from './change-set-tables.ts'
import { publishSet } from './publish-set.ts'
import { recordImport } from './record-import.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

const now = new Date()
const brand = 'hjemly'
const address = { kind: 'page', language: 'da', key: 'start' } as const
const document = 'page/da/start'
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** To files and back, as a team with Git does. */
async function roundTrip(change: (files: Map<string, string>) => void = () => undefined) {
  const files = new Map(await readStoredContent(database.main, now))
  const before = new Map(files)
  change(files)
  const folder = mkdtempSync(join(tmpdir(), 'firkant-round-trip-'))
  folders.push(folder)
  writeContentFiles(folder, files)
  const { changed } = await importContent(database.main, readContentFiles(folder), { now, onDocuments: recordImport })
  return { changed, before, after: new Map(await readStoredContent(database.main, now)) }
}

const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'ø', ' ', '*', '"', '’', '–', 'Æ') })
const text = word.map((each) => `x${each}`)

it('STU-05 what is written in the studio goes to files and back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, fc.boolean(), async (title, heading, isTurned) => {
      await database.main.transaction(async (tx) => {
        const page = await readDocument(tx, { brand, address })
        if (!isFields(page) || !Array.isArray(page.blocks)) throw new Error('The start page is missing')
        const [hero, ...rest] = page.blocks as { props: object }[]
        const blocks = [{ ...hero, props: { ...hero?.props, heading } }, ...(isTurned ? rest.toReversed() : rest)]
        await saveDocument(tx, { brand, address }, { value: { ...page, title, blocks }, now })
      })
      const { changed, before, after } = await roundTrip()
      expect(changed).toBe(0)
      expect(after).toEqual(before)
    }),
    { numRuns: 8 },
  )
})

it('STU-05 a change by file stands in the history, and what is planned goes on top of it', async () => {
  const base = await database.main.transaction((tx) => readDocument(tx, { brand, address }))
  if (!isFields(base)) throw new Error('The start page is missing')
  const [set] = await database.main
    .insert(changeSets)
    .values({ brand, name: 'Fredag', state: 'shared', ownerName: 'Eva', createdAt: now, changedAt: now })
    .returning()
  if (!set) throw new Error('The set could not be stored')
  const value = { ...base, title: 'Fredag' }
  const row = { setId: set.id, brand, document, base, value, changedBy: 'Eva', changedAt: now }
  await database.main.insert(changeSetDocuments).values(row)
  const publishAt = new Date(now.getTime() + DAY_MS)
  const times = { publishAt, unpublishAt: new Date(now.getTime() + 2 * DAY_MS), by: 'Eva', reason: undefined }
  await database.main.transaction((tx) => publishSet(tx, { brand, now, mediaDir: undefined }, { set, ...times }))

  const file = 'hjemly/da/start.json'
  const { changed } = await roundTrip((files) => {
    const page = JSON.parse(files.get(file) ?? '') as object
    files.set(file, JSON.stringify({ ...page, description: 'Fra en fil' }))
  })
  expect(changed).toBe(1)
  const { versions } = await listVersions(database.main, { brand, document })
  expect(versions.map(({ name }) => name).slice(0, 2)).toEqual(['import-content', 'Fredag'])
  const { rows } = await database.pool.query(
    `select title, description from page_versions v join pages p on p.id = v.page_id
      where p.brand = 'hjemly' and p.language = 'da' and p.key = 'start' and layer = 1`,
  )
  expect(rows).toEqual([{ title: 'Fredag', description: 'Fra en fil' }])
})
