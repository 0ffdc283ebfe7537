import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrderNumber } from '@firkant/domain/orders/order-number.ts'
import { DETAILS } from '@firkant/domain/orders/order-test-shop.ts'
import { addTestOrder, type TestOrder } from '../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'

const SECRET = 'a secret of more than thirty-two letters'
/** Well formed, but of no order. */
const NONE = makeOrderNumber('HJ', new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]))
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ env: { SHOP_SECRET: SECRET } })
})
afterAll(() => shop.close())

const order = (given: TestOrder = {}) => addTestOrder(shop.database.main, given)

const open = async (path: string) => (await fetch(shop.origin + path, { redirect: 'manual' })).text()

describe('a guest who looks for their order', () => {
  const form = (fields: Record<string, string>, site = 'same-origin') =>
    fetch(`${shop.origin}/orders/find`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': site },
      redirect: 'manual',
    })
  const ask = async (body: unknown, at = shop.origin) => {
    const answer = await fetch(`${at}/api/client/ct/orders/find?language=da`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as object }
  }
  const mailsTo = async (email: string) =>
    (await shop.database.pool.query(`select key from mails where recipient = $1 and key like 'order-link:%'`, [email]))
      .rows

  it('CHK-07 gets the link by mail, however the number was typed', async () => {
    const stored = await order({ details: { ...DETAILS, email: 'gaest@example.dk' } })
    const typed = ` #${stored.order.number.toLowerCase().replaceAll('-', ' ')}`
    const answer = await form({ orderNumber: typed, email: ' Gaest@Example.dk ', language: 'da' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ordre?sent=1'])
    expect(await open('/ordre?sent=1')).toContain('Se i din indbakke')
    expect(await mailsTo('gaest@example.dk')).toHaveLength(1)
  })

  it('SEC-01 is told the same for an order that is not theirs as for none', async () => {
    const stored = await order({ details: { ...DETAILS, email: 'ejer@example.dk' } })
    const others = await ask({ orderNumber: stored.order.number, email: 'nysgerrig@example.dk' })
    const none = await ask({ orderNumber: NONE, email: 'nysgerrig@example.dk' })
    const own = await ask({ orderNumber: stored.order.number, email: 'ejer@example.dk' })
    expect(others).toEqual({ status: 200, body: { success: true, wrong: [] } })
    expect([none, own]).toEqual([others, others])
    expect(await mailsTo('nysgerrig@example.dk')).toEqual([])
  })

  it('CHK-07 is told which field is wrong, at the field', async () => {
    const answer = await form({ orderNumber: '1204', email: 'anna', language: 'sv' })
    expect(answer.headers.get('location')).toBe('/sv/order?wrong=orderNumber,email')
    const html = await open('/sv/order?wrong=orderNumber,email')
    expect(html).toContain('Kontrollera ordernumret')
    expect(html).toContain('Kontrollera e-postadressen')
    expect([...html.matchAll(/aria-invalid="true"/g)]).toHaveLength(2)
    expect((await ask({ orderNumber: 'x'.repeat(2000), email: '' })).status).toBe(400)
    expect((await form({ orderNumber: '1' }, 'cross-site')).status).toBe(403)
  })

  it('SEC-01 can not ask without end', async () => {
    const strict = await startTestShop({
      env: { SHOP_SECRET: SECRET, RATE_LIMITS: 'on' },
      database: shop.database,
    })
    const statuses = []
    for (let i = 0; i < 11; i += 1)
      statuses.push((await ask({ orderNumber: NONE, email: 'a@example.dk' }, strict.origin)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await strict.close()
  })
})
