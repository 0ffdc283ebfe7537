import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../test/ground/test-database.ts'
import {
  inThree,
  SAMPLE_CATALOGUE,
  SAMPLE_FEEDS,
  SAMPLE_GROUND,
  SAMPLE_PRODUCTS,
  samplePrice,
  sampleProduct,
} from '../../../test/samples/sample-catalogue.ts'
import { ImportError } from './import-problem.ts'
import { importRecords } from './import-records.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ holds: 'tables' })
})
afterAll(() => database.drop())

beforeEach(async () => {
  await emptyTables(database)
  await take(SAMPLE_CATALOGUE)
})

const take = (records: Iterable<CatalogRecord>, options: { skipBad?: boolean; dryRun?: boolean } = {}) =>
  importRecords(database.main, records, { now: NOW, ...options })
const rows = async (query: string) => (await database.pool.query<Record<string, unknown>>(query)).rows
async function refusal(records: readonly CatalogRecord[]): Promise<string[]> {
  const before = await rows('select count(*), sum(hashtext(t::text)) from products t')
  const error = await take(records).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ImportError)
  expect(await rows('select count(*), sum(hashtext(t::text)) from products t')).toEqual(before)
  const lines = error instanceof Error ? error.message.split('\n') : []
  expect(lines.pop()).toBe('Nothing was changed.')
  return lines
}

describe('importing records', () => {
  it('takes every kind of record, in whatever order they stand', async () => {
    await emptyTables(database)
    const { counts, changedRows } = await take(SAMPLE_CATALOGUE.toReversed())
    expect(counts).toEqual({
      media: 2,
      supplier: 1,
      manufacturer: 1,
      productBrand: 1,
      series: 1,
      category: 3,
      room: 1,
      label: 2,
      store: 1,
      product: 3,
      price: 4,
      stock: 2,
      review: 1,
      sale: 1,
      recall: 1,
      dueDiligence: 1,
      environmentalProof: 1,
    })
    expect(changedRows).toBeGreaterThan(30)
    expect(await rows("select slug from category_texts where category_key = 'sofas' order by language")).toEqual([
      { slug: 'sofaer' },
      { slug: 'sofas' },
      { slug: 'sofaer' },
      { slug: 'sofaer' },
    ])
  })

  it('changes nothing when the same records come again, and then tells nobody; of prices and stock it tells whose', async () => {
    const listener = new pg.Client({ connectionString: database.url })
    await listener.connect()
    try {
      const told: unknown[] = []
      listener.on('notification', ({ payload }) => told.push(JSON.parse(payload ?? '')))
      await listener.query('listen shop_events')
      const again = await take(SAMPLE_CATALOGUE)
      expect([again.changedRows, again.known]).toEqual([0, 5])
      await take([sampleProduct('nordlo-sand', { position: 3 })])
      // Notifications arrive before the result of this query.
      await listener.query('select 1')
      expect(told).toEqual([{ type: 'catalog-changed' }])
      told.length = 0
      await take([
        samplePrice({ market: 'NO', amount: 5 }),
        { type: 'stock', sku: 'NORDLO-SAND', location: 'central', onHand: 3 },
      ])
      await listener.query('select 1')
      const productKeys = expect.toSatisfy(
        (keys: string[]) => keys.toSorted().join() === 'nordlo-green,nordlo-sand,nordlo-set',
      )
      expect(told).toEqual([{ type: 'catalog-changed', productKeys }])
    } finally {
      await listener.end()
    }
  })

  it('makes the rows of a product exactly what its record says', async () => {
    await take([
      sampleProduct('nordlo-green', {
        categoryKeys: ['living'],
        brands: ['fjellbo'],
        images: [{ file: 'products/sofa-2.webp', alt: {} }],
        variants: [{ sku: 'NORDLO-GREEN' }],
        launchedAt: '2026-10-10T00:00:00Z',
      }),
    ])
    const of = (table: string) => rows(`select * from ${table} where product_key = 'nordlo-green'`)
    expect(await of('product_categories')).toEqual([{ product_key: 'nordlo-green', category_key: 'living' }])
    expect(await of('assortments')).toEqual([{ product_key: 'nordlo-green', brand: 'fjellbo' }])
    expect(await of('product_labels')).toEqual([])
    expect(await of('product_documents')).toEqual([])
    expect(await of('product_images')).toMatchObject([{ position: 1, file: 'products/sofa-2.webp' }])
    expect(await of('product_texts')).toHaveLength(3)
    expect(await of('variants')).toMatchObject([{ sku: 'NORDLO-GREEN', size_key: null }])
    expect(await rows("select launched_at from products where key = 'nordlo-green'")).toEqual([
      { launched_at: new Date('2026-01-01T00:00:00Z') },
    ])
  })

  it('makes the HTML of an editor safe', async () => {
    const html = inThree('<p onclick="x()">Hej<script>alert(1)</script></p>')
    await take([
      { type: 'category', key: 'living', name: inThree('Stue'), html, position: 0, pageType: 'CategoryPage' },
    ])
    expect(await rows("select html from category_texts where category_key = 'living' and language = 'da'")).toEqual([
      { html: '<p>Hej</p>' },
    ])
  })

  it('sets what is on hand and leaves what is reserved', async () => {
    await database.pool.query("update stock_levels set reserved = 3 where location = 'central'")
    await take([{ type: 'stock', sku: 'NORDLO-GREEN', location: 'central', onHand: 40 }])
    expect(await rows("select on_hand, reserved from stock_levels where location = 'central'")).toEqual([
      { on_hand: 40, reserved: 3 },
    ])
  })

  it('counts a sale once, and changes a review that comes again', async () => {
    const [review, sale] = SAMPLE_FEEDS.slice(-2)
    if (review?.type !== 'review' || sale?.type !== 'sale') return expect.unreachable()
    await database.pool.query('update reviews set key = null')
    await take([
      { ...sale, quantity: 9 },
      { ...review, key: 'shop-1', rating: 2 },
    ])
    expect(await rows('select quantity from sales_log')).toEqual([{ quantity: 2 }])
    expect(await rows('select key, rating from reviews')).toEqual([{ key: 'shop-1', rating: 2 }])
  })

  it('does everything in a dry run, and undoes it', async () => {
    const { changedRows } = await take([sampleProduct('new-one')], { dryRun: true })
    expect(changedRows).toBeGreaterThan(0)
    expect(await rows("select key from products where key = 'new-one'")).toEqual([])
    await expect(take([sampleProduct('new-one', { supplierKey: 'nobody' })], { dryRun: true })).rejects.toThrow(
      'record 1 supplierKey: there is no supplier nobody',
    )
  })
})

describe('what is taken, and worth a second look', () => {
  const lampOf = (care: string | undefined) =>
    sampleProduct('lamp-a', { family: 'table-lamp', ...(care !== undefined && { care: inThree(care) }) })

  it('PDP-06 a product without care text, or with one for another kind of thing, is named and taken', async () => {
    const none = await take([lampOf(undefined)])
    expect(none.warnings).toEqual([
      {
        file: '',
        line: 1,
        path: 'care',
        message: expect.stringMatching(/^lamp-a has no care text \(\w+, table-lamp\)$/),
      },
    ])
    const washed = await take([lampOf('Vask i hånden. Tåler ikke opvaskemaskine.')])
    expect(washed).toMatchObject({ warningCount: 3, problemCount: 0, counts: { product: 1 } })
    expect(washed.warnings[0]).toMatchObject({
      path: 'care.da',
      message: expect.stringContaining('lamp-a has a care text that does not fit its family'),
    })
    expect((await take([lampOf('Sluk lampen, og lad den køle af.')])).warnings).toEqual([])
    expect(await rows(`select care from product_texts where product_key = 'lamp-a' and language = 'da'`)).toEqual([
      { care: 'Sluk lampen, og lad den køle af.' },
    ])
  })
})

describe('variants that a record leaves out', () => {
  const without = (key: string) => sampleProduct(key, { variants: [{ sku: 'OTHER' }] })

  it('go when nothing holds on to them, with their stock', async () => {
    await take([{ type: 'stock', sku: 'NORDLO-GREEN-2', location: 'central', onHand: 4 }])
    await take([sampleProduct('nordlo-green')])
    expect(await rows("select sku from variants where product_key = 'nordlo-green'")).toEqual([{ sku: 'NORDLO-GREEN' }])
    expect(await rows("select sku from stock_levels where sku = 'NORDLO-GREEN-2'")).toEqual([])
  })

  it('stay when they have prices, and the record is refused', async () => {
    expect(await refusal([without('nordlo-green')])).toEqual([
      'record 1 variants: the sku NORDLO-GREEN is left out, but it has prices in the log; keep it in the record, and end its sale by its stock',
    ])
  })

  it('stay when they are in a cart, reserved, or a choice of a package', async () => {
    await take([sampleProduct('one'), sampleProduct('two'), sampleProduct('three')])
    await database.pool.query(`
      insert into carts (brand, market, created_at, changed_at, lines)
      values ('hjemly', 'DK', now(), now(), '[{"id": "a", "sku": "ONE", "quantity": 1}]')`)
    await database.pool.query("insert into stock_levels values ('TWO', 'central', 5, 1)")
    await take([
      sampleProduct('set', { kind: 'package', parts: [{ key: 'a', title: inThree('A'), choices: ['THREE'] }] }),
    ])
    const lines = await refusal([
      sampleProduct('one', { variants: [{ sku: 'ONE-B' }] }),
      sampleProduct('two', { variants: [{ sku: 'TWO-B' }] }),
      sampleProduct('three', { variants: [{ sku: 'THREE-B' }] }),
    ])
    expect(lines.map((line) => /but (.*);/.exec(line)?.[1])).toEqual([
      'it is in a cart',
      'it is reserved for an order',
      'a package has it as a choice',
    ])
  })

  it('may move to another product that comes along', async () => {
    const second = { sku: 'NORDLO-GREEN-2' }
    expect(await refusal([sampleProduct('nordlo-sand', { variants: [{ sku: 'NORDLO-SAND' }, second] })])).toEqual([
      'record 1 variants: the sku NORDLO-GREEN-2 belongs to the product nordlo-green; to move it, give that product without it in the same import',
    ])
    await take([
      sampleProduct('nordlo-sand', { variants: [{ sku: 'NORDLO-SAND' }, second] }),
      sampleProduct('nordlo-green'),
    ])
    expect(await rows("select product_key from variants where sku = 'NORDLO-GREEN-2'")).toEqual([
      { product_key: 'nordlo-sand' },
    ])
  })
})

describe('references', () => {
  it.each([
    ['categoryKeys', { categoryKeys: ['sofas', 'nowhere'] }, 'there is no category nowhere'],
    ['roomKeys', { roomKeys: ['attic'] }, 'there is no room attic'],
    ['seriesKey', { seriesKey: 'none' }, 'there is no series none'],
    ['productBrandKey', { productBrandKey: 'none' }, 'there is no product brand none'],
    ['supplierKey', { supplierKey: 'none' }, 'there is no supplier none'],
    ['manufacturerKey', { manufacturerKey: 'none' }, 'there is no manufacturer none'],
    ['labels', { labels: ['none'] }, 'there is no label none'],
    ['accessories', { accessories: ['none'] }, 'there is no product none'],
    ['images', { images: [{ file: 'products/none.webp', alt: {} }] }, 'there is no media file products/none.webp'],
    [
      'parts',
      { kind: 'package' as const, parts: [{ key: 'a', title: inThree('A'), choices: ['NONE'] }] },
      'there is no sku NONE',
    ],
  ])('of a product that lead nowhere are named: %s', async (path, changes, message) => {
    expect(await refusal([sampleProduct('fine'), sampleProduct('bad', changes)])).toEqual([
      `record 2 ${path}: ${message}`,
    ])
  })

  it('of the other kinds are named as well', async () => {
    const category = { type: 'category', position: 0, pageType: 'CategoryPage' } as const
    const lines = await refusal([
      { ...category, key: 'a', name: inThree('A'), parentKey: 'none' },
      { ...category, key: 'b', name: inThree('B'), image: 'products/none.webp' },
      { type: 'room', key: 'attic', position: 0, name: inThree('Loft'), images: { dark: 'products/none.webp' } },
      { type: 'productBrand', key: 'x', name: 'X', image: 'products/none.webp' },
      { type: 'stock', sku: 'NONE', location: 'nowhere', onHand: 1 },
      { ...SAMPLE_FEEDS.find(({ type }) => type === 'review'), designKey: 'none' } as CatalogRecord,
    ])
    expect(lines).toEqual([
      'record 1 parentKey: there is no category none',
      'record 2 image: there is no media file products/none.webp',
      'record 3 images: there is no media file products/none.webp',
      'record 4 image: there is no media file products/none.webp',
      'record 5 location: there is no store nowhere',
      'record 5 sku: there is no sku NONE',
      'record 6 designKey: there is no design none',
    ])
  })

  it('of categories may not lead in a circle, nor two of them to one address', async () => {
    const category = { type: 'category', position: 0, pageType: 'CategoryPage' } as const
    expect(await refusal([{ ...category, key: 'living', parentKey: 'sofas', name: inThree('Stue') }])).toEqual([
      'record 1 parentKey: leads in a circle back to living',
    ])
    const twin = { ...category, key: 'twin', parentKey: 'living', name: { ...inThree('Andre'), sv: 'Sofaer!' } }
    expect(await refusal([twin])).toEqual(['record 1 name.sv: gives the address of sofas beside it'])
    expect(await refusal([{ type: 'series', key: 'n2', name: 'nordlo' }])).toEqual([
      'record 1 name: gives the address of nordlo, which the shop has',
    ])
  })

  it('are twice the same for two records of one key: the second is named', async () => {
    expect(await refusal([sampleProduct('twice'), sampleProduct('twice')])).toEqual([
      'record 2 key: stands in record 1 already',
      'record 2 variants: the sku TWICE stands in record 1 already',
    ])
  })
})

describe('the price log', () => {
  const campaign = { reason: 'campaign' as const, amount: 899 }

  it('LAW-02 only grows: what it holds is left out, what is new is added, nothing is changed', async () => {
    const before = await rows('select * from price_entries order by id')
    const { known } = await take([samplePrice(), samplePrice({ amount: 1499, from: '2026-11-20T00:00:00+01:00' })])
    const after = await rows('select * from price_entries order by id')
    expect(known).toBe(1)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.slice(before.length)).toMatchObject([
      { amount_minor: '149900', starts_at: new Date('2026-11-19T23:00:00Z'), recorded_at: NOW },
    ])
  })

  it.each(['price_entries', 'price_endings'])('LAW-02 refuses to change or delete a row of %s', async (table) => {
    await database.pool.query("insert into price_endings (entry_id, ends_at) values (2, '2026-11-14T00:00:00Z')")
    await expect(database.pool.query(`update ${table} set ends_at = null`)).rejects.toThrow(`${table} is a log`)
    await expect(database.pool.query(`delete from ${table}`)).rejects.toThrow(`${table} is a log`)
  })

  it('LAW-02 refuses a campaign that overlaps another, in the log or in the file', async () => {
    expect(await refusal([samplePrice({ ...campaign, from: '2026-11-30T00:00:00Z' })])).toEqual([
      'record 1 from: overlaps another campaign price, in the log since 2026-11-01T00:00:00Z',
    ])
    const [first, second] = ['2027-01-01T00:00:00Z', '2027-01-31T00:00:00Z']
    expect(
      await refusal([
        samplePrice({ ...campaign, from: first, to: '2027-02-01T00:00:00Z' }),
        samplePrice({ ...campaign, from: second, amount: 799 }),
      ]),
    ).toEqual(['record 2 from: overlaps another campaign price, in record 1'])
  })

  it('LAW-02 takes a campaign that follows, one for members beside it, and one after an early end', async () => {
    await take([samplePrice({ ...campaign, from: '2026-12-01T00:00:00Z' })])
    await take([samplePrice({ ...campaign, audience: 'club', market: 'SE', from: '2026-11-05T00:00:00Z' })])
    await take([samplePrice({ ...campaign, reason: 'automated', from: '2026-11-05T00:00:00Z' })])
    await database.pool.query("insert into price_endings (entry_id, ends_at) values (2, '2026-11-14T00:00:00Z')")
    const { known } = await take([
      samplePrice({ ...campaign, from: '2026-11-14T00:00:00Z', to: '2026-11-20T00:00:00Z' }),
      samplePrice({ ...campaign, amount: 999, from: '2026-11-01T00:00:00Z', to: '2026-11-14T00:00:00Z' }),
    ])
    expect(known).toBe(1)
    expect(await rows('select count(*)::int as count from price_entries')).toEqual([{ count: 8 }])
  })

  it('takes a later regular price for the one that follows, and refuses a second that begins with it', async () => {
    await take([samplePrice({ amount: 1199, from: '2026-10-01T00:00:00Z' })])
    expect(await refusal([samplePrice({ amount: 1099, from: '2026-10-01T00:00:00Z' })])).toEqual([
      'record 1 from: begins with another regular price, in the log since 2026-10-01T00:00:00Z',
    ])
  })

  it('takes the same entry twice in one file for one', async () => {
    const { known, counts } = await take([
      samplePrice({ amount: 5, market: 'NO' }),
      samplePrice({ amount: 5, market: 'NO' }),
    ])
    expect([known, counts.price]).toEqual([1, 1])
  })

  it('refuses an end before the beginning, an unknown sku, and a market that the brand does not sell in', async () => {
    expect(
      await refusal([
        samplePrice({ from: '2026-11-02T00:00:00Z', to: '2026-11-02T00:00:00Z' }),
        samplePrice({ sku: 'NONE' }),
        samplePrice({ brand: 'fjellbo', market: 'SE' }),
      ]),
    ).toEqual([
      'record 1 to: is not after from',
      'record 2 sku: there is no sku NONE',
      'record 3 market: fjellbo does not sell in SE',
    ])
  })
})

describe('with the bad records left out', () => {
  it('takes the good ones and names the others, also those that depend on them', async () => {
    const report = await take(
      [
        sampleProduct('good'),
        sampleProduct('bad', { supplierKey: 'none' }),
        sampleProduct('set', { kind: 'package', parts: [{ key: 'a', title: inThree('A'), choices: ['BAD'] }] }),
        samplePrice({ sku: 'GOOD' }),
        samplePrice({ sku: 'BAD' }),
        samplePrice({ sku: 'SET' }),
      ],
      { skipBad: true },
    )
    expect(report.counts).toEqual({ product: 1, price: 1 })
    expect(report.problems.map(({ line, message }) => [line, message])).toEqual([
      [2, 'there is no supplier none'],
      [3, 'there is no sku BAD'],
      [5, 'there is no sku BAD'],
      [6, 'there is no sku SET'],
    ])
    expect(await rows("select sku from price_entries where sku in ('GOOD', 'BAD', 'SET')")).toEqual([{ sku: 'GOOD' }])
  })

  it('keeps the variants of a product whose record is bad', async () => {
    const report = await take(
      [
        sampleProduct('nordlo-green', { variants: [{ sku: 'NEW' }] }),
        samplePrice({ amount: 3, from: '2026-11-01T00:00:00Z' }),
      ],
      { skipBad: true },
    )
    expect(report.problemCount).toBe(1)
    expect(report.counts).toEqual({ product: 0, price: 1 })
  })
})

it('names a hundred problems and counts the rest', async () => {
  const lines = await refusal(Array.from({ length: 130 }, (_, index) => samplePrice({ sku: `NONE-${index}` })))
  expect(lines).toHaveLength(101)
  expect(lines.at(-1)).toBe('and 30 more')
})

it('stands ready for the next product: the ground alone is a catalogue too', async () => {
  await emptyTables(database)
  expect((await take(SAMPLE_GROUND)).counts.product).toBeUndefined()
  expect((await take(SAMPLE_PRODUCTS)).counts.product).toBe(3)
})
