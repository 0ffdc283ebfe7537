import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import {
  createAccountVisitor,
  linkToken,
  mailKinds,
  PASSWORD,
  registered,
} from '../../../test/visitors/account-visitor.ts'
import { CUSTOMER_DATA } from '../../start/customer-data.ts'
import { customers } from './customer-tables.ts'
import { deleteDueCustomers } from './delete-customer.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'D-LAMP', onHand: 500 }])
})
afterAll(() => shop.close())

const DELETE = 'ct/customer/delete'
const idOf = async (email: string) => {
  const [row] = await shop.database.main.select().from(customers).where(eq(customers.email, email))
  return row?.id ?? ''
}
const sweepAfter = (days: number) =>
  deleteDueCustomers({
    db: shop.database.main,
    brand: BRANDS.hjemly,
    publicUrl: 'http://shop.test',
    data: CUSTOMER_DATA,
    now: () => new Date(TEST_NOW.getTime() + days * DAY_MS),
  })(100)

describe('the customer’s own data', () => {
  it('MYP-07 are exported as one JSON, without what opens the account', async () => {
    const { visitor, email } = await registered(shop)
    const customerId = await idOf(email)
    const { order } = await addTestOrder(shop.database.main, { customerId, state: 'delivered' })
    await addTestOrder(shop.database.main, { state: 'delivered' })
    await visitor.apply({ $type: 'AddLineItemCommand', sku: 'D-LAMP', quantity: 2 })
    await visitor.call('wishlist/additem', { sku: 'D-LAMP' })
    const { listKey } = (await visitor.call('shoppinglist/create', { listName: 'Stue' })) as { listKey: string }
    await visitor.call('shoppinglist/additem', { listKey, sku: 'D-LAMP', quantity: 3 })
    await visitor.call('shoppinglist/setitem', { listKey, sku: 'D-LAMP', note: 'Over bordet' })
    await visitor.call('shoppinglist/share', { listKey })
    const exported = await visitor.get('ct/customer/export')
    expect(exported).toMatchObject({
      exportedAt: TEST_NOW.toISOString(),
      customer: { email, forename: 'Karen', hasPassword: true },
      orders: [{ number: order.number, state: 'delivered' }],
      carts: [{ lines: [{ sku: 'D-LAMP', quantity: 2 }] }],
      lists: [
        { kind: 'wish', items: [{ sku: 'D-LAMP' }] },
        {
          kind: 'custom',
          name: 'Stue',
          isShared: true,
          items: [{ sku: 'D-LAMP', quantity: 3, note: 'Over bordet', currency: 'DKK', priceMinor: expect.any(Number) }],
        },
      ],
      sessions: [{ network: '127.0.0.*' }],
    })
    expect(JSON.stringify(exported)).not.toMatch(/argon2|token|[Hh]ash"/)
    const answer = await fetch(`${shop.origin}/api/client/ct/customer/export?language=da`)
    expect(answer.status).toBe(401)
  })

  it('SEC-02 MYP-07 every table with data of a customer is part of export and deletion', async () => {
    const { rows } = await shop.database.pool.query<{ table_name: string }>(`
      select distinct c.table_name from information_schema.columns c
      where c.table_schema = 'public' and c.column_name in ('customer_id', 'subject_id', 'email_key', 'recipient')
        and not exists (select 1 from information_schema.referential_constraints r
          join information_schema.key_column_usage k on k.constraint_name = r.constraint_name
          where k.table_name = c.table_name and k.column_name = 'customer_id' and r.delete_rule = 'CASCADE')`)
    const named = Object.values(CUSTOMER_DATA.parts).flatMap(({ tables }) => tables)
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.map(({ table_name }) => table_name).filter((table) => !named.includes(table))).toEqual([])
  })
})

describe('deleting the account', () => {
  it('MYP-07 needs the password, and no open order', async () => {
    const { visitor, email } = await registered(shop)
    expect(await visitor.call(DELETE, { password: 'x' })).toEqual({ success: false, errorCode: 'wrongPassword' })
    const order = await addTestOrder(shop.database.main, { customerId: await idOf(email), state: 'shipped' })
    expect(await visitor.call(DELETE, { password: PASSWORD })).toEqual({ success: false, errorCode: 'openOrder' })
    expect(await visitor.get('ct/customer/profile')).not.toHaveProperty('deletesAt')
    await shop.database.pool.query(`update orders set state = 'delivered' where id = $1`, [order.id])
    expect(await visitor.call(DELETE, { password: PASSWORD })).toMatchObject({ success: true })
    expect((await visitor.post(DELETE, {})).status).toBe(400)
    expect((await createAccountVisitor(shop).post(DELETE, { password: PASSWORD })).status).toBe(401)
  })

  it('MYP-07 waits 14 days and is undone by the link of the mail, once', async () => {
    const { visitor, email } = await registered(shop)
    const deletesAt = new Date(TEST_NOW.getTime() + 14 * DAY_MS).toISOString()
    expect(await visitor.call(DELETE, { password: PASSWORD })).toEqual({ success: true, deletesAt })
    expect(await visitor.call(DELETE, { password: PASSWORD })).toEqual({ success: true, deletesAt })
    expect(await visitor.get('ct/customer/profile')).toMatchObject({ deletesAt })
    await sweepAfter(13)
    const token = await linkToken(shop, email, 'undo-deletion')
    const undo = () => createAccountVisitor(shop).call('ct/customer/undodelete', { token })
    expect([await undo(), await undo()]).toEqual([{ success: true }, { success: false, errorCode: 'invalidToken' }])
    await sweepAfter(15)
    expect(await visitor.get('ct/customer/profile')).not.toHaveProperty('deletesAt')
  })

  it('MYP-07 then everything goes; orders stay without the person', async () => {
    const { visitor, email } = await registered(shop)
    const customerId = await idOf(email)
    const order = await addTestOrder(shop.database.main, { customerId, state: 'delivered' })
    await visitor.apply({ $type: 'AddLineItemCommand', sku: 'D-LAMP', quantity: 2 })
    await visitor.call('wishlist/additem', { sku: 'D-LAMP' })
    await visitor.call('ct/newsletter/signup', { email })
    await visitor.call(DELETE, { password: PASSWORD })
    await shop.database.pool.query('update mails set sent_at = now() where recipient = $1', [email])
    expect(await sweepAfter(14)).toBe(1)
    expect(await visitor.ask('customer')).toEqual({ isLoggedIn: false, isSoftLoggedIn: false })
    const { rows } = await shop.database.pool.query<{ table: string; row: unknown }>(
      Object.values(CUSTOMER_DATA.parts)
        .flatMap(({ tables }) => tables)
        .map((table) => `select '${table}' as table, to_jsonb(t) as row from ${table} t`)
        .join(' union all '),
    )
    const traces = rows.filter(({ row }) => JSON.stringify(row).includes(customerId))
    expect(traces).toEqual([])
    expect(await mailKinds(shop, email)).toEqual(['account-deleted'])
    const [kept] = (await shop.database.pool.query('select * from orders where id = $1', [order.id])).rows
    expect(kept).toMatchObject({ customer_id: null, email: '-', document: { number: order.order.number } })
    expect(kept.document.totals).toEqual(order.order.totals)
    const { buyer, billingAddress, shippingAddress } = order.order
    const person = [buyer.email, buyer.mobile, billingAddress.lastName, shippingAddress.streetName, billingAddress.city]
    for (const part of person) expect(JSON.stringify(kept)).not.toContain(part)
    expect(kept.document.billingAddress.countryCode).toBe(billingAddress.countryCode)
  })

  it('MYP-07 waits for an order that was placed meanwhile', async () => {
    const { visitor, email } = await registered(shop)
    await visitor.call(DELETE, { password: PASSWORD })
    const order = await addTestOrder(shop.database.main, { customerId: await idOf(email), state: 'paid' })
    await sweepAfter(15)
    expect(await visitor.ask('customer')).toMatchObject({ isLoggedIn: true })
    await shop.database.pool.query(`update orders set state = 'delivered' where id = $1`, [order.id])
    expect(await sweepAfter(15)).toBe(1)
  })
})
