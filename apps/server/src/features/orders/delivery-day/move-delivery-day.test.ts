import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { fillCheckout, place } from '../../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../../test/visitors/visitor-client.ts'
import { importRecords } from '../../catalog-files/import-records.ts'
import { findOrderById } from '../order-store.ts'
import { moveDeliveryDay } from './move-delivery-day.ts'

let shop: TestShop
const bring = (records: readonly object[]) =>
  importRecords(shop.database.main, records as readonly CatalogRecord[], { now: TEST_NOW })
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'M-SOFA', onHand: 100, weightKg: 60 }])
  await bring([
    {
      type: 'deliveryRate',
      zone: 'dk',
      sizeClass: 'twoMan',
      service: 'carriedIn',
      carrier: 'Haulier',
      price: 599,
      leadDays: 8,
      windows: ['8-12', '16-20'],
    },
    { type: 'deliveryCapacity', zone: 'dk', service: 'carriedIn', places: 2 },
  ])
})
afterAll(() => shop.close())

async function buySofa(email: string) {
  const visitor = createVisitor(shop)
  const cart = await fillCheckout(visitor, { email, goods: { 'M-SOFA': 1 } })
  const placed = await place(visitor, { cart })
  if (!placed.success) throw new Error(JSON.stringify(placed.validation))
  const stored = await findOrderById(shop.database.main, 'hjemly', placed.orderId)
  if (!stored?.shown.promised) throw new Error('No promise')
  const token = new URL(placed.next.url, shop.origin).searchParams.get('token') ?? ''
  return { id: placed.orderId, token, day: stored.shown.promised.day, visitor }
}

const storedOf = async (id: string) => (await findOrderById(shop.database.main, 'hjemly', id))?.shown
async function takenOn(day: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ taken: number }>(
    `select taken from delivery_loads where zone = 'dk' and service = 'carriedIn' and day = $1`,
    [day],
  )
  return rows[0]?.taken ?? 0
}
async function mailsAbout(id: string) {
  const { rows } = await shop.database.pool.query<{ key: string }>(
    `select key from mails where key like $1 order by key`,
    [`order-day%${id}%`],
  )
  return rows.map(({ key }) => key.replace(`:${id}`, ''))
}
async function send(token: string, day: string, window = '') {
  const answer = await fetch(`${shop.origin}/orders/day`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ language: 'da', token, day, window }),
  })
  return answer.headers.get('location') ?? ''
}

describe('moving the day of an order', () => {
  it('DLV-03 DLV-04 the link of the order moves day and window until the lock time; places follow, a mail says so', async () => {
    const { id, token, day } = await buySofa('move@example.dk')
    expect([day, await takenOn(day)]).toEqual(['2026-11-26', 1])
    const page = await (await fetch(`${shop.origin}/ordre?token=${token}`)).text()
    expect(page).toContain('name="day"')
    expect(page).toContain('kl. 12 tirsdag 24. november')
    const to = await send(token, '2026-11-30', '8-12')
    expect(to).toContain('moved=moved#day')
    expect(await storedOf(id)).toMatchObject({
      arrivesOn: '2026-11-30',
      estimatedDelivery: 'Leveres mandag 30. november kl. 8–12',
      promised: {
        day: '2026-11-30',
        window: { from: 8, to: 12 },
        reasons: [{ kind: 'carrier' }, { kind: 'moved', from: '2026-11-26', by: 'buyer' }],
      },
    })
    expect([await takenOn('2026-11-26'), await takenOn('2026-11-30')]).toEqual([0, 1])
    expect(await mailsAbout(id)).toEqual(['order-dayMoved:1'])
    expect(await (await fetch(shop.origin + to)).text()).toContain('Dagen er flyttet')
    await send(token, '2026-11-30', '8-12')
    expect(await mailsAbout(id)).toEqual(['order-dayMoved:1'])
    await send(token, '2026-11-30', '16-20')
    expect(await takenOn('2026-11-30')).toBe(1)
    expect(await mailsAbout(id)).toEqual(['order-dayMoved:1', 'order-dayMoved:2'])
  })

  it('DLV-04 another day, another window, another link and a late hour change nothing', async () => {
    const { id, token, day } = await buySofa('late@example.dk')
    for (const [bad, window] of [
      ['2026-11-28', ''],
      ['2026-11-20', ''],
      ['x', ''],
      ['2026-11-30', '9-12'],
    ] as const)
      expect(await send(token, bad, window), bad).toContain('moved=locked')
    expect(await send('x.1.y', '2026-11-30')).not.toContain('moved=')
    shop.setNow(new Date('2026-11-24T11:30:00Z'))
    expect(await send(token, '2026-12-02')).toContain('moved=locked')
    expect(await (await fetch(`${shop.origin}/ordre?token=${token}`)).text()).toContain('Dagen ligger fast nu')
    shop.setNow(TEST_NOW)
    expect((await storedOf(id))?.promised?.day).toBe(day)
    expect(await mailsAbout(id)).toEqual([])
  })

  it('DLV-03 of many who move to a day with two places, two get it', async () => {
    const buyers = []
    for (let at = 0; at < 6; at += 1) buyers.push(await buySofa(`rush-${at}@example.dk`))
    const day = '2026-12-09'
    const outcomes = await Promise.all(buyers.map(({ token }) => send(token, day)))
    expect(outcomes.filter((to) => to.includes('moved=moved'))).toHaveLength(2)
    expect(await takenOn(day)).toBe(2)
    const places = await shop.database.pool.query(
      `select day::text, count(*)::int as orders from delivery_places group by 1`,
    )
    for (const row of places.rows as readonly { day: string; orders: number }[])
      expect(await takenOn(row.day), row.day).toBe(row.orders)
  })

  it('DLV-04 a slip is told by mail with the way out: another day, or to withdraw', async () => {
    const { id } = await buySofa('slip@example.dk')
    const move = {
      orderId: id,
      by: 'shop',
      now: TEST_NOW,
      shop: { brand: BRANDS.hjemly, publicUrl: 'http://shop.test' },
    } as const
    expect(
      await moveDeliveryDay(shop.database, { ...move, choice: { part: 0, day: '2026-12-06', window: '' } }),
    ).toEqual({
      type: 'locked',
    })
    const moved = await moveDeliveryDay(shop.database, { ...move, choice: { part: 0, day: '2026-12-15', window: '' } })
    expect(moved.type).toBe('moved')
    expect(await mailsAbout(id)).toEqual(['order-daySlipped:1'])
    const { rows } = await shop.database.pool.query<{ mail: string }>(
      `select to_jsonb(m)::text as mail from mails m where key = $1`,
      [`order-daySlipped:${id}:1`],
    )
    expect(rows[0]?.mail).toContain('#day')
    expect(rows[0]?.mail).toContain('/fortryd?token=')
    expect(rows[0]?.mail).toContain('15. december')
  })
})
