import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { type DocumentAddress, readAddress } from '@firkant/domain/change-sets/document-address.ts'
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

/** What people write in, whatever the document is. */
const WRITTEN = new Set(['heading', 'eyebrow', 'title', 'description', 'message', 'label', 'alt'])

/** Each of these texts as `write` gives it back. */
function mapTexts(value: unknown, write: (words: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, write))
  if (!isFields(value)) return value
  const entries = Object.entries(value).map(([name, each]) =>
    typeof each === 'string' && WRITTEN.has(name) ? [name, write(each)] : [name, mapTexts(each, write)],
  )
  return Object.fromEntries(entries)
}

/** The text that the number falls on is another one; of a page the blocks stand the other way round, if it is asked for. */
function edit(value: unknown, { at, words, isTurned }: { at: number; words: string; isTurned: boolean }): unknown {
  let count = 0
  mapTexts(value, (each) => ((count += 1), each))
  let index = 0
  const written = mapTexts(value, (each) => (index++ === at % Math.max(count, 1) ? words : each))
  return isTurned && isFields(written) && Array.isArray(written.blocks)
    ? { ...written, blocks: written.blocks.toReversed() }
    : written
}

/** Every page and frame. */
async function listDocuments(): Promise<readonly { brand: BrandKey; document: string }[]> {
  const { rows } = await database.pool.query<{ brand: BrandKey; document: string }>(
    `select brand, 'page/' || language || '/' || key as document from pages
      union select brand, 'frame/' || language from pages
      order by 1, 2`,
  )
  return rows
}

function addressOf(name: string): DocumentAddress {
  const found = readAddress(name)
  if (!found) throw new Error(`${name} is no document`)
  return found
}

async function publishDocument(of: BrandKey, name: string, value: unknown): Promise<void> {
  const times = { publishAt: undefined, unpublishAt: undefined, by: 'Eva', reason: undefined }
  await database.main.transaction(async (tx) => {
    const base = await readDocument(tx, { brand: of, address: addressOf(name) })
    const draft = { brand: of, name, state: 'shared', ownerName: 'Eva', createdAt: now, changedAt: now } as const
    const [set] = await tx.insert(changeSets).values(draft).returning()
    if (!set) throw new Error('The set could not be stored')
    const row = { setId: set.id, brand: of, document: name, base, value, changedBy: 'Eva', changedAt: now }
    await tx.insert(changeSetDocuments).values(row)
    await publishSet(tx, { brand: of, now, mediaDir: undefined }, { set, ...times })
  })
}

it('STU-05 so does any document that the studio publishes: pages, menus, banners, footers', async () => {
  const documents = await listDocuments()
  const read = ({ brand: of, document: name }: (typeof documents)[number]) =>
    database.main.transaction((tx) => readDocument(tx, { brand: of, address: addressOf(name) }))
  const anyOf = (pattern: RegExp) => fc.constantFrom(...documents.filter(({ document: name }) => pattern.test(name)))
  const some = fc.oneof(anyOf(/^page/), anyOf(/^frame/))
  await fc.assert(
    fc.asyncProperty(some, fc.nat(200), text, fc.boolean(), async (chosen, at, words, isTurned) => {
      const edited = edit(await read(chosen), { at, words, isTurned })
      await publishDocument(chosen.brand, chosen.document, edited)
      expect(await read(chosen)).toEqual(edited)
      const { changed, before, after } = await roundTrip()
      expect([changed, await read(chosen)]).toEqual([0, edited])
      expect(after).toEqual(before)
    }),
    { numRuns: 24 },
  )
}, 120_000)

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
