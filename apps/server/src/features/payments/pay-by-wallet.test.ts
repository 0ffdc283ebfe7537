import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { leadsTo, orderServicesOf } from '../../../test/visitors/test-bank-visit.ts'
import { buy } from '../../../test/visitors/test-buyer.ts'
import type { OrderServices } from '../../start/services/order-services.ts'
import { findOrderById } from '../orders/order-store.ts'
import { takeStaffStep, type StaffStep } from '../orders/staff-steps.ts'
import { bankWallets } from '../test-bank/wallets/wallet-tables.ts'

let shop: TestShop
let services: OrderServices
beforeAll(async () => {
  shop = await startTestShop()
  services = orderServicesOf(shop, () => TEST_NOW)
  await addTestGoods(shop.database.main, [{ sku: 'W-LAMP', onHand: 500 }])
})
afterAll(() => shop.close())

type Wallet = 'vipps' | 'klarna'
const orderOf = async (orderId: string) => {
  const stored = await findOrderById(shop.database.main, 'hjemly', orderId)
  if (!stored) throw new Error('The order is gone')
  return stored
}

async function toWallet(payment: Wallet) {
  const bought = await buy(shop, { goods: { 'W-LAMP': 2 }, payment })
  if (bought.next.type !== 'redirect') throw new Error('The buyer is not sent to the wallet')
  const { pathname, search } = new URL(bought.next.url)
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    fetch(shop.origin + path + search, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    })
  return {
    ...bought,
    page: pathname + search,
    decide: async (step: string, mode = 'first') => leadsTo(await post('/bank/wallet/decide', { step, mode })),
    send: (event: string, as = 'true') => post('/bank/wallet/send', { event, as }),
  }
}

async function atBank(wallet: Wallet, orderId: string) {
  const [payment] = (await orderOf(orderId)).payments
  const rows = await shop.database.main.select().from(bankWallets)
  const key = payment?.id ?? ''
  const number = (await orderOf(orderId)).order.number
  const row = rows.find(
    (each) => each.wallet === wallet && (each.reference === key || each.description.includes(number)),
  )
  if (!row) throw new Error('The wallet does not know the payment')
  return row
}
const staffStep = async (orderId: string, step: StaffStep) =>
  takeStaffStep(shop.database, {
    number: (await orderOf(orderId)).order.number,
    step,
    now: TEST_NOW,
    shop: services.shop,
  })
const stateOf = async (orderId: string) => (await orderOf(orderId)).payments.map(({ state }) => state)

const MODES = ['normal', 'first', 'twice', 'late', 'shuffled', 'forged', 'never'] as const

describe.each([
  ['PAY-01', 'vipps'],
  ['PAY-03', 'klarna'],
] as const)('%s an order paid with %s', (row, wallet) => {
  it.each(MODES)(`PAY-04 ${row} ends paid once, whatever is told, and when: %s`, async (mode) => {
    const { orderId, decide } = await toWallet(wallet)
    const to = await decide('approve', mode)
    await fetch(shop.origin + to, { redirect: 'manual' })
    const stored = await orderOf(orderId)
    expect(stored.state).toBe('paid')
    expect(stored.history.filter(({ event }) => event === 'pay')).toHaveLength(1)
    expect(stored.payments).toMatchObject([{ provider: wallet, state: 'authorised' }])
  })

  it(`${row} declined opens the cart again`, async () => {
    const { orderId, decide } = await toWallet(wallet)
    const to = await decide('decline', 'never')
    const back = await fetch(shop.origin + to, { redirect: 'manual' })
    expect(back.headers.get('location')).toMatch(/#payment-(?:declined|cancelled)$/)
    expect((await orderOf(orderId)).state).toBe('cancelled')
  })

  it(`${row} is captured when it is shipped, and paid back on cancelling`, async () => {
    const { orderId, decide } = await toWallet(wallet)
    await fetch(shop.origin + (await decide('approve')), { redirect: 'manual' })
    await staffStep(orderId, 'pack')
    await staffStep(orderId, 'ship')
    await services.payments.settle(orderId)
    await services.payments.settle(orderId)
    expect(await stateOf(orderId)).toEqual(['captured'])
    const { log } = await atBank(wallet, orderId)
    expect(log.filter(({ name }) => name === 'captured')).toHaveLength(1)
    const other = await toWallet(wallet)
    await fetch(shop.origin + (await other.decide('approve')), { redirect: 'manual' })
    await staffStep(other.orderId, 'cancel')
    await services.payments.settle(other.orderId)
    expect(await stateOf(other.orderId)).toEqual(['cancelled'])
  })

  it(`PAY-04 ${row} ends in the same state in any order of its messages, twice, late and forged`, async () => {
    const plan = fc.record({
      mode: fc.constantFrom(...MODES),
      order: fc.array(fc.tuple(fc.nat(9), fc.boolean()), { maxLength: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(plan, async ({ mode, order }) => {
        const { orderId, decide, send } = await toWallet(wallet)
        await fetch(shop.origin + (await decide('approve', mode)), { redirect: 'manual' })
        await staffStep(orderId, 'pack')
        await staffStep(orderId, 'ship')
        await services.payments.settle(orderId)
        const { log } = await atBank(wallet, orderId)
        for (const [at, isForged] of order) await send(log[at % log.length]?.id ?? '', isForged ? 'forged' : 'true')
        const stored = await orderOf(orderId)
        expect(stored.state).toBe('shipped')
        expect(stored.payments).toMatchObject([{ state: 'captured', refunds: [] }])
        const after = await atBank(wallet, orderId)
        expect(after.log.filter(({ name }) => name === 'captured')).toHaveLength(1)
      }),
      { numRuns: 6 },
    )
  })

  it(`PAY-04 ${row} a forged message is answered with a refusal and changes nothing`, async () => {
    const { orderId, decide, send } = await toWallet(wallet)
    await decide('approve', 'never')
    const { log } = await atBank(wallet, orderId)
    const approved = log.find(({ name }) => name === 'approved')
    const forged = await send(approved?.id ?? '', 'forged')
    expect(forged.headers.get('location')).toMatch(/answered=401$/)
    expect((await orderOf(orderId)).state).toBe('paying')
    const honest = await send(approved?.id ?? '')
    expect(honest.headers.get('location')).toMatch(/answered=200$/)
    expect((await orderOf(orderId)).state).toBe('paid')
  })
})
