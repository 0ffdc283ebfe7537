import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { readContentFiles } from '../../features/content/importing/content-files.ts'
import { importContent } from '../../features/content/importing/import-content.ts'
import { parseConfig } from '../../start/config.ts'
import { DEMO_FOLDER } from '../demo/import-demo.ts'
import { lawCommand } from './law-command.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await importContent(database.main, readContentFiles(`${DEMO_FOLDER}/content`), {
    mediaDir: `${DEMO_FOLDER}/images`,
  })
})
afterAll(() => database.drop())

async function law(...args: string[]) {
  let said = ''
  const code = await lawCommand.run({
    config: parseConfig({ SHOP_MODE: 'test', DATABASE_URL: database.url }),
    args,
    progress: { step: () => undefined, phase: () => undefined, count: () => undefined, done: () => undefined },
    print: (text) => void (said += text),
    folder: '/',
    now: NOW,
  })
  return { code, said }
}

/** What the statement takes away is there again afterwards. */
async function without<Result>([take, giveBack]: readonly [string, string], ask: () => Promise<Result>) {
  await database.pool.query(take)
  try {
    return await ask()
  } finally {
    await database.pool.query(giveBack)
  }
}

describe('shop law', () => {
  it('LAW-07 the demo lacks nothing in three markets', async () => {
    const { code, said } = await law()
    expect(said.match(/^(DK|NO|SE): 0 open/gm)).toHaveLength(3)
    expect(said).not.toContain('gaps ')
    expect(code).toBe(0)
  })

  it('LAW-07 a field that is taken away is named with its product, its brands and its column, and the exit code is 1', async () => {
    const change = [
      "update product_texts set safety = '' where product_key = 'nordlo-3-green' and language = 'da'",
      "update product_texts set safety = 'Igen.' where product_key = 'nordlo-3-green' and language = 'da'",
    ] as const
    const { code, said } = await without(change, () => law('--market', 'DK', '--format', 'csv'))
    expect(code).toBe(1)
    const lines = said.split('\r\n').filter((line) => line.includes('OPEN'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^"DK","product-safety","2023\/988 art. 19","2024-12-13","OPEN","product","nordlo-3-green","[a-z ]*hjemly[a-z ]*","safety.da"$/,
    )
    const other = await without(change, () => law('--market', 'SE'))
    expect(other.code).toBe(0)
  })

  it('LAW-07 a placeholder of a lawyer, and a page that is gone, are named', async () => {
    const blocks = (from: string, to: string) =>
      `update page_versions set blocks = replace(blocks::text, '${from}', '${to}')::jsonb where page_id in
        (select id from pages where key = 'terms' and language = 'sv' and brand = 'skygge')`
    const change = [blocks('/angra', '/[[nämnd-x]]'), blocks('/[[nämnd-x]]', '/angra')] as const
    const { code, said } = await without(change, () => law('--market', 'SE', '--format', 'json'))
    expect(code).toBe(1)
    const rows = JSON.parse(said) as { readonly state: string; readonly gaps: readonly object[] }[]
    expect(rows.filter(({ state }) => state === 'OPEN').flatMap(({ gaps }) => gaps)).toEqual([
      { of: 'page', key: 'terms', brands: ['skygge'], field: '[[nämnd-x]]' },
      { of: 'page', key: 'terms', brands: ['skygge'], field: 'a link to /angra' },
    ])
  })

  it('LAW-12 a claim without proof is named, on a product and on a page, with what to record', async () => {
    const gone = [
      "update environmental_proofs set valid_until = '2020-01-01' where key = 'cushion-fill'",
      "update environmental_proofs set valid_until = '2031-12-31' where key = 'cushion-fill'",
    ] as const
    const { code, said } = await without(gone, () => law('--market', 'SE', '--format', 'csv'))
    expect(code).toBe(1)
    const lines = said.split('\r\n').filter((line) => line.includes('OPEN'))
    expect(lines).toHaveLength(6)
    expect(lines[0]).toMatch(
      /^"SE","environmental-claims",.*"OPEN","product","dunlo-[a-z-]+","[a-z ]+","description.sv: ""återvunna"" \(environmentalProof, recycled\)"$/,
    )
    const own = "where brand = 'fjellbo' and language = 'nb' and key = 'site'"
    const tagline = [
      `update settings set value = value || jsonb_build_object('tagline', 'Grønne valg ' || (value ->> 'tagline')) ${own}`,
      `update settings set value = value || jsonb_build_object('tagline', substr(value ->> 'tagline', 13)) ${own}`,
    ] as const
    const page = await without(tagline, () => law('--market', 'NO'))
    expect(page.said).toContain('page site (fjellbo): tagline: "grønne valg" (environmentalProof, green)')
    expect((await law()).code).toBe(0)
  })

  it('LAW-14 a storefront whose statement of accessibility is not filled in, or half, is named', async () => {
    const own = "where brand = 'skygge' and language = 'sv' and key = 'site'"
    const kept = await database.pool.query<{ kept: object }>(
      `select value -> 'accessibility' as kept from settings ${own}`,
    )
    const giveBack = `update settings set value = value || '${JSON.stringify({ accessibility: kept.rows[0]?.kept })}' ${own}`
    const gone = await without([`update settings set value = value - 'accessibility' ${own}`, giveBack], () =>
      law('--market', 'SE'),
    )
    expect(gone.code).toBe(1)
    expect(gone.said).toContain('page site.json (skygge): accessibility')
    const name = `update settings set value = jsonb_set(value, '{accessibility,authority,name}', '"[[authority]]"') ${own}`
    const half = await without([name, giveBack], () => law('--market', 'SE'))
    expect(half.code).toBe(1)
    expect(half.said).toContain('page site (skygge): [[authority]]')
    expect((await law('--market', 'SE')).code).toBe(0)
  })

  it('LAW-15 a shop that does not say where its reviews come from is named', async () => {
    const own = "where brand = 'fjellbo' and language = 'nb' and key = 'site'"
    const change = [
      `update settings set value = value - 'reviewOrigin' ${own}`,
      `update settings set value = value || '{"reviewOrigin": "Igjen."}' ${own}`,
    ] as const
    const { said } = await without(change, () => law('--market', 'NO'))
    expect(said).toContain('gaps  reviews')
    expect(said).toContain('page site.json (fjellbo): reviewOrigin')
  })

  it('LAW-10 a lamp that loses its energy class is named with the column', async () => {
    const own = "where key = 'kuppelo-black'"
    const change = [
      `update products set energy = energy - 'class' ${own}`,
      `update products set energy = energy || '{"class": "D"}' ${own}`,
    ] as const
    const { code, said } = await without(change, () => law('--market', 'SE', '--format', 'csv'))
    expect(code).toBe(1)
    expect(said.split('\r\n').filter((line) => line.includes('OPEN'))).toEqual([
      expect.stringMatching(/^"SE","energy","2019\/2015 .*"kuppelo-black".*"energy.class"$/),
    ])
  })

  it('LAW-11 a footer without the notice is named, and the official file that is still to come', async () => {
    const own = "where brand = 'skygge' and language = 'da' and key = 'site'"
    const legal = "jsonb_set(value, '{footer,legal}'"
    const change = [
      `update settings set value = ${legal}, (value #> '{footer,legal}') - 3) ${own}`,
      `update settings set value = ${legal}, (value #> '{footer,legal}') || '[{"to": "/reklamationsret", "title": "R"}]') ${own}`,
    ] as const
    const { code, said } = await without(change, () => law('--market', 'DK'))
    expect(code).toBe(1)
    expect(said).toContain('page site.json (skygge): footer.legal: a link to /reklamationsret')
    expect(said).toContain('note: notice-da.svg of LAW_NOTICE_FILES is not there')
  })

  it('LAW-11 LAW-16 a label without its model, and terms that are silent on goods made to wish, are named', async () => {
    const own = "where page_id in (select id from pages where key = 'terms' and language = 'da' and brand = 'hjemly')"
    const blocks = (from: string, to: string) =>
      `update page_versions set blocks = replace(blocks::text, '${from}', '${to}')::jsonb ${own}`
    const desk = "where design_key = 'skrivelo'"
    const change = [
      `${blocks('efter dine', 'efter vore')}; update products set model_code = '' ${desk}`,
      `${blocks('efter vore', 'efter dine')}; update products set model_code = 'SKRIVELO' ${desk}`,
    ] as const
    const { code, said } = await without(change, () => law('--market', 'DK'))
    expect(code).toBe(1)
    expect(said).toContain('OPEN  durability-label')
    expect(said).toMatch(/product skrivelo-\w+ \([a-z, ]*hjemly[a-z, ]*\): modelCode/)
    expect(said).toContain('page terms (hjemly): a sentence on goods made "efter dine ønsker"')
  })

  it('LAW-13 terms that do not say how long there is for an invoice are named', async () => {
    const blocks = (from: string, to: string) =>
      `update page_versions set blocks = replace(blocks::text, '${from}', '${to}')::jsonb where page_id in
        (select id from pages where key = 'terms' and language = 'sv' and brand = 'ljuvhem')`
    const change = [blocks('senast 14 dagar', 'senast 15 dagar'), blocks('senast 15 dagar', 'senast 14 dagar')] as const
    const { said } = await without(change, () => law('--market', 'SE'))
    expect(said).toContain('gaps  invoice-terms')
    expect(said).toContain('page terms (ljuvhem): a sentence on invoices with "14 dagar" (INVOICE_DAYS)')
  })

  it('LAW-07 a rug that loses its unit is named with the column', async () => {
    const own =
      "where sku = (select min(v.sku) from variants v join products p on p.key = v.product_key and p.family = 'rug')"
    const { rows } = await database.pool.query<{ content: object }>(`select content from variants ${own}`)
    const change = [
      `update variants set content = null ${own}`,
      `update variants set content = '${JSON.stringify(rows[0]?.content)}' ${own}`,
    ] as const
    const { code, said } = await without(change, () => law('--market', 'SE', '--format', 'csv'))
    expect(code).toBe(1)
    expect(said.split('\r\n').filter((line) => line.includes('OPEN'))).toEqual([
      expect.stringMatching(/^"SE","unit-price".*"variant.content.unit"$/),
    ])
  })

  it('refuses what it does not know', async () => {
    await expect(law('--market', 'FI')).rejects.toThrow('--market is one of DK, NO, SE.')
    await expect(law('--format', 'xml')).rejects.toThrow('--format is one of text, json, csv.')
  })
})
