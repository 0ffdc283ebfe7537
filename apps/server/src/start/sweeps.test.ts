import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../test/ground/test-database.ts'
import { addTestOrder, type TestOrder } from '../../test/samples/test-orders.ts'
import { until } from '../../test/until.ts'
import { shoppingLists } from '../features/lists/list-tables.ts'
import { payments } from '../features/orders/payment-tables.ts'
import { startSweeps, sweepAll } from '../platform/process/start-sweep.ts'
import { parseConfig } from './config.ts'
import { sweepsOf } from './sweeps.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
beforeEach(() =>
  database.pool.query('truncate orders, order_history, payments, order_returns, jobs, mails, bank_payments cascade'),
)
afterAll(() => database.drop())

const { retentionDays } = parseConfig({ SHOP_MODE: 'test', SHOP_SECRET: 'x'.repeat(32) })
const publicUrl = 'http://shop.test'
const sweeps = () =>
  sweepsOf({ db: database.main, brand: BRANDS.hjemly, publicUrl, retentionDays, now: () => TEST_NOW })
const sweep = (name: string, most?: number) => {
  const batch = sweeps()[name]
  if (!batch) throw new Error(`There is no sweep ${name}`)
  return sweepAll(batch, most)
}
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)
const left = async (table: string) => Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)

describe('orders that nobody paid for', () => {
  const old = (given: TestOrder = {}) =>
    addTestOrder(database.main, { state: 'cancelled', placedAt: daysAgo(31), ...given })
  const pay = (orderId: string, state: typeof payments.$inferInsert.state) =>
    database.main.insert(payments).values({
      id: randomUUID(),
      orderId,
      provider: 'bank',
      amountMinor: 1,
      state,
      createdAt: daysAgo(31),
      changedAt: daysAgo(31),
    })

  it('OPS-01 SEC-01 are gone after 30 days, with all that was theirs, and no others are', async () => {
    const gone = await old()
    await pay(gone.id, 'declined')
    const kept = [
      await old({ placedAt: daysAgo(29) }),
      await old({ state: 'paying' }),
      await old({ state: 'delivered' }),
      await old({ brand: 'skygge' }),
    ]
    const held = await old()
    await pay(held.id, 'authorised')
    const refunded = await old()
    await pay(refunded.id, 'refunded')
    const paid = await old({ state: 'paid' })
    await database.pool.query(`update orders set state = 'cancelled' where id = $1`, [paid.id])
    expect(await sweep('unpaidOrders')).toBe(1)
    const { rows } = await database.pool.query<{ id: string }>('select id from orders')
    const ids = [...kept, held, refunded, paid].map(({ id }) => id)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    for (const table of ['order_history', 'payments'])
      expect((await database.pool.query(`select 1 from ${table} where order_id = $1`, [gone.id])).rows).toEqual([])
  })

  it('OPS-02 go batch by batch, and two processes at once count each of them once', async () => {
    for (let made = 0; made < 7; made += 1) await old()
    const counts = await Promise.all([sweep('unpaidOrders', 2), sweep('unpaidOrders', 2)])
    const rest = await sweep('unpaidOrders', 2)
    expect(counts.reduce((sum, count) => sum + count, rest)).toBe(7)
    expect(await left('orders')).toBe(0)
  })

  it('OPS-02 one that somebody works with right now is passed over', async () => {
    const stored = await old()
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('select 1 from orders where id = $1 for update', [stored.id])
    expect(await sweep('unpaidOrders')).toBe(0)
    await client.query('rollback')
    client.release()
    expect(await sweep('unpaidOrders')).toBe(1)
  })
})

describe('what else is kept for a time', () => {
  it('OPS-01 jobs: the done for a month, the dead for half a year, and what waits for ever', async () => {
    await database.pool.query(`insert into jobs (queue, key, payload, state, finished_at)
      select 'q', state || days, '{}', state, now() - make_interval(days => days)
      from unnest(array['done', 'dead', 'waiting']) state, unnest(array[29, 31, 179, 181]) days`)
    expect([await sweep('doneJobs'), await sweep('deadJobs')]).toEqual([3, 1])
    const { rows } = await database.pool.query('select key from jobs order by key')
    expect(rows.map(({ key }) => key)).toEqual([
      'dead179',
      'dead29',
      'dead31',
      'done29',
      'waiting179',
      'waiting181',
      'waiting29',
      'waiting31',
    ])
  })

  it('OPS-01 mails: a month after they were sent, and those that could not be as long as their jobs', async () => {
    await database.pool.query(`insert into mails (brand, key, recipient, subject, headers, tokens, created_at, sent_at)
      select 'hjemly', coalesce(sent::text, 'unsent') || '-' || days, 'a@example.dk', 's', '{}', '{}',
        now() - make_interval(days => days), case when sent then now() - make_interval(days => days) end
      from unnest(array[true, null]) sent, unnest(array[29, 31, 181]) days`)
    expect(await sweep('mails')).toBe(3)
    const { rows } = await database.pool.query('select key from mails order by key')
    expect(rows.map(({ key }) => key)).toEqual(['true-29', 'unsent-29', 'unsent-31'])
  })

  it('OPS-01 payments of the test bank: those that money hangs on for a year', async () => {
    await database.pool.query(
      `insert into bank_payments (reference, merchant, merchant_payment_id, description, amount_minor, currency, language,
        return_url, webhook_url, state, created_at)
      select gen_random_uuid(), 'hjemly', state || days, 'd', 1, 'DKK', 'da', 'http://a', 'http://a', state,
        $1::timestamptz - make_interval(days => days)
      from unnest(array['open', 'declined', 'captured']) state, unnest(array[89, 91, 361]) days`,
      [TEST_NOW],
    )
    expect(await sweep('bankPayments')).toBe(5)
    const { rows } = await database.pool.query('select merchant_payment_id as key from bank_payments order by 1')
    expect(rows.map(({ key }) => key)).toEqual(['captured89', 'captured91', 'declined89', 'open89'])
  })

  it('SEC-01 addresses that nobody confirmed for the newsletter, but who ever left it stays known', async () => {
    await database.pool.query('delete from newsletter_subscriptions')
    await database.pool.query(
      `insert into newsletter_subscriptions (brand, email, email_key, language, state, confirm_until, unsubscribe_hash,
        requested_at, unsubscribed_at)
      select 'hjemly', name, name, 'da', state, $1::timestamptz - make_interval(days => days), name, $1,
        case when has_left then $1::timestamptz end
      from (values ('old', 'pending', 31, false), ('fresh', 'pending', 29, false), ('left', 'pending', 31, true),
        ('reader', 'confirmed', 31, false)) w(name, state, days, has_left)`,
      [TEST_NOW],
    )
    expect(await sweep('unconfirmedSubscriptions')).toBe(1)
    const { rows } = await database.pool.query('select email from newsletter_subscriptions order by 1')
    expect(rows.map(({ email }) => email)).toEqual(['fresh', 'left', 'reader'])
  })

  it('OPS-01 is counted in the log, and not spoken of when there was nothing', async () => {
    await addTestOrder(database.main, { state: 'cancelled', placedAt: daysAgo(40) })
    const told: unknown[] = []
    const log = { info: (facts: unknown) => void told.push(facts) }
    const errors: Error[] = []
    const stop = startSweeps(sweeps(), { log, onError: (error) => void errors.push(error) })
    await until(async () => expect(await left('orders')).toBe(0))
    await stop()
    expect(errors).toEqual([])
    expect(told).toEqual([{ swept: 'unpaidOrders', count: 1 }])
  })
})

describe('lists', () => {
  it('OPS-01 SEC-01 that were deleted are gone after 30 days, those of lost visitors after a year, and no others', async () => {
    await database.pool.query('truncate shopping_lists cascade')
    const customerId = randomUUID()
    const insert = (listKey: string, more: Partial<typeof shoppingLists.$inferInsert>) =>
      database.main.insert(shoppingLists).values({
        listKey,
        brand: 'hjemly',
        kind: 'custom',
        name: listKey,
        createdAt: daysAgo(900),
        changedAt: daysAgo(900),
        customerId,
        ...more,
      })
    await insert('list-deleted', { deletedAt: daysAgo(31) })
    await insert('list-just-deleted', { deletedAt: daysAgo(29) })
    await insert('list-old', {})
    const ofVisitor = { kind: 'wish', customerId: null } as const
    await insert('wishlist-lost', { ...ofVisitor, visitorHash: 'lost', changedAt: daysAgo(366) })
    await insert('wishlist-of-visitor', { ...ofVisitor, visitorHash: 'here', changedAt: daysAgo(300) })
    await database.pool.query(
      `insert into shopping_list_items (list_key, code, sku, added_at) select list_key, 'X', 'X', now() from shopping_lists`,
    )
    expect([await sweep('deletedLists'), await sweep('visitorLists')]).toEqual([1, 1])
    const { rows } = await database.pool.query<{ list_key: string }>('select list_key from shopping_lists order by 1')
    expect(rows.map((row) => row.list_key)).toEqual(['list-just-deleted', 'list-old', 'wishlist-of-visitor'])
    expect(await left('shopping_list_items')).toBe(3)
  })
})
