import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { takeNowMethod } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import type { EmployeeRole } from '@firkant/domain/employee/employee-roles.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { storeVisitor, type StoreVisitor } from '../../../test/visitors/store-visitor.ts'
import { fillCheckout, newKey } from '../../../test/visitors/test-buyer.ts'
import { accountWork, employeeAtWork } from '../../../test/visitors/test-employee.ts'
import { changeLimit, listEvents } from '../employee/employee-accounts.ts'

let shop: TestShop
let clock: Date
let store = ''

beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: 'P-1', onHand: 90 },
    { sku: 'P-LAST', onHand: 0 },
    { sku: 'P-SHELF', onHand: 0 },
  ])
  const { pool } = shop.database
  store = (await pool.query(`select key from stores where market = 'DK' order by position limit 1`)).rows[0].key
  await pool.query(
    `insert into stock_levels (sku, location, on_hand, reserved) values ('P-1', $1, 50, 0), ('P-LAST', $1, 1, 0), ('P-SHELF', $1, 3, 0)`,
    [store],
  )
})
afterAll(() => shop.close())
beforeEach(() => {
  clock = new Date('2026-11-17T10:00:00Z')
  shop.setNow(clock)
})

const add = (sku: string, quantity = 1) => ({ $type: 'AddLineItemCommand', sku, quantity }) as const

async function seller(role: EmployeeRole = 'seller') {
  const employee = await employeeAtWork(shop, { role, storeKey: store, now: clock })
  return { employee, tablet: storeVisitor(shop, employee) }
}

async function withLine(tablet: StoreVisitor, quantity = 1) {
  const { cartResponse } = await tablet.apply(add('P-1', quantity))
  return cartResponse.items[0]?.id ?? ''
}
const why = { reason: 'displayItem', note: 'Ridse på benet' }
const newest = async (most = 1) => listEvents(accountWork(shop, clock), { since: new Date(0), most })

describe('a price is agreed', () => {
  it('EMP-04 within the limit, shown on the line, logged with the reason, and taken back', async () => {
    const { tablet, employee } = await seller()
    const lineItemId = await withLine(tablet, 2)
    expect(await tablet.sell('price', { lineItemId, price: 90, ...why })).toEqual({ success: true, status: 200 })
    const item = (await tablet.ask('cart'))?.items[0]
    expect(item).toMatchObject({ linePrice: { inclVat: 180 }, viewData: { isManualWebOrderLine: true } })
    expect(item?.viewData.discounts?.map(({ name }) => name)).toEqual(['Pris aftalt i butikken'])
    const [event] = await newest()
    expect(event).toMatchObject({ kind: 'priceSet', subject: 'P-1', storeKey: store, employeeId: employee.id })
    expect(event?.reason).toContain('displayItem: Ridse på benet')
    expect(await tablet.sell('price/remove', { lineItemId })).toEqual({ success: true, status: 200 })
    const ordinary = (await tablet.ask('cart'))?.items[0]
    expect(ordinary).toMatchObject({ linePrice: { inclVat: 200 }, viewData: { isManualWebOrderLine: false } })
    expect((await newest())[0]).toMatchObject({ kind: 'priceRemoved' })
  })

  it.each([
    [89.99, 'beyondLimit'],
    [0, 'beyondLimit'],
    [100, 'notLower'],
    [500, 'notLower'],
  ])('EMP-04 not for %d', async (price, errorCode) => {
    const { tablet } = await seller()
    const lineItemId = await withLine(tablet)
    expect(await tablet.sell('price', { lineItemId, price, ...why })).toEqual({
      success: false,
      errorCode,
      status: 200,
    })
    expect((await tablet.ask('cart'))?.total.inclVat).toBe(100)
  })

  it.each([
    { price: -1, ...why },
    { price: 90, reason: 'because', note: 'no such reason' },
    { price: 90, reason: 'other', note: 'x' },
    { price: 90, reason: 'other', note: 'x'.repeat(201) },
    { price: '90', ...why },
  ])('EMP-04 API-03 not by %o', async (body) => {
    const { tablet } = await seller()
    const lineItemId = await withLine(tablet)
    expect(await tablet.sell('price', { lineItemId, ...body })).toMatchObject({ status: 400 })
  })

  it('EMP-04 as far as the account, or else the role, allows', async () => {
    const { tablet, employee } = await seller()
    const lineItemId = await withLine(tablet)
    await changeLimit(accountWork(shop, clock), employee.email, 40)
    expect(await tablet.sell('price', { lineItemId, price: 60, ...why })).toMatchObject({ success: true })
    expect(await tablet.sell('price', { lineItemId, price: 59, ...why })).toMatchObject({ errorCode: 'beyondLimit' })
    const { tablet: service } = await seller('service')
    const other = await withLine(service)
    expect(await service.sell('price', { lineItemId: other, price: 99, ...why })).toMatchObject({ status: 403 })
    expect(await tablet.sell('price', { lineItemId: other, price: 99, ...why })).toMatchObject({
      errorCode: 'unknownLine',
    })
  })

  it('EMP-04 and the customer may remove the line, but change nothing of it; more of it costs what it costs', async () => {
    const { tablet } = await seller()
    const lineItemId = await withLine(tablet, 2)
    await tablet.sell('price', { lineItemId, price: 90, ...why })
    const { link } = (await tablet.sell('handover')) as unknown as { link: { url: string } }
    const phone = storeVisitor(shop)
    await phone.press(new URL(link.url).pathname, 'take')
    for (const quantity of [1, 3]) {
      const refused = await phone.apply({ $type: 'ChangeLineItemQuantityCommand', lineItemId, quantity })
      expect(refused.validation.validationErrors).toMatchObject([{ code: 'invalid-quantity' }])
    }
    const more = await phone.apply(add('P-1', 1))
    expect(more.cartResponse.items.map(({ linePrice }) => linePrice.inclVat)).toEqual([180, 100])
    const less = await phone.apply({ $type: 'RemoveLineItemCommand', lineItemId })
    expect(less.cartResponse.total.inclVat).toBe(100)
  })
})

interface Sale {
  readonly goods: Readonly<Record<string, number>>
  readonly payment: string
  readonly method?: string
  readonly receiptNumber?: string | undefined
}

/** Everything is chosen: what is left is the button. */
async function prepared(visitor: StoreVisitor, { goods, payment, method = takeNowMethod(store), receiptNumber }: Sale) {
  await visitor.apply(...Object.entries(goods).map(([sku, quantity]) => add(sku, quantity)))
  const { cartResponse } = await fillCheckout(visitor, {
    goods: {},
    more: [
      { $type: 'SetShippingMethodCommand', shippingMethodKey: method },
      { $type: 'SetPaymentMethodCommand', paymentMethodKey: payment },
    ],
  })
  const { id: cartId, version: cartVersion } = cartResponse
  const body = { cartId, cartVersion, idempotencyKey: newKey(), acceptTerms: true, receiptNumber }
  return async () => (await visitor.post('ct/checkout/placeorder', body)).json() as Promise<Record<string, unknown>>
}
const order = async (visitor: StoreVisitor, sale: Sale) => (await prepared(visitor, sale))()
const stockOf = async (sku: string) =>
  (
    await shop.database.pool.query('select on_hand, reserved from stock_levels where sku = $1 and location = $2', [
      sku,
      store,
    ])
  ).rows[0]
const stored = async (id: unknown) =>
  (await shop.database.pool.query('select state, store_key, document, number from orders where id = $1', [id])).rows[0]

describe('an order in the store', () => {
  it('EMP-04 is paid at the till and taken along: done, out of the store’s stock, and in the log', async () => {
    const { tablet } = await seller()
    const before = await stockOf('P-SHELF')
    const answer = await order(tablet, { goods: { 'P-SHELF': 2 }, payment: 'inStore', receiptNumber: 'K1-2044' })
    expect(answer).toMatchObject({ success: true, next: { type: 'confirmation' } })
    const made = await stored(answer.orderId)
    expect(made).toMatchObject({ state: 'delivered', store_key: store, document: { receiptNumber: 'K1-2044' } })
    expect(await stockOf('P-SHELF')).toEqual({ on_hand: before.on_hand - 2, reserved: 0 })
    const [paid, taken] = await newest(2)
    expect(paid).toMatchObject({ kind: 'paidInStore', subject: made.number, reason: 'K1-2044' })
    expect(taken).toMatchObject({ kind: 'orderTaken', subject: made.number })
  })

  it('EMP-04 is not paid at the till without a receipt, nor by anybody who is not at work in a store', async () => {
    const { tablet } = await seller()
    expect(await order(tablet, { goods: { 'P-1': 1 }, payment: 'inStore' })).toMatchObject({
      success: false,
      validation: { validationErrors: [{ code: 'checkout-incomplete', step: 'paymentMethod' }] },
    })
    const customer = storeVisitor(shop)
    for (const paymentMethodKey of ['inStore', 'link']) {
      const refused = await customer.apply(add('P-1'), { $type: 'SetPaymentMethodCommand', paymentMethodKey })
      expect(refused.validation.validationErrors).toMatchObject([{ code: 'unknown-method' }])
    }
    const shippingMethodKey = takeNowMethod(store)
    const refused = await customer.apply(add('P-1'), { $type: 'SetShippingMethodCommand', shippingMethodKey })
    expect(refused.validation.validationErrors).toMatchObject([{ code: 'unknown-method' }])
    const { tablet: service } = await seller('service')
    const asService = await service.apply(add('P-1'), { $type: 'SetPaymentMethodCommand', paymentMethodKey: 'inStore' })
    expect(asService.validation.validationErrors).toMatchObject([{ code: 'unknown-method' }])
  })

  it('EMP-04 an account that is closed between choosing and placing sells nothing more', async () => {
    const { tablet } = await seller()
    const sale = { goods: { 'P-1': 1 }, payment: 'inStore', receiptNumber: 'K1-1' }
    const cart = await fillCheckout(tablet, {
      goods: sale.goods,
      more: [{ $type: 'SetPaymentMethodCommand', paymentMethodKey: 'inStore' }],
    })
    tablet.workAs('')
    const { id: cartId, version: cartVersion } = cart.cartResponse
    const body = { cartId, cartVersion, idempotencyKey: newKey(), acceptTerms: true, receiptNumber: 'K1-1' }
    expect(await (await tablet.post('ct/checkout/placeorder', body)).json()).toMatchObject({
      success: false,
      validation: { validationErrors: [{ code: 'checkout-incomplete', step: 'paymentMethod' }] },
    })
  })

  it('EMP-04 waits while the customer pays by the link, and its goods are held', async () => {
    const { tablet } = await seller()
    const before = await stockOf('P-1')
    const answer = await order(tablet, { goods: { 'P-1': 1 }, payment: 'link' })
    expect(answer).toMatchObject({ success: true, next: { type: 'confirmation' } })
    expect(await stored(answer.orderId)).toMatchObject({ state: 'paying' })
    expect(await stockOf('P-1')).toEqual({ on_hand: before.on_hand, reserved: before.reserved + 1 })
    const { url } = answer.next as { url: string }
    const page = await storeVisitor(shop).open(url)
    expect(page.html).toContain('Betal nu')
    const { rows } = await shop.database.pool.query('select count(*)::int as count from mails where recipient = $1', [
      'alma@example.dk',
    ])
    expect(rows[0].count).toBeGreaterThan(0)
  })

  it('EMP-04 of the last piece goes to one of two employees', async () => {
    const sellers = await Promise.all([seller(), seller()])
    const sale = { goods: { 'P-LAST': 1 }, payment: 'inStore', receiptNumber: 'K1-9' }
    const buttons = await Promise.all(sellers.map(({ tablet }) => prepared(tablet, sale)))
    const answers = await Promise.all(buttons.map((press) => press()))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      validation: { validationErrors: [{ code: 'insufficient-inventory' }] },
    })
    expect(await stockOf('P-LAST')).toEqual({ on_hand: 0, reserved: 0 })
  })
})
