import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { SAMPLE_CATALOGUE } from '../../../../test/samples/sample-catalogue.ts'
import { hashGiftCardCode } from '../../promotions/gift-card-code.ts'
import { drawGiftCards, loadGiftCards } from '../../promotions/gift-card-store.ts'
import { cachePromotions } from '../../promotions/promotion-store.ts'
import { importRecords } from '../import-records.ts'
import { openCatalogueFiles } from '../reading/read-catalogue-files.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
let database: TestDatabase
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firkant-codes-'))
  database = await createTestDatabase({ holds: 'tables' })
  await importRecords(database.main, SAMPLE_CATALOGUE, { now: NOW })
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => database.pool.query('truncate promotions, gift_cards'))

const names = { da: 'Ti procent', nb: 'Ti prosent', sv: 'Tio procent' }
const welcome = {
  type: 'promotion',
  brand: 'hjemly',
  key: 'welcome',
  names,
  coupon: 'velkommen10',
  from: '2026-11-01T00:00:00+01:00',
  to: '2026-12-01T00:00:00+01:00',
  conditions: { isOncePerCustomer: true, goods: { categoryKeys: ['sofas'] } },
  effect: { type: 'percent', percent: 10 },
}
const card = { type: 'giftCard', brand: 'hjemly', market: 'DK', code: 'GAVE-SECRET-1', amount: 250.5 }

/** As the command reads them. */
function take(text: string, { name = 'codes.jsonl', skipBad = false } = {}) {
  const path = join(folder, name)
  writeFileSync(path, text)
  return importRecords(
    database.main,
    openCatalogueFiles([{ name, path }]).source(() => undefined),
    { now: NOW, skipBad },
  )
}
const lines = (...records: readonly object[]) => records.map((record) => JSON.stringify(record)).join('\n')
const refusal = async (...given: Parameters<typeof take>) =>
  take(...given).then(
    () => [],
    (error: unknown) => String(error instanceof Error ? error.message : error).split('\n'),
  )
const balances = async () =>
  (
    await database.pool.query(
      'select code, market, balance_minor::int as minor, expires_at from gift_cards order by code',
    )
  ).rows

describe('promotions in files', () => {
  it('CART-10 are taken with their codes, known by brand and key, and changed by the whole record', async () => {
    expect(await take(lines(welcome, { ...welcome, brand: 'skygge' }))).toMatchObject({
      counts: { promotion: 2 },
      changedRows: 2,
    })
    const [stored] = await cachePromotions('hjemly').load(() => database.main, 1)
    expect(stored).toMatchObject({
      coupon: 'VELKOMMEN10',
      conditions: { from: new Date('2026-10-31T23:00:00Z'), isOncePerCustomer: true },
      effect: { percent: 10 },
    })
    expect((await take(lines(welcome, { ...welcome, brand: 'skygge' }))).changedRows).toBe(0)
    const { conditions: _conditions, to: _to, ...less } = welcome
    expect((await take(lines(less))).changedRows).toBe(1)
    const [changed] = await cachePromotions('hjemly').load(() => database.main, 2)
    expect(changed?.conditions).toEqual({ from: new Date('2026-10-31T23:00:00Z') })
    expect((await cachePromotions('skygge').load(() => database.main, 1))[0]?.conditions.isOncePerCustomer).toBe(true)
  })

  it('CART-10 are named with file, line and field when they can’t be taken, and none is', async () => {
    const bad = [
      { ...welcome, key: 'a', effect: { type: 'percent', percent: 110 } },
      { ...welcome, key: 'b', conditions: { isOncePerCustomr: true } },
      { ...welcome, key: 'c', effect: { type: 'halfPrice' } },
      { ...welcome, key: 'd', to: '2026-10-01T00:00:00Z' },
      { ...welcome, key: 'e', names: { da: 'Kun dansk' } },
    ]
    expect(await refusal(lines(welcome, ...bad))).toEqual([
      'codes.jsonl:2 effect.percent: is more than 100',
      'codes.jsonl:3 conditions.isOncePerCustomr: is no field of the format',
      'codes.jsonl:4 effect.type: is none of percent, amount, fixedPrice, cheapestFree, gift, freeDelivery',
      'codes.jsonl:5 to: is not after from',
      'codes.jsonl:6 names.nb: is missing',
      'codes.jsonl:6 names.sv: is missing',
      'Nothing was changed.',
    ])
    expect(await cachePromotions('hjemly').load(() => database.main, 1)).toEqual([])
  })

  it('CART-10 refer to goods that there are', async () => {
    const goods = { categoryKeys: ['no-category'], seriesKeys: ['nordlo', 'no-series'], skus: ['NO-SKU'] }
    const { coupon: _coupon, ...gift } = {
      ...welcome,
      key: 'gift',
      effect: { type: 'gift', sku: 'NO-GIFT', quantity: 1 },
    }
    expect(await refusal(lines({ ...welcome, conditions: { goods } }, gift))).toEqual([
      'codes.jsonl:1 conditions.goods.categoryKeys: there is no category no-category',
      'codes.jsonl:1 conditions.goods.seriesKeys: there is no series no-series',
      'codes.jsonl:1 conditions.goods.skus: there is no sku NO-SKU',
      'codes.jsonl:2 effect.sku: there is no sku NO-GIFT',
      'Nothing was changed.',
    ])
  })

  it('CART-10 have a code that no other of the brand has; two may change codes', async () => {
    const other = { ...welcome, key: 'other', coupon: 'ANDEN' }
    expect(await refusal(lines(welcome, { ...other, coupon: 'Velkommen10' }))).toEqual([
      'codes.jsonl:2 coupon: stands in codes.jsonl:1 already',
      'Nothing was changed.',
    ])
    await take(lines(welcome, other))
    expect(await refusal(lines({ ...welcome, key: 'third' }))).toEqual([
      'codes.jsonl:1 coupon: belongs to the promotion welcome',
      'Nothing was changed.',
    ])
    await take(lines({ ...welcome, coupon: 'ANDEN' }, { ...other, coupon: 'VELKOMMEN10' }))
    const stored = await cachePromotions('hjemly').load(() => database.main, 1)
    expect(stored.map(({ key, coupon }) => [key, coupon])).toEqual([
      ['other', 'VELKOMMEN10'],
      ['welcome', 'ANDEN'],
    ])
  })

  it('leave the pages of the shop alone', async () => {
    const listener = new pg.Client({ connectionString: database.url })
    await listener.connect()
    try {
      const heard: unknown[] = []
      listener.on('notification', ({ payload }) => heard.push(payload))
      await listener.query('listen shop_events')
      await take(lines(welcome, card))
      await listener.query('select 1')
      expect(heard).toEqual([])
    } finally {
      await listener.end()
    }
  })
})

describe('gift cards in files', () => {
  it('CART-10 hold what the record says when they are new, and never again', async () => {
    expect(await take(lines(card))).toMatchObject({ counts: { giftCard: 1 }, changedRows: 1 })
    expect(await balances()).toEqual([
      { code: hashGiftCardCode('GAVE-SECRET-1'), market: 'DK', minor: 250_50, expires_at: null },
    ])
    await drawGiftCards(database.main, { brand: 'hjemly', market: 'DK' }, [{ code: card.code, minor: 250_00 }])
    expect((await take(lines(card))).changedRows).toBe(0)
    expect((await take(lines({ ...card, amount: 9999, to: '2027-01-01T00:00:00Z' }))).changedRows).toBe(1)
    expect(await balances()).toMatchObject([{ minor: 50, expires_at: new Date('2027-01-01T00:00:00Z') }])
  })

  it('CART-10 may stand in a CSV file', async () => {
    const csv =
      'code;brand;market;amount;to\r\nGAVE-CSV-1;hjemly;DK;99,50;\r\nGAVE-CSV-2;fjellbo;NO;500;2027-06-01T00:00:00Z\r\n'
    expect((await take(csv, { name: 'cards.csv' })).counts).toEqual({ giftCard: 2 })
    expect((await balances()).map(({ minor }) => minor).toSorted((a, b) => a - b)).toEqual([99_50, 500_00])
  })

  it('PAY-06 are stored and exported as hashes, which an import takes as they are', async () => {
    await take(lines(card))
    const [stored] = await balances()
    expect(stored.code).toBe(hashGiftCardCode(card.code))
    await database.pool.query('truncate gift_cards')
    await take(lines({ ...card, code: stored.code, amount: 10 }))
    expect(await balances()).toMatchObject([{ code: stored.code, minor: 10_00 }])
    const find = (code: string) => loadGiftCards(() => database.main, { brand: 'hjemly', market: 'DK' }, [code])
    expect((await find(card.code)).get(card.code)).toMatchObject({ code: card.code, balanceMinor: 10_00 })
    expect((await find(stored.code)).size).toBe(0)
  })

  it('SEC-02 faults are named by their place, and no message holds a code', async () => {
    const broken = `${JSON.stringify(card).slice(0, -1)},}`
    const bad = [
      { ...card, market: 'NO', brand: 'ljuvhem' },
      { ...card, amount: 1.005 },
      { ...card, code: 'gave-secret-1' },
      { ...card, extra: 1 },
    ]
    const told = await refusal(`${lines(...bad)}\n${broken}`)
    expect(told).toEqual([
      'codes.jsonl:1 market: ljuvhem does not sell in NO',
      'codes.jsonl:2 amount: at most two decimals',
      'codes.jsonl:3 code: capital letters, digits and hyphens, 6 to 40 of them',
      'codes.jsonl:4 extra: is no field of the format',
      'codes.jsonl:5 is not valid JSON',
      'Nothing was changed.',
    ])
    const twice = await refusal(lines(card, card))
    expect(twice[0]).toBe('codes.jsonl:2 code: stands in codes.jsonl:1 already')
    expect([...told, ...twice].join().toUpperCase()).not.toContain('SECRET')
    expect(catalogRecord.safeParse(card).success).toBe(true)
  })
})
