import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { buy } from '../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { explainDelivery } from '../../commands/reports/why-delivery.ts'
import { readDeliveryScores } from './delivery-scores.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'S-LAMP', onHand: 1000 }])
})
afterAll(() => shop.close())

/** As many orders like one that was bought, delivered so many days after the promised day. */
async function deliver(id: string, counts: Readonly<Record<string, number>>) {
  for (const [lateDays, count] of Object.entries(counts))
    await shop.database.pool.query(
      `with copies as (
        insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'state', 'delivered',
          'number', 'X-' || $2::text || '-' || n, 'idempotency_key', 'x-' || $2::text || '-' || n))).*
        from orders o, generate_series(1, $3::int) n where o.id = $1::uuid
        returning id, (document #>> '{shown,promised,day}')::date as day
      ) insert into order_history (order_id, event, from_state, to_state, actor, at)
        select id, 'deliver', 'shipped', 'delivered', 'staff', day + $2::int + time '12:00' from copies`,
      [id, lateDays, count],
    )
}

describe('the score', () => {
  it('DLV-05 counts kept days by zone and service, and is shown and explained from fifty on', async () => {
    const { orderId } = await buy(shop, { goods: { 'S-LAMP': 1 } })
    const later = new Date('2026-12-01T12:00:00Z')
    shop.setNow(later)
    await deliver(orderId, { '0': 40, '-1': 4, '1': 2 })
    expect((await readDeliveryScores(shop.database.main, later)).get('dk door')).toEqual({ delivered: 46, kept: 44 })
    const visitor = createVisitor(shop)
    await visitor.post('delivery/place', { postcode: '8000' })
    const howOf = async () => (await visitor.ask('arrivals', { skus: 'S-LAMP' }))?.arrivals['S-LAMP']?.how
    expect(await howOf()).toBe('Pakke til døren, 49,-. Gratis over 499,-')
    await deliver(orderId, { '-2': 4 })
    shop.setNow(new Date(later.getTime() + 3_600_000))
    expect(await howOf()).toBe('Pakke til døren, 49,-. Gratis over 499,-. 96 % på dagen eller før til 8000 Aarhus C')
    const asked = { sku: 'S-LAMP', postcode: '8000', brand: BRANDS.hjemly, now: later }
    const text = await explainDelivery(shop.database.main, asked)
    expect(text).toContain('S-LAMP of hjemly to 8000 Aarhus C (zone dk of DK)')
    expect(text).toContain('Post takes 3 working days')
    expect(text).toContain('48 of 50 deliveries of 90 days came on their day: shown as 96 %')
    await expect(explainDelivery(shop.database.main, { ...asked, postcode: 'x' })).rejects.toThrow('is no postcode')
    shop.setNow(TEST_NOW)
  })

  it('DLV-05 forgets what is older than 90 days', async () => {
    const old = new Date('2027-03-15T12:00:00Z')
    expect((await readDeliveryScores(shop.database.main, old)).size).toBe(0)
  })
})
