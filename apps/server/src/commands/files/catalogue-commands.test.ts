import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../test/ground/test-database.ts'
import {
  samplePrice,
  sampleProduct,
  SAMPLE_CATALOGUE,
  SAMPLE_PRODUCTS,
} from '../../../test/samples/sample-catalogue.ts'
import { importRecords } from '../../features/catalog-files/import-records.ts'
import { hashGiftCardCode } from '../../features/promotions/gift-card-code.ts'
import { parseConfig } from '../../start/config.ts'
import type { Command } from '../command.ts'
import { generateCommand } from '../demo/generate-command.ts'
import { exportCommand } from './export-command.ts'
import { importCommand } from './import-command.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
let folder: string
let full: TestDatabase
let other: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firkant-files-'))
  full = await createTestDatabase({ holds: 'tables' })
  other = await createTestDatabase({ holds: 'tables' })
  // A new shop has rates of delivery already.
  await emptyTables(full)
  await importRecords(full.main, SAMPLE_CATALOGUE, { now: NOW })
})
beforeEach(() => emptyTables(other))
afterAll(async () => {
  await full.drop()
  await other.drop()
  rmSync(folder, { recursive: true, force: true })
})

interface Outcome {
  readonly code: number
  readonly said: string
}

/** Runs the command and returns its output. */
async function run(command: Command, database: TestDatabase, ...args: string[]): Promise<Outcome> {
  let said = ''
  const print = (text: string) => void (said += text)
  const nothing = () => undefined
  try {
    const code = await command.run({
      config: parseConfig({ SHOP_MODE: 'test', DATABASE_URL: database.url, DATA_DIR: folder }),
      args,
      progress: { step: nothing, phase: nothing, count: nothing, done: (text) => print(`${text}\n`) },
      print,
      folder,
      now: NOW,
    })
    return { code, said }
  } catch (error) {
    return { code: 1, said: said + (error instanceof Error ? error.message : String(error)) }
  }
}

const write = (name: string, content: string) => writeFileSync(join(folder, name), content)
const lines = (records: readonly unknown[]) => records.map((record) => JSON.stringify(record)).join('\n')
async function exported(database: TestDatabase): Promise<string> {
  expect(await run(exportCommand, database, 'all.jsonl')).toMatchObject({ code: 0 })
  return readFileSync(join(folder, 'all.jsonl'), 'utf8')
}

describe('export and import', () => {
  it('EMP-05 special days and services of stores, and places in them: all or nothing', async () => {
    write('ground.jsonl', await exported(full))
    expect(await run(importCommand, other, 'ground.jsonl')).toMatchObject({ code: 0 })
    expect(await run(exportCommand, other, '--type', 'store', 'stores.jsonl')).toMatchObject({ code: 0 })
    const [first = '{}'] = readFileSync(join(folder, 'stores.jsonl'), 'utf8').split('\n')
    const store = JSON.parse(first) as { readonly key: string }
    const inventory = {
      ...store,
      services: ['parking'],
      specialDays: [{ day: '2027-01-04', name: 'Status', hours: [] }],
    }
    const before = await exported(other)
    const bad = { ...store, key: 'other', services: ['sauna'] }
    write('stores.jsonl', lines([inventory, bad]))
    const refused = await run(importCommand, other, 'stores.jsonl')
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('stores.jsonl:2 services.0: is none of clickAndCollect')
    write('places.csv', 'sku,store,aisle,isOnShow\nNO-SUCH,nowhere,12,true\n')
    const unknown = await run(importCommand, other, 'places.csv')
    expect(unknown.said).toContain('places.csv:2 store: there is no store nowhere')
    expect(unknown.said).toContain('places.csv:2 sku: there is no sku NO-SUCH')
    expect(await exported(other)).toBe(before)
    write('stores.jsonl', lines([inventory]))
    expect(await run(importCommand, other, 'stores.jsonl')).toMatchObject({ code: 0 })
    expect(await exported(other)).toContain('"specialDays":[{"day":"2027-01-04","name":"Status","hours":[]}]')
  })

  it('LAW-08 a manufacturer that cannot be reached by post is refused at its line, and nothing is taken', async () => {
    const address = { street: 'Vej 1', postalCode: '0000', city: 'By' }
    const maker = { type: 'manufacturer', key: 'a', name: 'A', address: { ...address, country: 'DK' } }
    write('makers.jsonl', lines([maker, { ...maker, key: 'b', address }]))
    write(
      'makers.csv',
      'key,name,address.street,address.postalCode,address.city,address.country\nc,C,Vej 1,0000,By,ZQ\n',
    )
    write('wood.csv', 'productKey,reference,suppliedOn\nnothing,26DK-1,2026-09-01\nnordlo-green,x,2026-09-01\n')
    const before = await exported(full)
    const wood = await run(importCommand, full, 'wood.csv')
    expect(wood.said).toContain('wood.csv:2 productKey: there is no product nothing')
    expect(wood.said).toContain('wood.csv:3 reference: 4 to 40 capital letters, digits and hyphens')
    const { code, said } = await run(importCommand, full, 'makers.jsonl', 'makers.csv')
    expect(code).toBe(1)
    expect(said).toContain('makers.jsonl:2 address.country: is missing')
    expect(said).toContain('makers.csv:2 address.country: is no country that exists')
    expect(await exported(full)).toBe(before)
  })

  it('LAW-11 LAW-16 a label for two years, and a flag that is neither yes nor no, are refused at their line, and nothing is taken', async () => {
    const product = lines([SAMPLE_PRODUCTS.find(({ type }) => type === 'product') ?? {}])
    write('labels.jsonl', product.replace('"guaranteeYears":5', '"guaranteeYears":2'))
    write('wishes.jsonl', product.replace('"isMadeToOrder":true', '"isMadeToOrder":"perhaps"'))
    const before = await exported(full)
    const { code, said } = await run(importCommand, full, 'labels.jsonl', 'wishes.jsonl')
    expect(code).toBe(1)
    expect(said).toContain('labels.jsonl:1 guaranteeYears: is not more than the two years that the law gives anyway')
    expect(said).toContain('wishes.jsonl:1 variants.1.isMadeToOrder')
    expect(await exported(full)).toBe(before)
  })

  it('LAW-10 an energy class or a unit that does not exist is refused at its line and column, and nothing is taken', async () => {
    const [lamp] = SAMPLE_CATALOGUE.filter(({ type }) => type === 'product')
    write('lamps.jsonl', lines([{ ...lamp, energy: { source: 'contained', class: 'A++' } }]))
    const head = 'key,designKey,categoryKeys,brands,name.da,name.nb,name.sv,subtitle.da,subtitle.nb,subtitle.sv,sku'
    write(
      'lamps.csv',
      `${head},energy.source,energy.class\nl,l,sofas,hjemly,L,L,L,L,L,L,L-1,none,B\nm,m,sofas,hjemly,M,M,M,M,M,M,M-1,maybe,\n`,
    )
    write(
      'rugs.csv',
      `${head},variant.content.quantity,variant.content.unit\nr,r,sofas,hjemly,R,R,R,R,R,R,R-1,6,cm2\ns,s,sofas,hjemly,S,S,S,S,S,S,S-1,0,m2\n`,
    )
    const rugs = await run(importCommand, full, 'rugs.csv')
    expect(rugs.said).toContain('rugs.csv:2 variant.content.unit: is none of m, m2, kg, l, piece')
    expect(rugs.said).toContain('rugs.csv:3 variant.content.quantity: is not more than 0')
    const before = await exported(full)
    const { code, said } = await run(importCommand, full, 'lamps.jsonl', 'lamps.csv')
    expect(code).toBe(1)
    expect(said).toContain('lamps.jsonl:1 energy.class: is none of A, B, C, D, E, F, G')
    expect(said).toContain('lamps.csv:3 energy.source: is none of itself, contained, none, exempt')
    expect(await exported(full)).toBe(before)
  })

  it('FIT-01 a parcel without a side, legs as long as the product, and a profile that is no smaller are refused at their line', async () => {
    const [product] = SAMPLE_PRODUCTS.filter(({ type }) => type === 'product')
    const withCarried = (carried: object) => lines([{ ...product, carried }])
    write('parcels.jsonl', withCarried({ parcels: [{ widthCm: 120, depthCm: 0, heightCm: 4, weightKg: 3 }] }))
    write('legs.jsonl', withCarried({ legsCm: 400 }))
    write('profile.jsonl', withCarried({ diagonalDepthCm: 399 }))
    const head = 'key,designKey,categoryKeys,brands,name.da,name.nb,name.sv,subtitle.da,subtitle.nb,subtitle.sv,sku'
    write('words.csv', `${head},carried.parcels\nm,m,sofas,hjemly,M,M,M,M,M,M,M-1,heavy\n`)
    const before = await exported(full)
    const { code, said } = await run(importCommand, full, 'parcels.jsonl', 'legs.jsonl', 'profile.jsonl', 'words.csv')
    expect(code).toBe(1)
    expect(said).toContain('parcels.jsonl:1 carried.parcels.0.depthCm')
    expect(said).toMatch(/legs\.jsonl:1 carried\.legsCm: is not less than the height of \d+ cm/)
    expect(said).toMatch(/profile\.jsonl:1 carried\.diagonalDepthCm: is more than the \d+ cm that it needs without/)
    expect(said).toContain('words.csv:2 carried.parcels.0')
    expect(await exported(full)).toBe(before)
  })

  it('give the same bytes again: JSON lines', async () => {
    const first = await exported(full)
    expect(first.split('\n')).toHaveLength(SAMPLE_CATALOGUE.length + 1)
    write('first.jsonl', first)
    expect(await run(importCommand, other, 'first.jsonl')).toMatchObject({ code: 0 })
    expect(await exported(other)).toBe(first)
  })

  it('give the same bytes again: the whole demo shop, which then has products to vary', async () => {
    const demo = await createTestDatabase()
    try {
      const first = await exported(demo)
      expect(first.split('\n').length).toBeGreaterThan(2000)
      write('demo.jsonl', first)
      expect(await run(importCommand, other, 'demo.jsonl')).toMatchObject({ code: 0 })
      expect(await exported(other)).toBe(first)
      expect(await run(generateCommand, other, '300')).toMatchObject({ code: 0 })
    } finally {
      await demo.drop()
    }
  })

  it('give the same bytes again: CSV for products, manufacturers, prices, stock, reviews and sales', async () => {
    const jsonOnly = ['media', 'supplier', 'productBrand', 'series', 'category', 'room', 'label', 'store', 'recall']
    const names = [
      'product',
      'manufacturer',
      'dueDiligence',
      'environmentalProof',
      'price',
      'stock',
      'review',
      'sale',
    ].map((type) => `${type}.csv`)
    for (const name of names)
      expect(await run(exportCommand, full, '--type', name.replace('.csv', ''), name)).toMatchObject({ code: 0 })
    write('ground.jsonl', lines(SAMPLE_CATALOGUE.filter(({ type }) => jsonOnly.includes(type))))
    expect(await run(importCommand, other, ...names, 'ground.jsonl')).toMatchObject({ code: 0 })
    expect(await exported(other)).toBe(await exported(full))
  })

  it('CART-10 give promotions and gift cards again, the cards only to who asks for them', async () => {
    const names = { da: 'Ti', nb: 'Ti', sv: 'Tio' }
    const promotion = { type: 'promotion', brand: 'hjemly', key: 'ten', position: 1, names, coupon: 'TEN-NOW' }
    const effect = { type: 'percent', percent: 10 }
    const given = { ...promotion, isCombinable: false, from: '2026-11-01T00:00:00.000Z', conditions: {}, effect }
    const card = { type: 'giftCard', brand: 'hjemly', market: 'DK', code: 'GAVE-ONE-1', amount: 100.5 }
    write('codes.jsonl', lines([given, card]))
    expect((await run(importCommand, other, 'codes.jsonl')).said).toBe('1 promotions, 1 gift cards; 2 rows changed\n')
    expect(await exported(other)).toBe(`${JSON.stringify(given)}\n`)
    expect(await run(exportCommand, other, '--type', 'giftCard', 'cards.csv')).toMatchObject({ code: 0 })
    const written = readFileSync(join(folder, 'cards.csv'), 'utf8')
    const stored = hashGiftCardCode('GAVE-ONE-1')
    expect(written).toBe(`code,brand,market,amount,to\r\n${stored},hjemly,DK,100.5,\r\n`)
    expect((await run(importCommand, other, 'cards.csv')).said).toContain('0 rows changed')
  })

  it('say what was taken, and that the same again changes nothing', async () => {
    write('first.jsonl', await exported(full))
    const { code, said } = await run(importCommand, full, 'first.jsonl')
    expect(code).toBe(0)
    expect(said).toContain('3 products')
    expect(said).toContain('(5 more were there already); 0 rows changed')
  })

  it('write one kind alone, leave no half file, and refuse what cannot be', async () => {
    expect(await run(exportCommand, full, '--type', 'stock,series', 'some.jsonl')).toMatchObject({ code: 0 })
    expect(readFileSync(join(folder, 'some.jsonl'), 'utf8')).toBe(
      '{"type":"series","key":"nordlo","name":"Nordlo"}\n' +
        '{"type":"stock","sku":"NORDLO-GREEN","location":"aarhus","onHand":-1}\n' +
        '{"type":"stock","sku":"NORDLO-GREEN","location":"central","onHand":12}\n',
    )
    const said = async (...args: string[]) => (await run(exportCommand, full, ...args)).said
    expect(await said('--type', 'chair', 'x.jsonl')).toContain('--type chair: there is only media, supplier')
    expect(await said('--format', 'xml', 'x.jsonl')).toContain('--format xml: there is only jsonl, csv.')
    expect(await said('x.csv')).toContain('A CSV file holds one kind of record.')
    expect(await said()).toContain('Name one file to write')
    expect(await said('nowhere/x.jsonl')).toContain('does not exist')
    expect(readdirSync(folder).filter((name) => name.startsWith('x.') || name.endsWith('.part'))).toEqual([])
  })
})

describe('a file that is wrong', () => {
  const good = lines([samplePrice({ amount: 77, from: '2026-12-24T00:00:00Z' })])
  const price = (changes: object) => lines([{ ...samplePrice({ from: '2027-01-01T00:00:00Z' }), ...changes }])
  let before: string
  beforeAll(async () => void (before = await exported(full)))
  const CSV_HEAD = 'sku,brand,market,amount,reason,from,to'

  it.each<[what: string, name: string, content: string, answer: string]>([
    ['a broken JSON line', 'bad.jsonl', `${good}\n\n{"type":"price",`, 'bad.jsonl:3 is not valid JSON: '],
    ['an unknown type', 'bad.jsonl', `${good}\n{"type":"prize"}`, 'bad.jsonl:2 type: is none of media, supplier'],
    ['a missing field', 'bad.jsonl', price({ sku: undefined }), 'bad.jsonl:1 sku: is missing'],
    ['an unknown field', 'bad.jsonl', price({ colour: 'red' }), 'bad.jsonl:1 colour: is no field of the format'],
    [
      'an unknown reference',
      'bad.jsonl',
      lines([sampleProduct('x', { seriesKey: 'none' })]),
      'bad.jsonl:1 seriesKey: there is no series none',
    ],
    [
      'a key twice',
      'bad.jsonl',
      lines([sampleProduct('x'), sampleProduct('x')]),
      'bad.jsonl:2 key: stands in bad.jsonl:1 already',
    ],
    [
      'an overlapping price',
      'bad.jsonl',
      price({ reason: 'campaign', from: '2026-11-20T00:00:00Z' }),
      'bad.jsonl:1 from: overlaps another campaign price, in the log since 2026-11-01',
    ],
    [
      'an end before its beginning',
      'bad.jsonl',
      price({ to: '2026-12-31T00:00:00Z' }),
      'bad.jsonl:1 to: is not after from',
    ],
    [
      'a margin beyond all',
      'bad.jsonl',
      lines([{ ...sampleProduct('x'), marginWeight: 1.5 }]),
      'bad.jsonl:1 marginWeight: is more than 1',
    ],
    ['a price below nothing', 'bad.jsonl', price({ amount: -5 }), 'bad.jsonl:1 amount: is not more than 0'],
    [
      'three decimals',
      'prices.csv',
      `${CSV_HEAD}\nNORDLO-GREEN,hjemly,DK,9.999,regular,2027-01-01T00:00:00Z,`,
      'prices.csv:2 amount: at most two decimals',
    ],
    [
      'an unknown sku',
      'prices.csv',
      `${CSV_HEAD}\nNONE,hjemly,DK,9,regular,2027-01-01T00:00:00Z,`,
      'prices.csv:2 sku: there is no sku NONE',
    ],
    [
      'a wrong number of cells',
      'prices.csv',
      `${CSV_HEAD}\nNORDLO-GREEN,hjemly,DK`,
      'prices.csv:2 has 3 cells, but the header has 7 columns',
    ],
    [
      'a text that no database takes',
      'bad.jsonl',
      price({ sku: 'A\0' }),
      'bad.jsonl:1 holds a character that no text can have',
    ],
    ['no record at all', 'bad.jsonl', '\n\n', 'bad.jsonl:1 there is no record in the file'],
    ['only a header', 'prices.csv', `${CSV_HEAD}\n`, 'prices.csv:1 there is no record in the file'],
    ['an empty file', 'bad.jsonl', '', 'bad.jsonl is empty.'],
    ['another ending', 'bad.txt', good, 'bad.txt: the name must end in .jsonl (JSON lines) or .csv.'],
  ])('LAW-02 is answered and changes nothing: %s', async (_what, name, content, answer) => {
    write('good.jsonl', good)
    write(name, content)
    const { code, said } = await run(importCommand, full, 'good.jsonl', name)
    expect(code).toBe(1)
    expect(said).toContain(answer)
    expect(said.trimEnd()).toMatch(/Nothing was changed\.$/)
    expect(await exported(full)).toBe(before)
  })

  it('may be missing, or a folder, or not named', async () => {
    mkdirSync(join(folder, 'some-folder'))
    const { code, said } = await run(importCommand, full, 'missing.jsonl', 'some-folder')
    expect(code).toBe(1)
    expect(said).toContain('missing.jsonl: there is no such file.\nsome-folder is a folder. Name the files in it.')
    expect((await run(importCommand, full)).said).toContain('docs/import.md')
    expect((await run(importCommand, full, '--skip-worse', 'a.jsonl')).said).toContain("Unknown option '--skip-worse'")
  })

  it('can be taken without its bad records: exit code 2', async () => {
    await importRecords(other.main, SAMPLE_CATALOGUE, { now: NOW })
    const rows = [
      'NORDLO-GREEN,hjemly,NO,9.5,regular',
      'NORDLO-SAND,hjemly,DK,9.999,regular',
      'NONE,hjemly,DK,9,regular',
    ]
    write('prices.csv', [CSV_HEAD, ...rows.map((row) => `${row},2027-01-01T00:00:00Z,`)].join('\n'))
    const { code, said } = await run(importCommand, other, 'prices.csv', '--skip-bad')
    expect(code).toBe(2)
    expect(said).toBe(
      '1 prices; 1 rows changed\nprices.csv:3 amount: at most two decimals\nprices.csv:4 sku: there is no sku NONE\nThese records were left out.\n',
    )
    expect(await exported(other)).toContain('"market":"NO","amount":9.5')
  })

  it('can be tried without changing anything', async () => {
    write('new.jsonl', lines([sampleProduct('brand-new')]))
    const { code, said } = await run(importCommand, full, '--dry-run', 'new.jsonl')
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(
        /^1 products; \d+ rows changed\nNothing was changed\.\nnew\.jsonl:1 care: brand-new has no care text .*\nThese were taken as they are; look at them\.\n$/,
      ),
    ])
    expect(await exported(full)).not.toContain('brand-new')
  })
})

describe('generate', () => {
  it('needs the demo shop, and a number', async () => {
    expect((await run(generateCommand, other, '10')).said).toBe(
      'There are no products to vary. Load the demo shop first: npm run shop -- import-demo',
    )
    for (const wrong of ['', '0', '1.5', 'many'])
      expect((await run(generateCommand, other, wrong)).said).toContain('Say how many products')
  })

  it('fills the shop up to a number of products, and then has nothing to do', async () => {
    await importRecords(other.main, SAMPLE_CATALOGUE, { now: NOW })
    const generated = async () =>
      (await other.pool.query<{ key: string }>("select key from products where key like 'gen-%' order by key")).rows
    expect(await run(generateCommand, other, '20')).toMatchObject({ code: 0 })
    const first = await generated()
    expect(first).toHaveLength(20)
    expect(await run(generateCommand, other, '50')).toMatchObject({ code: 0 })
    expect(await generated()).toEqual(expect.arrayContaining(first))
    expect(await generated()).toHaveLength(50)
    expect((await run(generateCommand, other, '50')).said).toContain('no record; 0 rows changed')
  })
})
