import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOME_FORM } from '@firkant/domain/fit/home-form.ts'
import type { DeskOrder } from '@firkant/domain/studio/studio-calls.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { employeeAtWork, type WorkingEmployee } from '../../../test/visitors/test-employee.ts'
import { createVisitor, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { findOrderById } from '../orders/order-store.ts'

let shop: TestShop
let service: WorkingEmployee
beforeAll(async () => {
  shop = await startTestShop()
  service = await employeeAtWork(shop, { role: 'service', now: TEST_NOW })
})
afterAll(() => shop.close())

const SOFA = 'NORDLO-3-GREEN'

const say = (visitor: Visitor, fields: Readonly<Record<string, string>>) =>
  visitor.send(HOME_FORM, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ language: 'da', cameFrom: '/', ...fields }),
  })
const door = (width: string) => ({ frontWidth: width, frontHeight: '200' })

async function buySofa(visitor: Visitor): Promise<string> {
  const placed = await place(visitor, { cart: await fillCheckout(visitor, { goods: { [SOFA]: 1 } }) })
  if (!placed.success) throw new Error(JSON.stringify(placed.validation))
  return (await findOrderById(shop.database.main, 'hjemly', placed.orderId))?.order.number ?? ''
}
async function wayInOf(number: string): Promise<DeskOrder['wayIn']> {
  const answer = await fetch(`${shop.origin}/api/studio/orders/${number}`, { headers: { cookie: service.cookie } })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as DeskOrder).wayIn
}

describe('the delivery note', () => {
  it('FIT-02 says how each thing comes in at the buyer’s, and what is missing in centimetres', async () => {
    const visitor = createVisitor(shop)
    await say(visitor, { ...door('88'), share: '1' })
    const number = await buySofa(visitor)
    const piece = { sku: SOFA, name: 'Nordlo 3-pers. sofa' }
    expect(await wayInOf(number)).toEqual({
      places: ['hoveddøren: 88 × 200 cm'],
      pieces: [
        {
          ...piece,
          fits: true,
          head: 'Kommer ind uden ben, på ryggen',
          margin: '3 cm til overs ved hoveddøren på 88 cm',
        },
      ],
    })
    // A measure that is corrected after the order counts for whoever carries.
    await say(visitor, { ...door('78,5'), share: '1' })
    expect(await wayInOf(number)).toMatchObject({
      places: ['hoveddøren: 78,5 × 200 cm'],
      pieces: [{ ...piece, fits: false, margin: '7 cm for bred til hoveddøren på 78,5 cm' }],
    })
  })

  it('FIT-02 says nothing of a buyer who keeps the measures to themselves, or has said none', async () => {
    const visitor = createVisitor(shop)
    await say(visitor, door('88'))
    const number = await buySofa(visitor)
    expect(await wayInOf(number)).toBeUndefined()
    await say(visitor, { ...door('88'), share: '1' })
    expect(await wayInOf(number)).toBeDefined()
    await say(visitor, { forget: '1' })
    expect(await wayInOf(number)).toBeUndefined()
    expect(await wayInOf(await buySofa(createVisitor(shop)))).toBeUndefined()
  })
})
