import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { catalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { DETAILS } from '@firkant/domain/orders/order-test-shop.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { testPrice, testProduct } from '../../../test/samples/test-catalogue.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { importRecords } from '../catalog-files/import-records.ts'
import { listRecalls } from './recall-store.ts'
import { sendRecalls } from './send-recalls.ts'

const inThree = (text: string) => ({ da: `${text} da`, nb: `${text} nb`, sv: `${text} sv` })
const RECALL = catalogRecord.parse({
  type: 'recall',
  key: 'rug-2026',
  productKeys: ['recalled-rug'],
  recalledOn: '2026-11-10',
  hazard: inThree('Glider.'),
  action: inThree('Rul det sammen.'),
  remedies: ['replacement', 'refund'],
})

let database: TestDatabase
const rows = async (query: string) => (await database.pool.query<Record<string, unknown>>(query)).rows
const take = (records: Parameters<typeof importRecords>[1]) => importRecords(database.main, records, { now: TEST_NOW })
const send = (brand: keyof typeof BRANDS = 'hjemly') =>
  sendRecalls({ db: database.main, brand: BRANDS[brand], publicUrl: 'http://shop.test', now: () => TEST_NOW })({})
const mails = () => rows("select recipient, subject, text from mails where key like 'recall:%' order by recipient")

beforeAll(async () => {
  database = await createTestDatabase()
  await take([testProduct('recalled-rug', { variants: [{ sku: 'RUG' }] }), testPrice('RUG', 100)])
})
afterAll(() => database.drop())

describe('LAW-09 a recall', () => {
  it('is refused at its line for a product that nobody knows, or without a remedy', async () => {
    await expect(take([{ ...RECALL, productKeys: ['nothing'] } as typeof RECALL])).rejects.toThrow(
      'record 1 productKeys: there is no product nothing',
    )
    expect(await rows('select key from recalls')).toEqual([])
  })

  it('writes once to each address that bought it, keeps a proof for each order, and tells nobody else', async () => {
    const bought = await addTestOrder(database.main, { state: 'delivered' })
    const again = await addTestOrder(database.main, { state: 'paid' })
    const other = await addTestOrder(database.main, {
      state: 'shipped',
      details: { ...DETAILS, email: 'other@kunde.example' },
    })
    await addTestOrder(database.main, { state: 'cancelled', details: { ...DETAILS, email: 'never@kunde.example' } })
    await take([RECALL])
    expect(await rows("select queue from jobs where queue = 'recalls.hjemly'")).toHaveLength(1)
    await send()
    await send()
    await send('skygge')
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient)).toEqual([bought.order.buyer.email, 'other@kunde.example'].toSorted())
    expect(String(sent[0]?.subject)).toContain('Tilbagekaldelse: Prøve recalled-rug')
    for (const text of ['Glider. da', 'Rul det sammen. da', 'En ny vare', 'Pengene tilbage'])
      expect(String(sent[0]?.text)).toContain(text)
    const proved = await rows("select order_id as id from recall_notices where recall_key = 'rug-2026'")
    expect(proved.map(({ id }) => id).toSorted()).toEqual([bought.id, again.id, other.id].toSorted())
  })

  it('that comes again unchanged starts nothing; who is told of it later is told once', async () => {
    await take([RECALL])
    expect(await rows("select queue from jobs where queue = 'recalls.hjemly'")).toHaveLength(1)
    await send()
    expect(await mails()).toHaveLength(2)
  })

  it('stands on the pages of brands that ever sold it, in their language', async () => {
    expect(await listRecalls(database.main, { brand: 'hjemly', language: 'da' }, 'recalled-rug')).toMatchObject([
      { key: 'rug-2026', hazard: 'Glider. da', affected: '', remedies: ['replacement', 'refund'] },
    ])
    expect(await listRecalls(database.main, { brand: 'skygge', language: 'sv' })).toEqual([])
  })
})
