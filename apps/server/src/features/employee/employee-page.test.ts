import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { MAX_WRONG_LOOKUPS } from '@firkant/domain/employee/order-lookup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { accountWork, browserWith, employeeAtWork, type WorkingEmployee } from '../../../test/visitors/test-employee.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { disableEmployee } from './employee-accounts.ts'

const START = new Date('2026-11-17T10:00:00Z')
const STORE = 'aarhus'
const WHY = { reason: 'pickup', text: 'Kunden står ved disken' }
let shop: TestShop
let manager: WorkingEmployee
let seller: WorkingEmployee
let order: Awaited<ReturnType<typeof addTestOrder>>['order']

beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'P-1', onHand: 50 }])
  await shop.database.pool.query(`insert into stock_levels (sku, location, on_hand) values ('P-1', $1, 2)`, [STORE])
  order = (await addTestOrder(shop.database.main, { state: 'shipped' })).order
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(START)
  await shop.database.pool.query('delete from store_reservations')
  manager = await employeeAtWork(shop, { role: 'storeManager', storeKey: STORE, now: START })
  seller = await employeeAtWork(shop, { storeKey: STORE, now: START })
})

const eventsOf = async ({ id }: WorkingEmployee) =>
  (
    await shop.database.pool.query(
      'select kind, subject, reason, store_key from employee_events where employee_id = $1 order by id',
      [id],
    )
  ).rows.filter(({ kind }) => kind !== 'created')
const reserve = (by: WorkingEmployee) =>
  by.call('reservations', { sku: 'P-1', storeId: STORE, quantity: 2, name: 'Karen Lund' })
const idOfReservation = async () =>
  (await shop.database.pool.query('select id from store_reservations order by created_at desc limit 1')).rows[0].id
const leadsTo = (answer: Response) => [answer.status, answer.headers.get('location')]
const textOf = async (by: Pick<WorkingEmployee, 'page'>, path: string) => (await by.page(path)).text()

describe('the employee’s own page', () => {
  it('EMP-04 shows what is put aside in their store, and ends it without scripts', async () => {
    await reserve(seller)
    const page = await manager.page('/medarbejder')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const document = await page.text()
    for (const shown of ['Karen Lund', 'P-1 da', 'action="/employee/reservation/release"', 'Reserveret af Ansat'])
      expect([shown, document.includes(shown)]).toEqual([shown, true])
    const id = await idOfReservation()
    const elsewhere = await employeeAtWork(shop, { storeKey: 'odense', now: START })
    expect(await textOf(elsewhere, '/medarbejder')).not.toContain('Karen Lund')
    const gone = [303, '/medarbejder?view=today&result=gone']
    expect(leadsTo(await elsewhere.form('/employee/reservation/release', { id }))).toEqual(gone)
    expect(leadsTo(await manager.form('/employee/reservation/release', { id: 'x' }))).toEqual(gone)
    expect(leadsTo(await manager.form('/employee/reservation/release', { id }))).toEqual([
      303,
      '/medarbejder?view=today&result=released',
    ])
    expect(leadsTo(await manager.form('/employee/reservation/release', { id }))).toEqual(gone)
    expect(await textOf(manager, '/medarbejder')).not.toContain('Karen Lund')
    expect((await eventsOf(manager)).map(({ kind }) => kind)).toEqual(['reservationReleased'])
  })

  it('EMP-04 sells what is put aside: the order that is placed with it ends the reservation', async () => {
    await reserve(seller)
    const id = await idOfReservation()
    const sold = await seller.form('/employee/reservation/sell', { id })
    expect(leadsTo(sold)).toEqual([303, '/kurv'])
    const visitorCookie = sold.headers
      .getSetCookie()
      .find((each) => each.startsWith('visitor='))
      ?.split(';')[0]
    expect(
      leadsTo(await browserWith(shop, `${seller.cookie}; ${visitorCookie}`).form('/employee/reservation/sell', { id })),
    ).toEqual([303, '/kurv'])
    const { rows: carts } = await shop.database.pool.query(
      'select c.lines from carts c join store_reservations r on r.cart_id = c.id where r.id = $1',
      [id],
    )
    expect(carts[0].lines).toMatchObject([{ sku: 'P-1', quantity: 2 }])
  })

  it('EMP-04 pieces put aside for a cart can be picked up by that cart alone', async () => {
    await reserve(seller)
    const id = await idOfReservation()
    const buyer = createVisitor(shop)
    const cart = await fillCheckout(buyer, { goods: { 'P-1': 2 } })
    const pickup = { $type: 'SetShippingMethodCommand', shippingMethodKey: `pickup-${STORE}` } as const
    expect((await buyer.apply(pickup)).validation.validationErrors).toHaveLength(1)
    await shop.database.pool.query('update store_reservations set cart_id = $1 where id = $2', [
      cart.cartResponse.id,
      id,
    ])
    const chosen = await buyer.apply(pickup)
    expect(chosen.validation.validationErrors).toEqual([])
    expect(await place(buyer, { cart: chosen })).toMatchObject({ success: true })
    const { rows } = await shop.database.pool.query(
      'select outcome, order_number from store_reservations where id = $1',
      [id],
    )
    expect(rows[0]).toEqual({ outcome: 'collected', order_number: expect.stringMatching(/^HJ-/) })
    expect((await eventsOf(seller)).at(-1)).toMatchObject({ kind: 'reservationCollected' })
    await shop.database.pool.query(`update stock_levels set reserved = 0 where sku = 'P-1'`)
  })

  it('EMP-04 an expired reservation can be neither sold nor ended', async () => {
    await reserve(seller)
    const id = await idOfReservation()
    shop.setNow(new Date(START.getTime() + 24 * HOUR_MS))
    const late = await employeeAtWork(shop, { storeKey: STORE, now: new Date(START.getTime() + 24 * HOUR_MS) })
    for (const path of ['/employee/reservation/sell', '/employee/reservation/release'])
      expect(leadsTo(await late.form(path, { id }))).toEqual([303, '/medarbejder?view=today&result=gone'])
    expect(await textOf(late, '/medarbejder')).not.toContain('Karen Lund')
  })

  it('EMP-01 ends with the employment, at once', async () => {
    await disableEmployee(accountWork(shop, START), seller.email)
    expect(await textOf(seller, '/medarbejder')).toContain('data-form="employee-login"')
    expect((await seller.call('store', { storeId: STORE })).status).toBe(401)
    expect(leadsTo(await seller.form('/employee/reservation/release', { id: 'x' }))).toEqual([303, '/medarbejder'])
  })

  it('EMP-01 ends sessions elsewhere, one’s own alone', async () => {
    const { rows } = await shop.database.pool.query('select id from sessions where subject_id = $1', [manager.id])
    expect(leadsTo(await seller.form('/employee/sessions/end', { id: rows[0].id }))).toEqual([
      303,
      '/medarbejder?view=safety&result=gone',
    ])
    expect(leadsTo(await manager.form('/employee/sessions/end', { id: rows[0].id }))).toEqual([
      303,
      '/medarbejder?view=safety&result=sessionEnded',
    ])
    expect((await manager.call('store', { storeId: STORE })).status).toBe(401)
    expect((await seller.call('store', { storeId: STORE })).status).toBe(200)
  })
})

describe('a customer’s order', () => {
  const find = (by: WorkingEmployee, more: object = {}) =>
    by.form('/employee/order/find', { number: order.number, proof: order.buyer.email, ...WHY, ...more })

  it('EMP-01 is found by number and e-mail or postcode, and logged before it is shown', async () => {
    for (const proof of [order.buyer.email.toUpperCase(), order.shippingAddress.postalCode]) {
      const answer = await find(manager, { proof })
      const address = answer.headers.get('location') ?? ''
      expect(address).toMatch(/^\/medarbejder\?view=order&lookup=\d+$/)
      const document = await textOf(manager, address)
      expect(document).toContain(order.number)
      for (const hidden of [order.buyer.email, order.buyer.mobile, order.shippingAddress.streetName])
        expect([hidden, document.includes(hidden)]).toEqual([hidden, false])
      expect((await eventsOf(manager)).at(-1)).toEqual({
        kind: 'orderFound',
        subject: order.number,
        reason: 'pickup: Kunden står ved disken',
        store_key: STORE,
      })
      const other = await employeeAtWork(shop, { role: 'storeManager', now: START })
      expect(await textOf(other, address)).not.toContain(order.number)
      shop.setNow(new Date(START.getTime() + 15 * MINUTE_MS))
      expect(await textOf(manager, address)).not.toContain(order.number)
      shop.setNow(START)
    }
  })

  it('EMP-01 whatever is wrong has one answer, is logged, and guessing ends', async () => {
    const wrong = [
      { proof: '0000' },
      { proof: 'x@example.dk' },
      { number: 'HJ-2222-2222' },
      { number: 'x' },
      { proof: '-' },
    ]
    expect(wrong).toHaveLength(MAX_WRONG_LOOKUPS)
    for (const each of wrong)
      expect(leadsTo(await find(manager, each))).toEqual([303, '/medarbejder?view=order&result=orderNotFound'])
    expect((await eventsOf(manager)).map(({ kind }) => kind)).toEqual(wrong.map(() => 'orderNotFound'))
    const tooMany = [303, '/medarbejder?view=order&result=orderTooMany']
    expect(leadsTo(await find(manager))).toEqual(tooMany)
    expect((await eventsOf(manager)).at(-1)).toMatchObject({ kind: 'orderLookupRefused' })
    shop.setNow(new Date(START.getTime() + 10 * MINUTE_MS))
    expect((await find(manager)).headers.get('location')).toContain('lookup=')
  })

  it('EMP-01 guesses at the same time count one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => find(manager, { proof: '0000' })))
    const results = answers.map((answer) => answer.headers.get('location'))
    expect(results.filter((each) => each?.endsWith('orderNotFound'))).toHaveLength(MAX_WRONG_LOOKUPS)
  })

  it.each([[{ reason: 'curious' }], [{ text: 'x' }], [{ text: 'x'.repeat(201) }], [{ number: '' }], [{ proof: '' }]])(
    'EMP-01 %o is asked for again, and nothing is looked up',
    async (missing) => {
      expect(leadsTo(await find(manager, missing))).toEqual([303, '/medarbejder?view=order&result=orderMissing'])
      expect(await eventsOf(manager)).toEqual([])
    },
  )

  it('EMP-01 is not a seller’s to find', async () => {
    expect((await find(seller)).status).toBe(403)
    const document = await textOf(seller, '/medarbejder?view=order')
    expect(document).not.toContain('data-form="employee-find-order"')
    expect(await eventsOf(seller)).toEqual([])
  })
})

describe('the log', () => {
  it('EMP-01 is read by store managers, by employee, day and kind', async () => {
    await reserve(seller)
    const all = await textOf(manager, '/medarbejder?view=log')
    expect(all).toContain('2 × P-1')
    expect(await textOf(manager, `/medarbejder?view=log&employee=${manager.id}`)).not.toContain('2 × P-1')
    expect(await textOf(manager, `/medarbejder?view=log&employee=${seller.id}&kind=reserved&day=2026-11-17`)).toContain(
      '2 × P-1',
    )
    expect(await textOf(manager, '/medarbejder?view=log&day=2026-11-16')).not.toContain('2 × P-1')
    expect(await textOf(seller, '/medarbejder?view=log')).not.toContain('data-part="employee-events"')
    for (const odd of ['day=2026-02-31', "employee='--", 'kind=x', 'page=99999', 'page=-1', 'lookup=1e9'])
      expect([odd, (await manager.page(`/medarbejder?view=log&${odd}`)).status]).toEqual([odd, 200])
  })
})
