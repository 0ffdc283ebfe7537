import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  CONSENT_VERSION,
  FULL_CONSENT,
  NO_CONSENT,
  writeConsent,
  type Consent,
} from '@firkant/domain/consent/consent.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addToCatalogue, testPrice, testProduct, testStock } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { fillCheckout, newKey, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor, JSON_HEADERS, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { sweepAll } from '../../platform/process/start-sweep.ts'
import { learnTastes } from './learn-tastes.ts'
import { listAlsoViewed, listBoughtTogether } from './learned-products.ts'
import { deleteOldSignals, writeSignals } from './signal-store.ts'

const goods = (key: string, more: Parameters<typeof testProduct>[1] = {}) => [
  testProduct(key, more),
  testPrice(key.toUpperCase(), 500),
  testStock(key.toUpperCase(), 99),
]

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addToCatalogue(shop, [
    ...goods('buy-bed'),
    ...goods('buy-bed-red', { designKey: 'buy-bed' }),
    ...goods('buy-duvet'),
    ...goods('buy-lamp'),
    ...goods('buy-desk'),
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ['product_signals', 'product_pairs', 'bought_pairs', 'product_interest'])
    await shop.database.pool.query(`delete from ${table}`)
})

const db = () => shop.database.main
const consentCookie = (consent: Consent) =>
  `consent=${writeConsent({ consent, version: CONSENT_VERSION, id: 'a'.repeat(22) })}`

/** A visitor whose browser says what they decided. */
function deciding(consent: Consent | undefined): Visitor {
  const visitor = createVisitor(shop)
  const post: Visitor['post'] = (call, body) => {
    const cookie = [visitor.cookie(), ...(consent ? [consentCookie(consent)] : [])].join('; ')
    return fetch(`${shop.origin}/api/client/${call}?language=da`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, cookie },
      body: JSON.stringify(body),
    })
  }
  return { ...visitor, post }
}

async function bought(visitor: Visitor, ...keys: readonly string[]) {
  const cart = await fillCheckout(visitor, {
    goods: Object.fromEntries(keys.map((key) => [key.toUpperCase(), 1])),
    email: `${newKey()}@example.dk`,
  })
  const key = newKey()
  const answer = await place(visitor, { cart, key })
  expect(answer.success).toBe(true)
  return { answer, again: () => place(visitor, { cart, key }) }
}
async function purchases() {
  const { rows } = await db().execute<{ product_key: string; kind: string }>(
    sql`select product_key, kind from product_signals order by visitor_hash, product_key`,
  )
  return rows.map(({ product_key: key, kind }) => `${key} ${kind}`)
}
const purchase = (visitorHash: string, key: string, at = TEST_NOW) =>
  ({ visitorHash, sku: key.toUpperCase(), kind: 'purchase', isUndone: false, at }) as const
const of = (productKey: string) => ({ brand: 'hjemly', productKey, limit: 10 })

it('TRACK-06 TRACK-07 what was bought is learned from only with consent, and forgotten when it is taken back', async () => {
  await bought(deciding(undefined), 'buy-bed', 'buy-lamp')
  await bought(deciding({ ...FULL_CONSENT, personalisation: false }), 'buy-bed', 'buy-lamp')
  const agreed = deciding(FULL_CONSENT)
  const { answer, again } = await bought(agreed, 'buy-bed', 'buy-duvet')
  expect(await again()).toEqual(answer)
  // What came before it is written before it.
  await bought(deciding(FULL_CONSENT), 'buy-desk')
  await until(async () =>
    expect((await purchases()).toSorted()).toEqual(['buy-bed purchase', 'buy-desk purchase', 'buy-duvet purchase']),
  )
  const choice = { consent: NO_CONSENT, place: 'panel', version: CONSENT_VERSION }
  expect((await agreed.post('consent', choice)).status).toBeLessThan(300)
  expect(await purchases()).toEqual(['buy-desk purchase'])
})

it('TRACK-06 an order that is placed without scripts is learned from too', async () => {
  const visitor = createVisitor(shop)
  const { cartResponse } = await fillCheckout(visitor, { goods: { 'BUY-DESK': 1 }, email: 'form@example.dk' })
  const answer = await fetch(shop.origin + CHECKOUT_FORM_PATHS.place, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop.origin, cookie: `${visitor.cookie()}; ${consentCookie(FULL_CONSENT)}` },
    body: new URLSearchParams({
      cartId: cartResponse.id,
      cartVersion: String(cartResponse.version),
      idempotencyKey: newKey(),
      acceptTerms: 'on',
    }),
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(/^\/ordrebekraeftelse/)
  await until(async () => expect(await purchases()).toEqual(['buy-desk purchase']))
})

it('TRACK-06 an order is placed as ever when what was bought can not be written', async () => {
  await shop.database.pool.query('alter table product_signals rename to product_signals_away')
  try {
    await bought(deciding(FULL_CONSENT), 'buy-bed', 'buy-duvet')
    const lost = ({ msg }: Record<string, unknown>) => String(msg).startsWith('what visitors bought could not be')
    await until(() => expect(shop.logged.some(lost)).toBe(true))
  } finally {
    await shop.database.pool.query('alter table product_signals_away rename to product_signals')
  }
  await bought(deciding(FULL_CONSENT), 'buy-lamp')
  await until(async () => expect(await purchases()).toEqual(['buy-lamp purchase']))
})

it('TRACK-06 three visitors who bought both make a pair, two do not, nor do looks; never the same design', async () => {
  await writeSignals(db(), 'hjemly', [
    ...['a', 'b', 'c'].flatMap((visitor) => [
      purchase(visitor, 'buy-bed'),
      purchase(visitor, 'buy-duvet'),
      purchase(visitor, 'buy-bed-red'),
    ]),
    ...['d', 'e'].flatMap((visitor) => [purchase(visitor, 'buy-bed'), purchase(visitor, 'buy-lamp')]),
    ...['f', 'g', 'h'].flatMap((visitor) => [
      purchase(visitor, 'buy-bed'),
      { ...purchase(visitor, 'buy-desk'), kind: 'cart' as const },
    ]),
  ])
  await learnTastes(db(), 'hjemly', TEST_NOW)
  expect(await listBoughtTogether(db(), of('buy-bed'))).toEqual(['buy-duvet'])
  expect((await listBoughtTogether(db(), of('buy-duvet'))).toSorted()).toEqual(['buy-bed', 'buy-bed-red'])
  expect(await listBoughtTogether(db(), { ...of('buy-bed'), brand: 'skygge' })).toEqual([])
  expect(await listAlsoViewed(db(), of('buy-bed'))).toEqual(['buy-duvet', 'buy-desk'])
})

it('TRACK-06 TRACK-07 purchases fade and are deleted by age; without them there are no pairs', async () => {
  const old = new Date(TEST_NOW.getTime() - 60 * DAY_MS)
  await writeSignals(db(), 'hjemly', [
    ...['a', 'b', 'c'].flatMap((visitor) => [purchase(visitor, 'buy-bed', old), purchase(visitor, 'buy-duvet', old)]),
    ...['d', 'e', 'f'].flatMap((visitor) => [purchase(visitor, 'buy-bed'), purchase(visitor, 'buy-lamp')]),
  ])
  await learnTastes(db(), 'hjemly', TEST_NOW)
  expect(await listBoughtTogether(db(), of('buy-bed'))).toEqual(['buy-lamp', 'buy-duvet'])
  const later = new Date(TEST_NOW.getTime() + 31 * DAY_MS)
  expect(await sweepAll(deleteOldSignals(db(), () => later))).toBe(6)
  await learnTastes(db(), 'hjemly', later)
  expect(await listBoughtTogether(db(), of('buy-bed'))).toEqual(['buy-lamp'])
})
