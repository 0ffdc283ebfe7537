import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { MAX_OPEN_RESERVATIONS } from '@firkant/domain/employee/store-reservation.ts'
import { addTestGoods } from '../../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { payByCard } from '../../../../test/visitors/test-bank-visit.ts'
import { fillCheckout, place } from '../../../../test/visitors/test-buyer.ts'
import { accountWork, employeeAtWork, type WorkingEmployee } from '../../../../test/visitors/test-employee.ts'
import { createVisitor } from '../../../../test/visitors/visitor-client.ts'
import { sweepAll } from '../../../platform/process/start-sweep.ts'
import { deleteOldReservations } from '../../stores/reservation-store.ts'
import { listStoreStock } from '../../stores/store-stock.ts'
import { disableEmployee, listEvents } from '../employee-accounts.ts'
import { expireReservations } from './expire-reservations.ts'

const START = new Date('2026-11-17T10:00:00Z')
const STORE = 'aarhus'
let shop: TestShop
let clock: Date
let seller: WorkingEmployee
let count = 0
let sku = ''

beforeAll(async () => {
  shop = await startTestShop()
  const goods = Array.from({ length: 40 }, (_, index) => ({ sku: `R-${index + 1}`, onHand: 50 }))
  await addTestGoods(shop.database.main, goods)
})
afterAll(() => shop.close())
beforeEach(async () => {
  setClock(START)
  sku = `R-${(count += 1)}`
  await shop.database.pool.query(
    `insert into stock_levels (sku, location, on_hand, reserved) values ($1, $2, 3, 1), ($1, 'odense', 3, 0)`,
    [sku, STORE],
  )
  seller = await employeeAtWork(shop, { storeKey: STORE, now: clock })
})

function setClock(now: Date): void {
  clock = now
  shop.setNow(now)
}

const wishOf = (more: object = {}) => ({ sku, storeId: STORE, quantity: 1, name: 'Karen Lund', ...more })
const reserve = async (more: object = {}, by = seller) =>
  (await by.call('reservations', wishOf(more))).json() as Promise<Record<string, unknown>>
const available = async (storeKey = STORE) =>
  (await listStoreStock(shop.database.main, { market: 'DK', sku, now: clock })).find(
    (each) => each.storeKey === storeKey,
  )?.available
const rows = async () =>
  (await shop.database.pool.query('select * from store_reservations where sku = $1 order by created_at', [sku])).rows
const kindsOf = async () =>
  (await listEvents({ ...accountWork(shop, new Date(clock.getTime() + HOUR_MS)) }, { since: new Date(0), most: 500 }))
    .filter(({ subject }) => subject?.endsWith(sku))
    .map(({ kind }) => kind)
const expire = () => expireReservations({ db: shop.database.main, brand: BRANDS.hjemly, now: () => clock })({})

describe('a reservation in the store', () => {
  it('EMP-04 takes its pieces from that store for 24 hours, for everybody who asks', async () => {
    const answer = await reserve({ quantity: 2, contact: '20 30 40 50' })
    expect(answer).toEqual({ success: true, expiresAt: '2026-11-18T10:00:00.000Z' })
    expect([await available(), await available('odense')]).toEqual([0, 3])
    expect(await rows()).toMatchObject([
      { customer_name: 'Karen Lund', customer_contact: '20 30 40 50', employee_id: seller.id, quantity: 2 },
    ])
    const cart = await fillCheckout(createVisitor(shop), { goods: { [sku]: 1 } })
    const methods = cart.checkoutResponse?.shippingMethods.map(({ key }) => key)
    expect(methods).toContain('pickup-odense')
    expect(methods).not.toContain(`pickup-${STORE}`)
    const { rows: jobs } = await shop.database.pool.query('select run_at from jobs where key = $1', [
      (await rows())[0].id,
    ])
    expect(jobs[0].run_at).toEqual(new Date('2026-11-18T10:00:00Z'))
    expect(await kindsOf()).toEqual(['reserved'])
  })

  it('EMP-04 counts no more from the moment it expires, also before the job has ended it', async () => {
    await reserve({ quantity: 2 })
    setClock(new Date(START.getTime() + 24 * HOUR_MS - 1))
    await expire()
    expect([await available(), await kindsOf()]).toEqual([0, ['reserved']])
    setClock(new Date(START.getTime() + 24 * HOUR_MS))
    expect(await available()).toBe(2)
    setClock(new Date(START.getTime() + 25 * HOUR_MS))
    await Promise.all([expire(), expire()])
    expect(await rows()).toMatchObject([{ outcome: 'expired', ended_at: new Date('2026-11-18T10:00:00Z') }])
    expect(await kindsOf()).toEqual(['reservationExpired', 'reserved'])
  })

  it('EMP-04 of the last piece is one of two employees’ who ask at once', async () => {
    const other = await employeeAtWork(shop, { storeKey: STORE, now: clock })
    const answers = await Promise.all([reserve({ quantity: 2 }), reserve({ quantity: 2 }, other)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers).toContainEqual({ success: false, errorCode: 'notEnough' })
    expect([await available(), (await rows()).length]).toEqual([0, 1])
  })

  it('EMP-04 and an order for pick-up do not both get the last pieces', async () => {
    const buyer = createVisitor(shop)
    const pickup = { $type: 'SetShippingMethodCommand', shippingMethodKey: `pickup-${STORE}` } as const
    await fillCheckout(buyer, { goods: { [sku]: 2 } })
    const cart = await buyer.apply({ ...pickup, resolveCheckoutData: true })
    expect(cart.validation.validationErrors).toEqual([])
    await reserve({ quantity: 1 })
    expect(await place(buyer, { cart })).toMatchObject({ success: false })
    expect(await available()).toBe(1)
  })

  it('EMP-04 CHK-03 of a cart that is paid by card stays until it is paid, and then is the order’s', async () => {
    await reserve({ quantity: 2 })
    const buyer = createVisitor(shop)
    const pickup = { $type: 'SetShippingMethodCommand', shippingMethodKey: `pickup-${STORE}` } as const
    const filled = await fillCheckout(buyer, { goods: { [sku]: 2 }, payment: 'card' })
    const { id: cartId } = filled.cartResponse
    await shop.database.pool.query('update store_reservations set cart_id = $1 where sku = $2', [cartId, sku])
    const cart = await buyer.apply({ ...pickup, resolveCheckoutData: true })
    const answer = await place(buyer, { cart })
    if (!answer.success) throw new Error(JSON.stringify(answer.validation))
    expect([await available(), await rows()]).toMatchObject([0, [{ outcome: null }]])
    await payByCard(shop, answer.next.url, { card: 'approve' })
    expect([await available(), await rows()]).toMatchObject([0, [{ outcome: 'collected' }]])
    const { rows: kept } = await shop.database.pool.query(
      'select quantity, location from stock_reservations where order_id = $1',
      [answer.orderId],
    )
    expect(kept).toEqual([{ quantity: 2, location: STORE }])
  })

  it.each([
    [{ quantity: 3 }, 'notEnough'],
    [{ name: '  ' }, 'nameMissing'],
    [{ name: 'x'.repeat(81) }, 'nameInvalid'],
    [{ name: '<img src=x>' }, 'nameInvalid'],
    [{ contact: 'nowhere' }, 'contactInvalid'],
    [{ sku: 'no-such' }, 'unknownItem'],
    [{ storeId: 'odense' }, 'otherStore'],
    [{ storeId: 'oslo' }, 'otherStore'],
  ])('EMP-04 %o is refused with %s, and nothing changes', async (wrong, errorCode) => {
    expect(await reserve(wrong)).toEqual({ success: false, errorCode })
    expect([await available(), await rows(), await kindsOf()]).toEqual([2, [], []])
  })

  it.each([
    [{ quantity: 0 }],
    [{ quantity: 'x' }],
    [{ quantity: 1.5 }],
    [{ name: 1 }],
    [{ sku: '' }],
    [{ storeId: null }],
  ])('API-03 %o is no reservation', async (wrong) => {
    expect((await seller.call('reservations', wishOf(wrong))).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  it('EMP-01 is made by those who may, in a store that they chose', async () => {
    const service = await employeeAtWork(shop, { role: 'service', storeKey: STORE, now: clock })
    expect((await service.call('reservations', wishOf())).status).toBe(403)
    const nowhere = await employeeAtWork(shop, { now: clock })
    expect(await reserve({}, nowhere)).toEqual({ success: false, errorCode: 'otherStore' })
    await disableEmployee(accountWork(shop, clock), seller.email)
    expect((await seller.call('reservations', wishOf())).status).toBe(401)
    expect(await rows()).toEqual([])
  })

  it('EMP-04 an employee has at most so many open', async () => {
    await shop.database.pool.query(
      `insert into store_reservations (brand, store_key, sku, quantity, employee_id, customer_name, created_at, expires_at)
       select 'hjemly', 'odense', 'other', 1, $1, 'X', $2, $2::timestamptz + interval '1 hour' from generate_series(1, $3)`,
      [seller.id, clock, MAX_OPEN_RESERVATIONS],
    )
    expect(await reserve()).toEqual({ success: false, errorCode: 'tooMany' })
    setClock(new Date(START.getTime() + HOUR_MS))
    expect(await reserve()).toMatchObject({ success: true })
  })

  it('its name and contact are deleted after thirty days', async () => {
    await reserve()
    const sweep = deleteOldReservations(shop.database.main, { days: 30, now: () => clock })
    setClock(new Date(START.getTime() + 30 * 24 * HOUR_MS))
    await sweepAll(sweep)
    expect(await rows()).toHaveLength(1)
    setClock(new Date(clock.getTime() + 1000))
    await sweepAll(sweep)
    expect(await rows()).toEqual([])
  })
})
