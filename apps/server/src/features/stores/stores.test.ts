import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { Page, PageWith } from '@firkant/domain/page/page.ts'
import { CHOOSE_STORE_FORM } from '@firkant/domain/stores/chosen-store.ts'
import type { StoreWithStock } from '@firkant/domain/stores/store-calls.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor, JSON_HEADERS, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { SESSION_COOKIES } from '../../platform/sessions/session-cookies.ts'
import { openSession } from '../../platform/sessions/session-service.ts'
import { importRecords } from '../catalog-files/import-records.ts'
import { createPasswordHashing } from '../customer/passwords/password-hashing.ts'
import { addEmployee } from '../employee/employee-accounts.ts'
import { CHOSEN_STORE_DAYS, deleteOldChoices } from './chosen-store.ts'

/** A Tuesday, eleven o'clock in Denmark: the stores are open until six. */
const MORNING = new Date('2026-11-17T10:00:00Z')
const EVENING = new Date('2026-11-17T16:30:00Z')
const SKU = 'S-1'
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  shop.setNow(MORNING)
  await addTestGoods(shop.database.main, [{ sku: SKU, onHand: 9 }])
  await importRecords(
    shop.database.main,
    [
      { type: 'stock', sku: SKU, location: 'aarhus', onHand: 2 },
      { type: 'stock', sku: SKU, location: 'odense', onHand: 40 },
      { type: 'storePlace', sku: SKU, store: 'aarhus', aisle: '12', isOnShow: true },
    ],
    { now: MORNING },
  )
})
afterAll(() => shop.close())
beforeEach(() => shop.setNow(MORNING))

const choose = async (visitor: Visitor, storeId: unknown) => visitor.post('stores/chosen', { storeId })
async function ask(query: Record<string, string>, cookie = '') {
  const address = `/api/client/stores/stock?${new URLSearchParams({ language: 'da', ...query })}`
  const answer = await fetch(shop.origin + address, { headers: { cookie } })
  const body = (await answer.json()) as { ownId?: string; isFound: boolean; stores: readonly StoreWithStock[] }
  return { status: answer.status, cache: answer.headers.get('cache-control'), ...body }
}
const named = (stores: readonly StoreWithStock[], id: string) => stores.find((store) => store.id === id)

describe('a chosen store', () => {
  it('EMP-05 is remembered without an account, and says when things can be collected there', async () => {
    const visitor = createVisitor(shop)
    expect(await visitor.ask('chosenStore')).toBeNull()
    expect(await (await choose(visitor, 'aarhus')).json()).toEqual({ success: true })
    expect(await visitor.ask('chosenStore')).toEqual({
      id: 'aarhus',
      name: 'Aarhus C',
      label: 'Din butik: Aarhus C',
      url: '/butikker/aarhus',
      pickupText: 'Hent i dag i Aarhus C',
      noneText: 'Ikke i Aarhus C lige nu',
    })
    shop.setNow(EVENING)
    expect((await visitor.ask('chosenStore'))?.pickupText).toBe('Hent onsdag 18. november i Aarhus C')
    await choose(visitor, 'odense')
    expect(await visitor.ask('chosenStore')).toMatchObject({ id: 'odense' })
    await choose(visitor, null)
    expect(await visitor.ask('chosenStore')).toBeNull()
    expect(await createVisitor(shop).ask('chosenStore')).toBeNull()
  })

  it('EMP-05 is one of this market, for each market its own; bad input changes nothing', async () => {
    const visitor = createVisitor(shop)
    await choose(visitor, 'aarhus')
    const norway = visitor.in('nb')
    expect(await (await choose(visitor, 'oslo')).json()).toEqual({ success: false })
    expect(await (await choose(norway, 'aarhus')).json()).toEqual({ success: false })
    for (const bad of ['', 'x'.repeat(101), 7, undefined, { key: 'aarhus' }])
      expect((await choose(visitor, bad)).status).toBe(400)
    expect(await visitor.ask('chosenStore')).toMatchObject({ id: 'aarhus' })
    expect(await norway.ask('chosenStore')).toBeNull()
  })

  it('EMP-05 is chosen by a plain form too, which leads back to a page of the shop and nowhere else', async () => {
    const send = (
      fields: Record<string, string>,
      headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
    ) =>
      fetch(shop.origin + CHOOSE_STORE_FORM, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ language: 'da', ...fields }),
      })
    const done = await send({ storeId: 'aarhus', returnUrl: '/butikker/aarhus#chosen' })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/butikker/aarhus#chosen'])
    expect(done.headers.getSetCookie().join()).toContain('visitor=')
    expect((await send({ storeId: 'aarhus', returnUrl: 'https://evil.example/' })).headers.get('location')).toBe('/')
    expect((await send({ storeId: 'oslo' })).status).toBe(400)
    expect((await send({ storeId: 'aarhus' }, {})).status).toBe(403)
  })

  it('EMP-05 reads the special days of its store', async () => {
    const visitor = createVisitor(shop)
    await choose(visitor, 'odense')
    expect((await visitor.ask('chosenStore'))?.pickupText).toBe('Hent i dag i Odense C')
    const stored = await shop.database.pool.query(`select special_days from stores where key = 'odense'`)
    const inventory = JSON.stringify([{ day: '2026-11-17', name: 'Status', hours: [] }])
    await shop.database.pool.query(`update stores set special_days = $1 where key = 'odense'`, [inventory])
    expect((await visitor.ask('chosenStore'))?.pickupText).toBe('Hent onsdag 18. november i Odense C')
    await shop.database.pool.query(`update stores set special_days = $1 where key = 'odense'`, [
      JSON.stringify(stored.rows[0].special_days),
    ])
  })

  it('EMP-05 CHK-01 is marked among the ways to collect, if it has everything', async () => {
    const visitor = createVisitor(shop)
    await choose(visitor, 'odense')
    await visitor.apply({ $type: 'AddLineItemCommand', sku: SKU, quantity: 3 })
    const methods = (await visitor.ask('checkout'))?.checkout.shippingMethods ?? []
    expect(methods.filter(({ isOwnStore }) => isOwnStore).map(({ key }) => key)).toEqual(['pickup-odense'])
    await choose(visitor, 'aarhus')
    const other = (await visitor.ask('checkout'))?.checkout.shippingMethods ?? []
    expect(other.some(({ isOwnStore }) => isOwnStore)).toBe(false)
  })

  it('EMP-05 is forgotten with the visitor', async () => {
    const visitor = createVisitor(shop)
    await choose(visitor, 'aarhus')
    const later = (days: number) => () => new Date(MORNING.getTime() + days * 86_400_000)
    expect(await deleteOldChoices(shop.database.main, later(CHOSEN_STORE_DAYS - 1))(100)).toBe(0)
    expect(await deleteOldChoices(shop.database.main, later(CHOSEN_STORE_DAYS + 1))(100)).toBeGreaterThan(0)
    expect(await visitor.ask('chosenStore')).toBeNull()
  })
})

describe('what the stores have', () => {
  it('EMP-05 is listed from a place, from the own store, or in the order of the overview', async () => {
    const plain = await ask({ sku: SKU })
    expect(plain).toMatchObject({ status: 200, isFound: true, cache: 'no-store' })
    expect(plain.stores.map(({ id }) => id)).toEqual(['koebenhavn', 'aarhus', 'odense', 'aalborg', 'esbjerg'])
    expect((await ask({ sku: SKU, q: '8600' })).stores[0]).toMatchObject({ id: 'aarhus', km: expect.any(Number) })
    const visitor = createVisitor(shop)
    await choose(visitor, 'odense')
    const own = await ask({ sku: SKU }, visitor.cookie())
    expect(own.ownId).toBe('odense')
    expect(own.stores[0]).toMatchObject({ id: 'odense' })
    expect(own.stores.at(-1)).toMatchObject({ id: 'aalborg' })
  })

  it('EMP-05 shoppers read what is on show and whether it can be collected today, counts where few are left, no aisles', async () => {
    const { stores } = await ask({ sku: SKU })
    const pickup = { day: '2026-11-17', isToday: true }
    expect(named(stores, 'aarhus')).toEqual({
      id: 'aarhus',
      name: 'Aarhus C',
      city: 'Aarhus C',
      url: '/butikker/aarhus',
      status: 'lowStock',
      available: 2,
      isOnShow: true,
      pickup,
    })
    expect(named(stores, 'odense')).toEqual(expect.not.objectContaining({ available: expect.anything() }))
    expect(named(stores, 'aalborg')).toEqual(expect.not.objectContaining({ pickup: expect.anything() }))
    expect(named(stores, 'aalborg')).toEqual(expect.not.objectContaining({ available: expect.anything() }))
  })

  it('EMP-04 employees read counts and aisles, their own store first', async () => {
    const hashing = createPasswordHashing({ memoryKib: 8, passes: 1, lanes: 1 })
    const work = { db: shop.database.main, brand: BRANDS.hjemly, secret: shop.secret, hashing, now: MORNING }
    const email = 'all-stores@hjemly.example'
    await addEmployee(work, { email, displayName: 'Bo', role: 'seller' })
    const { rows } = await shop.database.pool.query('select id from employees where email = $1', [email])
    const session = { kind: 'employee', brand: 'hjemly', subjectId: String(rows[0].id) } as const
    const cookie = `${SESSION_COOKIES.employee}=${await openSession(shop.database.main, session, MORNING)}`
    const post = (storeId: string) =>
      fetch(`${shop.origin}/api/client/employee/store?language=da`, {
        method: 'POST',
        headers: { ...JSON_HEADERS, cookie },
        body: JSON.stringify({ storeId }),
      })
    await post('aarhus')
    const { ownId, stores } = await ask({ sku: SKU }, cookie)
    expect(ownId).toBe('aarhus')
    expect(stores[0]).toMatchObject({ id: 'aarhus', available: 2, aisle: '12', isOnShow: true })
    expect(named(stores, 'odense')).toMatchObject({ available: 40 })
    expect(named(stores, 'aalborg')).toMatchObject({ available: 0, status: 'outOfStock' })
    const d = JSON.stringify([
      ['storeStock', { skus: [SKU, ...Array.from({ length: 200 }, (_, n) => `X-${n}`)].join() }],
    ])
    const address = `/api/client/dynamic-data/resolve?${new URLSearchParams({ language: 'da', d })}`
    const answer = await (await fetch(shop.origin + address, { headers: { cookie } })).json()
    expect(JSON.stringify(answer)).toContain('"aisle":"12"')
  })

  it('EMP-05 bad questions get a clear answer', async () => {
    expect((await ask({ sku: 'NO-SUCH' })).status).toBe(404)
    for (const query of [{}, { sku: '' }, { sku: 'x'.repeat(101) }, { sku: SKU, q: 'x'.repeat(201) }])
      expect((await ask(query as Record<string, string>)).status).toBe(400)
    const unknown = await ask({ sku: SKU, q: 'Atlantis <b>' })
    expect(unknown).toMatchObject({ status: 200, isFound: false })
    expect(unknown.stores).toHaveLength(5)
  })
})

describe('the facet of stores', () => {
  const listingOf = async (path: string) =>
    (await (await fetch(`${shop.origin}/api/content${path}`)).json()) as Page & PageWith<'CategoryPage'>

  it('EMP-04 EMP-05 PLP-02 lists what a store has, counts right, and drops stores of other markets', async () => {
    const all = await listingOf('/sofaer')
    const facet = all.model.facets.find(({ key }) => key === 'store')
    const aarhus = facet?.values?.find(({ value }) => value === 'aarhus')
    expect(facet?.label).toBe('Findes i butik')
    expect(aarhus?.label).toBe('I Aarhus C')
    const filtered = await listingOf('/sofaer?f.store=aarhus')
    expect(filtered.model.total).toBe(aarhus?.count)
    expect(filtered.model.total).toBeLessThan(all.model.total)
    const { rows } = await shop.database.pool.query(
      `select distinct v.product_key as key from stock_levels k join variants v on v.sku = k.sku
       where k.location = 'aarhus' and k.on_hand - k.reserved > 0`,
    )
    const inStore = new Set(rows.map(({ key }: { key: string }) => key))
    for (const { productKey } of filtered.model.products) expect(inStore).toContain(productKey)
    const foreign = await listingOf('/sofaer?f.store=oslo')
    expect(foreign.model.total).toBe(all.model.total)
    expect(foreign.url).toBe('/sofaer')
    expect((await fetch(`${shop.origin}/sofaer?f.store=${encodeURIComponent("'; drop table stores--")}`)).status).toBe(
      200,
    )
  })
})
