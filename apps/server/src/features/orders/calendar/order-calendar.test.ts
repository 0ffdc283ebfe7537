import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { addTestOrder } from '../../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { calendarAddress } from '../order-addresses.ts'
import { linkExpiryS, orderLinkToken } from '../order-links.ts'
import type { StoredOrder } from '../order-store.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const tokenOf = ({ id }: StoredOrder, now = TEST_NOW) => orderLinkToken(shop.secret, id, linkExpiryS(now, 1))
const ask = (token: string) => fetch(shop.origin + calendarAddress(token))

describe('the file for a calendar', () => {
  it('CHK-06 holds the promised day, the place and the way back to the order, and is kept by nobody', async () => {
    const stored = await addTestOrder(shop.database.main)
    const answer = await ask(tokenOf(stored))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain(`${stored.order.number}.ics`)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const file = (await answer.text()).replaceAll('\r\n ', '')
    expect(file).toContain('DTSTART;VALUE=DATE:20261119')
    expect(file).toContain(`SUMMARY:Levering fra hjemly\\, senest i dag (${stored.order.number})`)
    expect(file).toMatch(/LOCATION:[^\r]+8600 Silkeborg/)
    expect(file).toMatch(/URL:http:\/\/shop\.test\/ordre\?token=/)
  })

  it('CHK-06 is not there for what has come, what will not come, and links of nobody', async () => {
    for (const state of ['placed', 'delivered', 'cancelled'] as const) {
      const stored = await addTestOrder(shop.database.main, { state })
      expect((await ask(tokenOf(stored))).status).toBe(404)
    }
    const stored = await addTestOrder(shop.database.main)
    const old = new Date(TEST_NOW.getTime() - 3 * 24 * 60 * 60 * 1000)
    for (const token of ['', 'x', `${tokenOf(stored)}x`, tokenOf(stored, old)])
      expect((await ask(token)).status).toBe(404)
    const twice = `${calendarAddress(tokenOf(stored))}&token=x`
    expect((await fetch(shop.origin + twice)).status).toBe(404)
  })
})
