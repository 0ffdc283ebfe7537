import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails } from '@firkant/server/features/mail/mail-tables.ts'
import { addTestGoods } from '../../../apps/server/test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../apps/server/test/test-shop.ts'
import { buy } from '../../../apps/server/test/visitors/test-buyer.ts'
import { wrongSight } from './deeds/press-cart.ts'
import { auditHistory, isRight, lineOf, type FaultHistory } from './fault-audit.ts'
import type { DoneDeed } from './fault-traffic.ts'

const SKU = 'JUDGED-LAMP'
let shop: TestShop
let done: readonly DoneDeed[]
let ids: readonly string[]

const deed = (given: Partial<DoneDeed>): DoneDeed => ({
  deed: 'checkout',
  startedAt: 0,
  endedAt: 1000,
  failures: [],
  ...given,
})
const query = (text: string) => shop.database.pool.query(text)

beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: SKU, onHand: 10 }])
  const bought = [await buy(shop, { goods: { [SKU]: 1 } }), await buy(shop, { goods: { [SKU]: 2 } })]
  done = bought.map(({ orderId, cart }) => deed({ order: { id: orderId, cartId: cart.cartResponse.id } }))
  await query('delete from jobs')
  ids = (await shop.database.main.select().from(mails)).map(({ id }) => id)
})
afterAll(() => shop.close())

const arrivedAt = (list: readonly string[]) => list.map((id) => ({ messageId: `<${id}@shop.test>` }))

function history(given: Partial<FaultHistory> = {}): FaultHistory {
  return {
    database: shop.database,
    traffic: { done, auditCarts: async () => ({ carts: 1, wrong: [] }) },
    mails: () => arrivedAt(ids),
    sku: SKU,
    workMs: -1,
    ...given,
  }
}
const withDone = (list: readonly DoneDeed[]): Partial<FaultHistory> => ({
  traffic: { done: list, auditCarts: async () => ({ carts: 1, wrong: [] }) },
})

async function found(given: Partial<FaultHistory> = {}): Promise<readonly string[]> {
  const verdict = await auditHistory(history(given))
  const missed = verdict.rows.filter(({ isMet }) => isMet === false).map(({ name }) => name)
  expect(isRight(verdict)).toBe(missed.length === 0)
  return missed
}

describe('the judge of a run under faults', () => {
  it('CLU-03 finds nothing where each acknowledged order is there once, reserved, paid and told', async () => {
    expect(await found()).toEqual([])
  })

  it('CLU-03 finds an acknowledged order that is not there, in its line of the table too', async () => {
    const lost = deed({ order: { id: randomUUID(), cartId: randomUUID() } })
    const verdict = await auditHistory(history(withDone([...done, lost])))
    expect([...verdict.lost]).toEqual([lost.order?.id])
    const line = lineOf({ part: 'p', what: 'w', from: 0, until: 2000 }, [...done, lost], verdict)
    expect(line).toMatch(/\| 3 \| 1 \| 0 \|$/)
  })

  it('CLU-03 finds an order that nobody was told of', async () => {
    expect(await found(withDone(done.slice(1)))).toContain('living, and nobody was told')
  })

  it('CLU-03 finds a confirmation that did not arrive, and one that arrived twice is said', async () => {
    const mailRow = 'paid orders = confirmations written = confirmations that arrived'
    expect(await found({ mails: () => arrivedAt(ids.slice(1)) })).toEqual([mailRow])
    const { rows } = await auditHistory(history({ mails: () => arrivedAt([...ids, ...ids.slice(0, 1)]) }))
    expect(rows.find(({ name }) => name.startsWith('confirmations that arrived twice'))?.value).toBe('1')
  })

  it('CLU-03 finds carts and reads that show something else than was acknowledged', async () => {
    const cart = { items: [{ sku: 'NORDLO-3-GREEN', quantity: 2, price: { current: 1 } }] } as never
    expect(wrongSight(cart, { acknowledged: 2 })).toBeUndefined()
    expect(wrongSight(cart, { acknowledged: 3 })).toBe('shows 2 of 3 in the cart')
    expect(wrongSight(null, { acknowledged: 1 })).toBe('shows 0 of 1 in the cart')
    expect(wrongSight(cart, { acknowledged: 2, price: '{"current":2}' })).toContain('another price')
    const seen = withDone([...done, deed({ deed: 'cart', wrong: 'a read shows 0 of 1 in the cart' })])
    expect(await found(seen)).toEqual(['own writes that were not seen, and deeds that came to nothing'])
    const carts = { traffic: { done, auditCarts: async () => ({ carts: 1, wrong: ['0 of 1'] }) } }
    expect(await found(carts)).toEqual(['carts of 1 that hold something else than was acknowledged'])
  })

  it.each([
    [
      'carts bought twice',
      `update orders set cart_id = (select cart_id from orders order by id limit 1)`,
      () => `update orders set cart_id = '${done[0]?.order?.cartId}' where id = '${done[0]?.order?.id}';
        update orders set cart_id = '${done[1]?.order?.cartId}' where id = '${done[1]?.order?.id}'`,
    ],
    [
      'orders whose sums do not add up',
      `update orders set document = jsonb_set(document, '{totals,vatMinor}', '1') || jsonb_build_object('was', document)`,
      () => `update orders set document = document->'was'`,
    ],
    [
      'orders not paid as they should be',
      `update payments set amount_minor = amount_minor + 1`,
      () => `update payments set amount_minor = amount_minor - 1`,
    ],
    [
      'pieces reserved = reservations = ordered',
      `update stock_levels set reserved = reserved + 1 where sku = '${SKU}'`,
      () => `update stock_levels set reserved = reserved - 1 where sku = '${SKU}'`,
    ],
    [
      'jobs that are left or died',
      `insert into jobs (queue, key, payload, state) values ('mail.hjemly', 'planted', '{}', 'dead')`,
      () => `delete from jobs`,
    ],
  ])('CLU-03 finds what was planted: %s', async (row, plant, undo) => {
    await query(plant)
    expect(await found()).toEqual([row])
    await query(undo())
    expect(await found()).toEqual([])
  })
})
