import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_CONTENT } from '../../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { readContentFiles } from '../importing/content-files.ts'
import { ContentError } from '../importing/content-problems.ts'
import { importContent } from '../importing/import-content.ts'
import { loadFeeds } from './feed-store.ts'

const SCOPE = { brand: 'hjemly', language: 'da' }
const POST = { image: { file: 'hero/dining-days.webp', alt: 'Et bord' }, author: 'Mette', text: 'Ja.' }

let database: TestDatabase
let root: string
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'firkant-feeds-'))
  cpSync(TEST_CONTENT, root, { recursive: true })
  folder = join(root, 'hjemly/da')
  return () => rmSync(root, { recursive: true })
})

function writeFeed(name: string, feed: unknown): void {
  mkdirSync(join(folder, 'feeds'), { recursive: true })
  writeFileSync(join(folder, 'feeds', `${name}.json`), JSON.stringify(feed, null, 2))
}

/** The test page with a gallery in one of its columns. Returns the line that names its feed. */
function writeGallery(feed: string): number {
  const file = join(folder, 'about.json')
  const page = JSON.parse(readFileSync(file, 'utf8')) as { blocks: unknown[] }
  const gallery = { id: 'homes', componentName: 'Flowbox', props: { feed } }
  page.blocks.push({ id: 'columns', componentName: 'Layout', props: { columns: [{ blocks: [gallery] }] } })
  const text = JSON.stringify(page, null, 2)
  writeFileSync(file, text)
  return text.slice(0, text.indexOf('"feed"')).split('\n').length
}

function problems(): string {
  try {
    readContentFiles(root)
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
  return ''
}

const authors = async (name: string) =>
  (await loadFeeds(database.main, SCOPE, new Set([name]))).postsOf(name).map(({ author }) => author)

describe('feeds as files', () => {
  it('BLOCK-08 stand beside the pages, are stored with them, and go with their file', async () => {
    writeFeed('homes', { posts: [POST] })
    writeFeed('outdoor', { posts: [{ ...POST, author: 'Jonas' }] })
    await importContent(database.main, readContentFiles(root))
    expect(await authors('homes')).toEqual(['Mette'])
    expect(await authors('outdoor')).toEqual(['Jonas'])
    rmSync(join(folder, 'feeds/outdoor.json'))
    await importContent(database.main, readContentFiles(root))
    expect(await authors('outdoor')).toEqual([])
    expect(await authors('homes')).toEqual(['Mette'])
  })

  it('BLOCK-08 a gallery of a feed that is not there is refused, with file and line', () => {
    writeFeed('homes', { posts: [POST] })
    const line = writeGallery('hoems')
    expect(problems()).toBe(`hjemly/da/about.json:${line} feed: there is no feeds/hoems.json`)
    rmSync(join(folder, 'about.json'))
    cpSync(join(TEST_CONTENT, 'hjemly/da/about.json'), join(folder, 'about.json'))
    writeGallery('homes')
    expect(problems()).toBe('')
  })

  it.each([
    ['no posts', { posts: [] }],
    ['a post of nobody', { posts: [{ ...POST, author: '' }] }],
    ['something unknown', { posts: [POST], title: 'x' }],
  ])('BLOCK-08 a feed with %s is refused by name', (_what, feed) => {
    writeFeed('homes', feed)
    expect(problems()).toMatch(/^hjemly\/da\/feeds\/homes\.json:\d+ /)
  })
})
