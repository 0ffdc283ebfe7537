import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../test/ground/test-database.ts'
import { copyTestContent, pageWith } from '../../../test/samples/content-copy.ts'
import { inThree, SAMPLE_CATALOGUE, sampleProduct } from '../../../test/samples/sample-catalogue.ts'
import { importRecords } from '../../features/catalog-files/import-records.ts'
import { parseConfig } from '../../start/config.ts'
import type { Command } from '../command.ts'
import { importCommand } from './import-command.ts'
import { importContentCommand } from './import-content-command.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firkant-claims-'))
  database = await createTestDatabase({ holds: 'tables' })
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function run(command: Command, env: Readonly<Record<string, string>>, ...args: string[]) {
  let said = ''
  const nothing = () => undefined
  const config = parseConfig({ SHOP_MODE: 'test', DATABASE_URL: database.url, DATA_DIR: folder, ...env })
  const print = (text: string) => void (said += text)
  const progress = { step: nothing, phase: nothing, count: nothing, done: (text: string) => print(`${text}\n`) }
  try {
    const code = await command.run({ config, args, progress, print, folder, now: NOW })
    return { code, said }
  } catch (error) {
    return { code: 1, said: said + (error instanceof Error ? error.message : String(error)) }
  }
}

const write = (name: string, records: readonly unknown[]) =>
  writeFileSync(join(folder, name), records.map((record) => JSON.stringify(record)).join('\n'))
const take = (lawStrict: 'on' | 'off', ...args: string[]) => run(importCommand, { LAW_STRICT: lawStrict }, ...args)
async function held(query: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ held: unknown }>(query)
  return rows[0]?.held
}
const descriptionOf = (key: string) =>
  held(`select description as held from product_texts where product_key = '${key}' and language = 'nb'`)

const claiming = (key: string, changes = {}): CatalogRecord =>
  sampleProduct(key, {
    care: inThree('Støvsug den.'),
    description: { ...inThree('En sofa.'), nb: 'En <b>bære</b>kraftig sofa.' },
    ...changes,
  })
const proof = (more: object = {}) => ({
  type: 'environmentalProof',
  key: 'sofa',
  claim: 'sustainable',
  scope: 'The wood of the frame.',
  evidence: 'certificates/1.pdf',
  validUntil: '2027-01-01',
  about: ['product:nordlo-sand'],
  ...more,
})
const TOLD =
  'claims.jsonl:2 description.nb: "bærekraftig" is an environmental claim: record its proof (environmentalProof, sustainable) or leave it out'

describe('LAW-12 importing a catalogue that makes an environmental claim', () => {
  beforeEach(async () => {
    await emptyTables(database)
    await importRecords(database.main, SAMPLE_CATALOGUE, { now: NOW })
  })

  const other = { type: 'supplier', key: 'new-one', name: 'New', address: '', email: '' }

  it('is told at its line and taken; strictly it is refused, and nothing of the files is taken', async () => {
    write('claims.jsonl', [other, claiming('nordlo-sand')])
    const strict = await take('on', 'claims.jsonl')
    expect(strict).toEqual({ code: 1, said: `${TOLD}\nNothing was changed.` })
    expect(await held("select count(*)::int as held from suppliers where key = 'new-one'")).toBe(0)
    expect(await descriptionOf('nordlo-sand')).toBe('')
    const told = await take('off', 'claims.jsonl')
    expect(told.code).toBe(0)
    expect(told.said).toContain(`${TOLD}\nThese were taken as they are; look at them.\n`)
    expect(await descriptionOf('nordlo-sand')).toContain('kraftig')
  })

  it('is silent with a proof, from the same files in whatever order, or from the shop', async () => {
    write('claims.jsonl', [other, claiming('nordlo-sand'), proof()])
    const { said } = await take('on', 'claims.jsonl')
    expect(said).toMatch(/1 proofs of environmental claims; \d+ rows changed\n$/)
    write('claims.jsonl', [other, claiming('nordlo-sand')])
    expect((await take('on', 'claims.jsonl')).code).toBe(0)
  })

  it.each([
    ['of another claim', { claim: 'organic' }],
    ['about another product', { about: ['product:nordlo-green'] }],
    ['that has expired', { validUntil: '2026-11-14' }],
    ['that is still to be filled in', { evidence: '[[certificate]]' }],
  ])('a proof %s proves nothing', async (_what, more) => {
    write('claims.jsonl', [proof(more), claiming('nordlo-sand')])
    expect((await take('on', 'claims.jsonl')).said).toBe(`${TOLD}\nNothing was changed.`)
  })

  it('with --skip-bad a bad proof takes the claim that it was for with it', async () => {
    write('claims.jsonl', [
      other,
      claiming('nordlo-sand'),
      proof({ about: ['product:nordlo-sand', 'product:nowhere'] }),
    ])
    const { code, said } = await take('on', 'claims.jsonl', '--skip-bad')
    expect(code).toBe(2)
    expect(said).toContain(TOLD)
    expect(said).toContain('claims.jsonl:3 about: there is no product nowhere')
    expect(await held("select count(*)::int as held from suppliers where key = 'new-one'")).toBe(1)
    expect(await descriptionOf('nordlo-sand')).toBe('')
  })

  it('a proof of a claim that nobody knows is named at its line, in CSV too', async () => {
    writeFileSync(
      join(folder, 'proofs.csv'),
      'key,claim,scope,evidence,validUntil,about\nsofa,nice,The wood of it,x.pdf,2027-01-01,product:nordlo-sand\n',
    )
    expect((await take('off', 'proofs.csv')).said).toContain('proofs.csv:2 claim: is none of sustainable, eco-friendly')
  })
})

it('LAW-12 content that makes an environmental claim is told with file and line, and refused strictly', async () => {
  const shop = await createTestDatabase()
  try {
    const copy = copyTestContent()
    copy.write('hjemly/da/extra.json', pageWith('Editorial', { html: '<p>Vi er klima&shy;neutrale.</p>' }))
    const env = { DATABASE_URL: shop.url, CONTENT_DIR: copy.root }
    const told =
      /hjemly\/da\/extra\.json:\d+ blocks\.0\.props\.html: "klimaneutrale" is an environmental claim: record its proof \(environmentalProof, climate\)/
    const strict = await run(importContentCommand, { ...env, LAW_STRICT: 'on' })
    expect(strict.code).toBe(1)
    expect(strict.said).toMatch(told)
    const { rows } = await shop.pool.query("select 1 from pages where key = 'extra'")
    expect(rows).toEqual([])
    const taken = await run(importContentCommand, env)
    expect(taken.code).toBe(0)
    expect(taken.said).toMatch(told)
    await shop.pool.query(
      `insert into environmental_proofs values ('climate', 'climate', 'All of us', 'x', '2099-01-01', array['page:hjemly/extra'])`,
    )
    expect(await run(importContentCommand, { ...env, LAW_STRICT: 'on' })).toMatchObject({ code: 0 })
  } finally {
    await shop.drop()
  }
})
