import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestOrder, type TestOrder } from '../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { JSON_HEADERS } from '../../../test/visitors/visitor-client.ts'
import { SESSION_COOKIES } from '../../platform/sessions/session-cookies.ts'
import { openSession } from '../../platform/sessions/session-service.ts'
import { customers } from '../customer/customer-tables.ts'
import { saveParcel } from './order-store.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

let made = 0
async function someone() {
  made += 1
  const [customer] = await shop.database.main
    .insert(customers)
    .values({ brand: 'hjemly', email: `k${made}@example.dk`, forename: 'K', surname: 'L', phoneNumber: '20304050' })
    .returning()
  const id = customer?.id ?? ''
  const token = await openSession(shop.database.main, { kind: 'customer', brand: 'hjemly', subjectId: id }, TEST_NOW)
  return { id, cookie: `${SESSION_COOKIES.customer}=${token}` }
}
const order = (given: TestOrder) => addTestOrder(shop.database.main, given)
const get = async (call: string, cookie?: string) => {
  const answer = await fetch(`${shop.origin}/api/client/ct/customer/${call}`, { headers: cookie ? { cookie } : {} })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const sendBack = async (body: object, headers: Record<string, string>) => {
  const answer = await fetch(`${shop.origin}/api/client/ct/customer/returns?language=da`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('the orders of a customer', () => {
  it('MYP-03 are listed ten a page, the newest first, without what was never paid for', async () => {
    const { id, cookie } = await someone()
    const at = (hour: number) => new Date(TEST_NOW.getTime() - hour * HOUR_MS)
    const all = []
    for (let hour = 0; hour < 11; hour += 1) all.push(await order({ customerId: id, placedAt: at(hour) }))
    await order({ customerId: id, state: 'paying' })
    const first = await get('orders?language=da', cookie)
    expect(first.body).toMatchObject({ total: 11, page: 1, pageSize: 10 })
    const numbers = (body: Record<string, unknown>) => (body.orders as { number: string }[]).map(({ number }) => number)
    expect(numbers(first.body)).toEqual(all.slice(0, 10).map(({ order: { number } }) => number))
    expect(numbers((await get('orders?language=da&page=2', cookie)).body)).toEqual([all[10]?.order.number])
    expect((await get('orders?language=da&page=0', cookie)).status).toBe(400)
  })

  it('MYP-03 one that was sent tells which parcel to follow', async () => {
    const { id, cookie } = await someone()
    const stored = await order({ customerId: id, state: 'shipped' })
    await saveParcel(shop.database.main, stored.id, { carrier: 'bring', number: '370730254738835241' })
    const { body } = await get(`orders/${stored.id}?language=da`, cookie)
    expect(body.parcel).toEqual({
      carrier: 'Bring',
      number: '370730254738835241',
      url: 'https://tracking.bring.com/tracking/370730254738835241',
    })
  })

  it('MYP-03 one of them shows all of it', async () => {
    const { id, cookie } = await someone()
    const stored = await order({ customerId: id, state: 'shipped' })
    const { status, body } = await get(`orders/${stored.id}?language=da`, cookie)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      orderId: stored.id,
      state: 'shipped',
      totals: { total: { inclVat: stored.order.totals.total.incl / 100 } },
      history: [{ state: 'placed' }, { state: 'paid' }, { state: 'packed' }, { state: 'shipped' }],
      withdrawal: { isOpen: true },
    })
    const page = await fetch(shop.origin + String(body.orderUrl))
    expect(page.status).toBe(200)
  })

  it('MYP-08 SEC-01 are nobody else’s', async () => {
    const [mine, other] = [await someone(), await someone()]
    const stored = await order({ customerId: mine.id, state: 'shipped' })
    expect((await get(`orders/${stored.id}?language=da`, other.cookie)).status).toBe(404)
    const lines = [{ lineItemId: 'rug', quantity: 1, reason: 'x' }]
    expect((await sendBack({ orderId: stored.id, lines }, { cookie: other.cookie })).status).toBe(404)
    for (const call of ['orders?language=da', `orders/${stored.id}?language=da`])
      expect(await get(call)).toMatchObject({ status: 401, body: { code: 'sign-in-required' } })
    expect((await sendBack({ orderId: stored.id, lines }, {})).status).toBe(401)
  })

  it('MYP-05 go back by line, once for each key', async () => {
    const { id, cookie } = await someone()
    const stored = await order({ customerId: id, state: 'shipped' })
    const lines = [{ lineItemId: 'rug', quantity: 1, reason: 'For stort' }]
    const headers = { cookie, 'idempotency-key': 'a-1' }
    const [first, second] = [
      await sendBack({ orderId: stored.id, lines }, headers),
      await sendBack({ orderId: stored.id, lines }, headers),
    ]
    expect(first).toMatchObject({ status: 200, body: { success: true } })
    expect(second).toEqual(first)
    const { rows } = await shop.database.pool.query(`select kind, lines from order_returns where order_id = $1`, [
      stored.id,
    ])
    expect(rows).toEqual([{ kind: 'return', lines }])
    const tooMany = await sendBack({ orderId: stored.id, lines: [{ lineItemId: 'rug', quantity: 5 }] }, { cookie })
    expect(tooMany.body).toEqual({ success: false, errorCode: 'invalidQuantity' })
  })
})
