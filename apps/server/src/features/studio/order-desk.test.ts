import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskAnswer, DeskOrder, ListedOrder, ShownChange } from '@firkant/domain/studio/studio-calls.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { employeeAtWork, type WorkingEmployee } from '../../../test/visitors/test-employee.ts'
import { JSON_HEADERS } from '../../../test/visitors/visitor-client.ts'

let shop: TestShop
let service: WorkingEmployee
let manager: WorkingEmployee
beforeAll(async () => {
  shop = await startTestShop()
  service = await employeeAtWork(shop, { role: 'service', now: TEST_NOW })
  manager = await employeeAtWork(shop, { role: 'manager', now: TEST_NOW })
})
afterAll(() => shop.close())

async function get<Answer>(path: string, { cookie } = service): Promise<Answer> {
  const answer = await fetch(`${shop.origin}/api/studio/${path}`, { headers: { cookie } })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as Answer
}

const post = (path: string, body: unknown, { cookie } = service) =>
  fetch(`${shop.origin}/api/studio/${path}`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, cookie },
    body: JSON.stringify(body),
  })

async function take(body: object, who = service): Promise<DeskAnswer> {
  const answer = await post('order/step', body, who)
  expect(answer.status).toBe(200)
  return (await answer.json()) as DeskAnswer
}

const find = async (said: string) =>
  (await get<{ orders: ListedOrder[] }>(`orders?${new URLSearchParams({ said })}`)).orders.map(({ number }) => number)
const changesOf = async (number: string) =>
  (await get<{ changes: ShownChange[] }>('changes', manager)).changes.filter(({ subject }) => subject === number)

async function addOrder(given: Parameters<typeof addTestOrder>[1] = {}) {
  return addTestOrder(shop.database.main, given)
}

describe('finding an order', () => {
  it('STU-06 is done by anything that the customer says', async () => {
    const { id, order } = await addOrder()
    const said = {
      buyer: { ...order.buyer, email: 'asta.aagaard@example.dk', mobile: '+4561728394', companyName: 'Ådalens Kro' },
      billingAddress: { ...order.billingAddress, firstName: 'Asta', lastName: 'Ågård', streetName: 'Østre Skovvej' },
      shippingAddress: { ...order.shippingAddress, postalCode: '8362', city: 'Hørning' },
    }
    await shop.database.pool.query(
      `update orders set document = document || $2::jsonb, email = $3, parcel = $4::jsonb where id = $1`,
      [id, JSON.stringify(said), said.buyer.email, JSON.stringify({ carrier: 'gls', number: '00370730254738' })],
    )
    const { number, totals, lines } = order
    const words = [
      number,
      number.toLowerCase().replaceAll('-', ' '),
      'asta.aagaard@example.dk',
      'Asta Ågård',
      'ågård 8362',
      'østre skov',
      'HØRNING asta',
      '61 72 83 94',
      '+45 61728394',
      'ådalens',
      '0037 0730 2547',
      `asta ${lines[0]?.name}`,
      `asta ${Math.floor(totals.total.incl / 100)}`,
    ]
    for (const each of words) expect([each, await find(each)]).toEqual([each, [number]])
    for (const each of ['asta svensson', '99999999', '%', "'", '*:&|!', '<->'])
      expect([each, await find(each)]).toEqual([each, []])
  })

  it('STU-06 is done by what an order needs, too', async () => {
    const { order } = await addOrder({ state: 'packed' })
    const { orders } = await get<{ orders: ListedOrder[] }>('orders?work=toShip')
    expect(orders.find(({ number }) => number === order.number)).toMatchObject({ state: 'packed', isReturning: false })
    expect(orders.every(({ state }) => state === 'packed')).toBe(true)
    expect(
      (await fetch(`${shop.origin}/api/studio/orders?work=all`, { headers: { cookie: service.cookie } })).status,
    ).toBe(400)
  })
})

describe('the steps of an order', () => {
  it('STU-06 STU-01 go from paid to delivered as buttons; each is in the log with before, after and reason', async () => {
    const { order } = await addOrder({ state: 'paid' })
    const { number } = order
    const barsOf = ({ steps }: DeskOrder) => Object.fromEntries(steps.map(({ step, bar }) => [step, bar ?? 'open']))
    const first = await get<DeskOrder>(`orders/${number}`)
    expect(barsOf(first)).toEqual({
      pack: 'open',
      ship: 'packFirst',
      deliver: 'packFirst',
      cancel: 'open',
      registerReturn: 'shipFirst',
      receiveReturn: 'notAnnounced',
    })
    expect((await take({ number, step: 'pack', seenState: 'paid' })).order.state).toBe('packed')
    const parcel = { carrier: 'postnord', number: '0037 0730 2547 3883 5241' }
    const sent = await take({ number, step: 'ship', seenState: 'packed', parcel, reason: '  Kunden ringede ' })
    expect(sent).toMatchObject({ success: true, order: { state: 'shipped', parcel: { carrier: 'PostNord' } } })
    const delivered = await take({ number, step: 'deliver', seenState: 'shipped' }, manager)
    expect(delivered.order.mails.map(({ subject }) => subject)).toHaveLength(3)
    expect(barsOf(delivered.order)).toMatchObject({ pack: 'isDone', cancel: 'hasLeft', registerReturn: 'open' })
    expect(await changesOf(number)).toMatchObject([
      { kind: 'orderDelivered', role: 'manager', before: { state: 'shipped' }, after: { state: 'delivered' } },
      {
        kind: 'orderShipped',
        role: 'service',
        before: { state: 'packed' },
        after: { state: 'shipped', parcel: '00370730254738835241' },
        reason: 'Kunden ringede',
      },
      { kind: 'orderPacked', before: { state: 'paid' }, after: { state: 'packed' } },
    ])
  })

  it('STU-06 are not taken on what somebody else has changed, not twice, and not with a wrong parcel', async () => {
    const { number } = (await addOrder({ state: 'paid' })).order
    const both = await Promise.all([
      take({ number, step: 'pack', seenState: 'paid' }),
      take({ number, step: 'cancel', seenState: 'paid', reason: 'Fortrudt' }, manager),
    ])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(both.find(({ success }) => !success)?.errorCode).toBe('changed')
    expect(await changesOf(number)).toHaveLength(1)

    const other = (await addOrder({ state: 'packed' })).order.number
    const parcel = { carrier: 'gls', number: 'nr. 1!' }
    expect(await take({ number: other, step: 'ship', seenState: 'packed', parcel })).toMatchObject({
      success: false,
      errorCode: 'parcelInvalid',
      order: { state: 'packed' },
    })
    expect(await take({ number: other, step: 'receiveReturn', seenState: 'packed' })).toMatchObject({
      success: false,
      errorCode: 'refused',
    })
    expect(await changesOf(other)).toEqual([])
    for (const wrong of [{ step: 'burn' }, { seenState: 'x' }, { reason: 'x'.repeat(201) }, { number: '' }])
      expect((await post('order/step', { number: other, step: 'ship', seenState: 'packed', ...wrong })).status).toBe(
        400,
      )
    expect((await post('order/step', { number: 'HJ-1', step: 'ship', seenState: 'packed' })).status).toBe(404)
  })
})

describe('a return', () => {
  it('STU-06 is registered for a customer, received, and refunded; the same form sent twice is one', async () => {
    const { order } = await addOrder({ state: 'delivered' })
    const { number } = order
    const [line] = (await get<DeskOrder>(`orders/${number}`)).lines.filter(({ returnable }) => returnable > 0)
    const body = { number, lines: [{ lineItemId: line?.id, quantity: 1 }], reason: 'Ridset', key: randomUUID() }
    const answers = [await post('order/return', body), await post('order/return', body)]
    for (const answer of answers) {
      const { success, order: after } = (await answer.json()) as DeskAnswer
      expect([success, after.returns]).toMatchObject([true, [{ state: 'announced' }]])
    }
    const wrong = { ...body, key: randomUUID(), lines: [{ lineItemId: line?.id, quantity: 99 }] }
    expect(await (await post('order/return', wrong)).json()).toMatchObject({
      success: false,
      errorCode: 'linesInvalid',
    })
    expect(await get('figures')).toMatchObject({ work: { returning: 1 } })

    const received = await take({ number, step: 'receiveReturn', seenState: 'delivered', isSellable: true })
    expect(received).toMatchObject({ success: true, order: { state: 'partlyReturned' } })
    expect(received.order.totals.refundedMinor).toBeGreaterThan(0)
    expect(received.order.mails.length).toBeGreaterThanOrEqual(2)
    expect((await changesOf(number)).map(({ kind }) => kind)).toEqual(['returnReceived', 'returnRegistered'])
    expect(await changesOf(number)).toMatchObject([
      { before: { state: 'delivered' }, after: { state: 'partlyReturned', restocked: 1 } },
      { after: { pieces: 1 }, reason: 'Ridset' },
    ])
  })
})

describe('a note', () => {
  it('STU-06 is kept with the order; the log has no word of it', async () => {
    const { number } = (await addOrder()).order
    const written = (await (await post('order/note', { number, text: ' Ring før levering ' })).json()) as DeskAnswer
    expect(written.order.notes).toMatchObject([{ text: 'Ring før levering' }])
    expect(await (await post('order/note', { number, text: ' \n ' })).json()).toMatchObject({ errorCode: 'noteEmpty' })
    expect(JSON.stringify(await changesOf(number))).not.toContain('Ring')
    expect(await changesOf(number)).toMatchObject([{ kind: 'noteWritten', after: { characters: 17 } }])
  })
})

describe('failed work', () => {
  const add = async (queue: string) => {
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `insert into jobs (queue, key, payload, state, attempts, last_error, finished_at)
       values ($1, gen_random_uuid(), '{}', 'dead', 8, 'no answer', now()) returning id`,
      [queue],
    )
    return rows[0]?.id ?? ''
  }

  it('STU-06 is seen by service and run again by a manager; that of another brand is neither', async () => {
    const [own, foreign] = [await add('nothing.hjemly'), await add('nothing.skygge')]
    const { jobs } = await get<{ jobs: { id: string }[] }>('jobs')
    expect(jobs.map(({ id }) => id)).toContain(own)
    expect(jobs.map(({ id }) => id)).not.toContain(foreign)
    expect((await post('jobs/retry', { ids: [own] })).status).toBe(403)
    expect(await (await post('jobs/retry', { ids: [own, foreign] }, manager)).json()).toMatchObject({ retried: 1 })
    expect(await changesOf(own)).toMatchObject([{ before: { state: 'dead' }, after: { state: 'waiting' } }])
    const { rows } = await shop.database.pool.query('select state from jobs where id = any($1)', [[own, foreign]])
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['dead', 'waiting'])
  })
})
