import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { withoutDefaults } from '@firkant/domain/content/without-defaults.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { copyTestContent } from '../../../../test/samples/content-copy.ts'
import { readBlockSamples } from '../blocks/block-samples.ts'
import { pageVersions } from '../content-tables.ts'
import { canonicalJson, hashOf, storable } from '../stored-content.ts'
import { readContentFiles } from './content-files.ts'
import { contentJson } from './content-json.ts'
import { readStoredContent, writeContentFiles } from './export-content.ts'
import { importContent } from './import-content.ts'

const SAMPLES = join(import.meta.dirname, '../../../../../../demo/block-samples')
const NOW = new Date('2026-11-15T12:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function exportTo(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'firkant-export-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeContentFiles(root, await readStoredContent(database.main, new Date()))
  return root
}

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
const countVersions = async () => (await database.main.select({ count: count() }).from(pageVersions))[0]?.count

describe('exported content', () => {
  it('imports to what is stored already, with drafts, times, redirects, settings and feeds; no page gets a new version', async () => {
    const copy = copyTestContent()
    copy.write('hjemly/settings.json', { useNewBadges: true, confettiColors: ['#ffd23f'] })
    copy.change('hjemly/da/site.json', (text) => {
      const banner = { message: 'Tre dage', countdown: 'P3D', backgroundColor: '#000000', textColor: '#ffffff' }
      return JSON.stringify({ ...(JSON.parse(text) as object), banner })
    })
    await importContent(database.main, readContentFiles(copy.root), { now: NOW })
    const before = await countVersions()
    const first = await exportTo()
    // An exported page's file is named after its key, whatever it was called before.
    expect(filesIn(first)).toHaveLength(filesIn(copy.root).length)
    expect(await importContent(database.main, readContentFiles(first))).toMatchObject({ changed: 0 })
    expect(await countVersions()).toBe(before)
    const second = await exportTo()
    for (const file of filesIn(first))
      expect(readFileSync(join(second, file), 'utf8'), file).toBe(readFileSync(join(first, file), 'utf8'))
    expect(JSON.parse(readFileSync(join(first, 'hjemly/da/scheduled.json'), 'utf8'))).toMatchObject({
      publishAt: '2026-11-20T00:00:00Z',
      unpublishAt: '2026-11-25T00:00:00Z',
    })
    expect(readFileSync(join(first, 'hjemly/da/draft.json'), 'utf8')).toContain('"state": "draft"')
    expect(readFileSync(join(first, 'hjemly/da/site.json'), 'utf8')).toContain(
      '"countdown": "2026-11-18T00:00:00.000Z"',
    )
  })

  it('is what an editor would write: the schema’s order, without what goes without saying', async () => {
    const root = await exportTo()
    expect(readFileSync(join(root, 'hjemly/da/sale.json'), 'utf8')).toBe(
      '{\n  "key": "sale",\n  "path": "/tilbud",\n  "componentName": "CampaignPage",\n  "title": "Tilbud",\n' +
        '  "heading": "Tilbud",\n  "listing": {\n    "source": {\n      "reduced": true\n    },\n' +
        '    "intro": "Det, der er sat ned."\n  }\n}\n',
    )
    expect(readFileSync(join(root, 'hjemly/settings.json'), 'utf8')).toBe(
      '{\n  "useNewBadges": true,\n  "confettiColors": ["#ffd23f"]\n}\n',
    )
  })

  it('every block in every option comes back as it was', async () => {
    const samples = (await readBlockSamples(SAMPLES)).flatMap((each) => each.samples)
    expect(samples.length).toBeGreaterThan(50)
    for (const { name, block } of samples) {
      const page = { key: 'sample', path: '/sample', componentName: 'EditorialPage', title: name, blocks: [block] }
      const stored = storable(pageContentSchema.parse(page))
      const shuffled: unknown = JSON.parse(canonicalJson(stored))
      const text = contentJson(withoutDefaults(pageContentSchema, shuffled))
      expect(hashOf(storable(pageContentSchema.parse(JSON.parse(text)))), `${name}\n${text}`).toBe(hashOf(stored))
    }
  })
})
