import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import { HOUR_MS, MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { storeVisitor, type StoreVisitor } from '../../../test/visitors/store-visitor.ts'
import { fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { accountWork, employeeAtWork, type WorkingEmployee } from '../../../test/visitors/test-employee.ts'
import { disableEmployee, listEvents } from '../employee/employee-accounts.ts'

let shop: TestShop
let clock: Date
let store = ''

beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(
    shop.database.main,
    ['H-1', 'H-2'].map((sku) => ({ sku, onHand: 200 })),
  )
  const { rows } = await shop.database.pool.query(
    `select key from stores where market = 'DK' order by position limit 1`,
  )
  store = rows[0].key
})
afterAll(() => shop.close())
beforeEach(() => setClock(new Date('2026-11-17T10:00:00Z')))

function setClock(now: Date): void {
  clock = now
  shop.setNow(now)
}
const later = (ms: number) => setClock(new Date(clock.getTime() + ms))

const add = (sku: string, quantity = 1) => ({ $type: 'AddLineItemCommand', sku, quantity }) as const
const goodsOf = (cart: Cart | null) => cart?.items.map(({ sku, quantity }) => [sku, quantity]) ?? []
const cartOf = async (visitor: StoreVisitor) => goodsOf(await visitor.ask('cart'))

async function seller(): Promise<{ employee: WorkingEmployee; tablet: StoreVisitor }> {
  const employee = await employeeAtWork(shop, { storeKey: store, now: clock })
  return { employee, tablet: storeVisitor(shop, employee) }
}

/** The path of the link. */
async function handOver(tablet: StoreVisitor): Promise<string> {
  const { link, ...answer } = (await tablet.sell('handover')) as { link?: { url: string } }
  expect(answer).toEqual({ success: true, status: 200 })
  return new URL(link?.url ?? '').pathname
}

async function filledLink(quantity = 1) {
  const { employee, tablet } = await seller()
  await tablet.apply(add('H-1', quantity))
  return { employee, tablet, path: await handOver(tablet) }
}

describe('a cart is handed over', () => {
  it('EMP-04 to the phone that opens the link: the tablet is told and has an empty cart', async () => {
    const { tablet, path } = await filledLink(2)
    expect(path).toMatch(/^\/k\/[a-z2-7]{16}$/)
    expect(await tablet.poll()).toEqual({ state: 'waiting' })
    const phone = storeVisitor(shop)
    const opened = await phone.open(path)
    expect(opened.status).toBe(200)
    expect(opened.html).toContain('Tag kurven')
    expect(opened.html).toMatch(/<meta name="robots" content="noindex/)
    const pressed = await phone.press(path, 'take')
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, path])
    expect(await cartOf(phone)).toEqual([['H-1', 2]])
    expect(await cartOf(tablet)).toEqual([])
    expect(await tablet.poll()).toEqual({ state: 'taken' })
    expect((await phone.open(path)).html).toContain('Kurven er din')
  })

  it('EMP-04 not by looking at the link, however often', async () => {
    const { tablet, path } = await filledLink()
    for (const bot of [storeVisitor(shop), storeVisitor(shop)]) expect((await bot.open(path)).status).toBe(200)
    expect(await cartOf(tablet)).toEqual([['H-1', 1]])
    expect(await tablet.poll()).toEqual({ state: 'waiting' })
  })

  it('EMP-04 together with what the customer had, which can be undone, and the link works again', async () => {
    const { path } = await filledLink()
    const phone = storeVisitor(shop)
    await phone.apply(add('H-2', 3))
    await phone.press(path, 'take')
    expect(await cartOf(phone)).toEqual([
      ['H-2', 3],
      ['H-1', 1],
    ])
    expect((await phone.open(path)).html).toContain('lagt sammen med')
    await phone.press(path, 'undo')
    expect(await cartOf(phone)).toEqual([['H-2', 3]])
    await phone.press(path, 'take')
    expect(await cartOf(phone)).toEqual([
      ['H-2', 3],
      ['H-1', 1],
    ])
  })

  it('EMP-04 undoing never loses a later change', async () => {
    const { path } = await filledLink()
    const phone = storeVisitor(shop)
    await phone.apply(add('H-2'))
    await phone.press(path, 'take')
    await phone.apply(add('H-2'))
    const pressed = await phone.press(path, 'undo')
    expect(pressed.headers.get('location')).toBe(`${path}?result=changed`)
    expect(await cartOf(phone)).toEqual([
      ['H-2', 2],
      ['H-1', 1],
    ])
  })

  it('EMP-04 to one of two who press at the same moment', async () => {
    const { path } = await filledLink()
    const phones = [storeVisitor(shop), storeVisitor(shop)]
    await Promise.all(phones.map((phone) => phone.press(path, 'take')))
    const carts = await Promise.all(phones.map(cartOf))
    expect(carts.filter((goods) => goods.length === 1)).toHaveLength(1)
    const pages = await Promise.all(phones.map((phone) => phone.open(path)))
    expect(pages.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  it('EMP-04 never to the browser that made it', async () => {
    const { tablet, path } = await filledLink()
    expect((await tablet.open(path)).html).toContain('Åbn det på kundens telefon')
    await tablet.press(path, 'take')
    expect(await cartOf(tablet)).toEqual([['H-1', 1]])
    expect(await tablet.poll()).toEqual({ state: 'waiting' })
  })
})

describe('a link that is worth nothing', () => {
  const NOTHING = { status: 410, cart: [] }
  const pressed = async (path: string) => {
    const phone = storeVisitor(shop)
    const { status } = await phone.open(path)
    await phone.press(path, 'take')
    return { status, cart: await cartOf(phone) }
  }

  it('EMP-04 is used', async () => {
    const { path } = await filledLink()
    await storeVisitor(shop).press(path, 'take')
    expect(await pressed(path)).toEqual(NOTHING)
  })

  it('EMP-04 is a day old', async () => {
    const { path } = await filledLink()
    later(24 * HOUR_MS - MINUTE_MS)
    expect((await storeVisitor(shop).open(path)).status).toBe(200)
    later(2 * MINUTE_MS)
    expect(await pressed(path)).toEqual(NOTHING)
  })

  it('EMP-04 was followed by a new one, or withdrawn', async () => {
    const { tablet, path } = await filledLink()
    const next = await handOver(tablet)
    expect(await pressed(path)).toEqual(NOTHING)
    expect(await tablet.sell('handover/withdraw')).toEqual({ success: true, status: 200 })
    expect(await pressed(next)).toEqual(NOTHING)
    expect(await tablet.poll()).toEqual({ state: 'none' })
    expect(await cartOf(tablet)).toEqual([['H-1', 1]])
  })

  it.each(['/k/abcdefghijklmnop', '/k/x', `/k/${'a'.repeat(300)}`, '/k/%00'])('EMP-04 %s is unknown', async (path) => {
    expect((await storeVisitor(shop).open(path)).status).toBeGreaterThanOrEqual(400)
    expect((await storeVisitor(shop).open(path)).status).toBeLessThan(500)
    expect((await storeVisitor(shop).press(path, 'take')).status).toBeLessThan(500)
  })

  it('EMP-04 is not pressed from another site', async () => {
    const { tablet, path } = await filledLink()
    const phone = storeVisitor(shop)
    const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' }
    expect((await phone.send(path, { method: 'POST', headers, body: 'act=take' })).status).toBe(403)
    expect(await cartOf(tablet)).toEqual([['H-1', 1]])
  })
})

describe('who may make one', () => {
  it('EMP-04 nobody who is not at work, and no employee whose account was closed meanwhile', async () => {
    const { employee, tablet } = await filledLink()
    expect(await storeVisitor(shop).sell('handover')).toMatchObject({ status: 401 })
    await disableEmployee(accountWork(shop, clock), employee.email)
    expect(await tablet.sell('handover')).toMatchObject({ status: 401 })
    expect(await tablet.sell('price', { lineItemId: 'x', price: 1, reason: 'other', note: 'why not' })).toMatchObject({
      status: 401,
    })
  })

  it('EMP-04 nobody from an empty cart', async () => {
    const { tablet } = await seller()
    expect(await tablet.sell('handover')).toEqual({ success: false, errorCode: 'emptyCart', status: 200 })
  })
})

it('EMP-04 the order that the customer places carries store and employee, and the log tells the story', async () => {
  const { employee, path } = await filledLink()
  const phone = storeVisitor(shop)
  await phone.press(path, 'take')
  const answer = await place(phone, { cart: await fillCheckout(phone, { goods: {} }) })
  if (!answer.success) throw new Error(JSON.stringify(answer))
  const { rows } = await shop.database.pool.query(
    `select o.store_key, o.employee_id, o.number, h.actor from orders o
    join order_history h on h.order_id = o.id and h.event = 'place' where o.id = $1`,
    [answer.orderId],
  )
  expect(rows[0]).toMatchObject({ store_key: store, employee_id: employee.id, actor: 'buyer' })
  const events = await listEvents({ ...accountWork(shop, clock) }, { since: new Date(0), most: 3 })
  expect(events.map(({ kind }) => kind)).toEqual(['handOverOrdered', 'handOverTaken', 'handOverMade'])
  expect(events[0]).toMatchObject({ subject: rows[0].number, storeKey: store, employeeId: employee.id })
})
