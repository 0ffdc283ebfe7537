import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { runHere } from '../../../test/processes/command-run.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { follow, orderServicesOf, payByCard } from '../../../test/visitors/test-bank-visit.ts'
import { buy } from '../../../test/visitors/test-buyer.ts'
import { moneyMovements } from '../../features/orders/books/money-movement-tables.ts'
import { findOrderById, type StoredOrder } from '../../features/orders/order-store.ts'
import { payments } from '../../features/orders/payment-tables.ts'
import { takeStaffStep, type StaffStep } from '../../features/orders/staff-steps.ts'
import { giftCards } from '../../features/promotions/promotion-tables.ts'
import { withdraw } from '../../features/returns/withdraw.ts'
import { bankPayments } from '../../features/test-bank/bank-tables.ts'
import { paymentsCommand } from './payments-command.ts'

const DAY = '2026-11-15'
const CARD = { brand: 'hjemly', market: 'DK', code: 'BOOKS-100', balanceMinor: 100_00 }
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'B-LAMP', onHand: 500, prices: [{ market: 'DK', minor: 333_33 }] }])
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.pool.query('truncate orders, payments, bank_payments, money_movements, gift_cards cascade')
  await shop.database.main.insert(giftCards).values(CARD)
})

const run = (...args: string[]) =>
  runHere(paymentsCommand, args, {
    DATABASE_URL: shop.database.url,
    PORT: new URL(shop.origin).port,
    SHOP_SECRET: shop.secret,
  })

const services = () => orderServicesOf(shop, () => TEST_NOW)
const own = { brand: BRANDS.hjemly, publicUrl: 'http://shop.test' }
async function orderOf(orderId: string): Promise<StoredOrder> {
  const stored = await findOrderById(shop.database.main, 'hjemly', orderId)
  if (!stored) throw new Error('The order is gone')
  return stored
}

/** Paid by card, with the gift card first where it is wanted; the webhook never comes, the buyer's return says it. */
async function bought({ withGiftCard = false } = {}) {
  const more = withGiftCard ? [{ $type: 'AddGiftCardCodeCommand', code: CARD.code } as const] : []
  const { orderId, next } = await buy(shop, { goods: { 'B-LAMP': 3 }, payment: 'card', more })
  await follow(shop, await payByCard(shop, next.url, { card: 'approve', webhook: 'never' }))
  return orderOf(orderId)
}

async function step({ id, order }: StoredOrder, ...steps: StaffStep[]) {
  for (const each of steps) {
    await takeStaffStep(shop.database, {
      number: order.number,
      step: each,
      isSellable: false,
      now: TEST_NOW,
      shop: own,
    })
    await services().payments.settle(id)
  }
  return orderOf(id)
}
const sent = async (options?: { withGiftCard: boolean }) => step(await bought(options), 'pack', 'ship')

/** Everything that is named after the columns, as objects. */
async function settlement(...args: string[]) {
  const { output } = await run('settlement', ...args)
  const [head = '', ...lines] = output.trimEnd().split('\r\n')
  const cells = (line: string) => line.split(',').map((cell) => cell.replaceAll('"', ''))
  return lines.map((line) => Object.fromEntries(cells(head).map((name, at) => [name, cells(line)[at] ?? ''])))
}

describe('reconciliation with the provider', () => {
  it('PAY-06 finds nothing where both agree: open, held, taken and given back', async () => {
    await buy(shop, { goods: { 'B-LAMP': 1 }, payment: 'card' })
    await bought()
    await sent({ withGiftCard: true })
    const { code, output } = await run('reconcile', '--day', DAY)
    const [ofCards, ...ofWallets] = output.trimEnd().split('\n')
    expect(ofCards).toBe('test-bank: 3 compared, 0 differences')
    expect(ofWallets.length).toBeGreaterThan(0)
    for (const line of ofWallets) expect(line).toMatch(/^[\w-]+: 0 compared, 0 differences/)
    expect(code).toBe(0)
    expect((await run('reconcile', '--day', '2026-11-14')).output).toContain('0 compared')
  })

  it('PAY-06 names what is missing here, missing there, of another amount and in another state', async () => {
    const { main } = shop.database
    const [gone, unknown, sum, state] = [await sent(), await sent(), await sent(), await sent()]
    const referenceOf = (stored: StoredOrder) => stored.payments[0]?.reference ?? ''
    await main.delete(bankPayments).where(eq(bankPayments.reference, referenceOf(gone)))
    await main.delete(payments).where(eq(payments.orderId, unknown.id))
    await main.update(payments).set({ amountMinor: 1 }).where(eq(payments.orderId, sum.id))
    await main.update(payments).set({ state: 'authorised' }).where(eq(payments.orderId, state.id))
    const { code, output } = await run('reconcile', '--day', DAY)
    const lines = output.trimEnd().split('\n')
    expect(code).toBe(1)
    expect(lines[0]).toBe('test-bank: 3 compared, 4 differences')
    const named = (name: string, of: string) => lines.find((line) => line.includes(name) && line.includes(of))
    expect(named('missing there', gone.order.number)).toContain('there nothing')
    expect(named('missing here', referenceOf(unknown))).toMatch(/here nothing; there taken \(captured\) [\d.]+ DKK/)
    expect(named('other amount', sum.order.number)).toContain('0.01 DKK')
    expect(named('other state', state.order.number)).toMatch(/here reserved .*there taken/)
    expect((await run('reconcile', '--day', DAY, '--provider', 'test-bank')).code).toBe(1)
  })

  it('PAY-06 a refund that somebody made at the provider is a difference', async () => {
    const stored = await sent()
    const refunds = [{ key: 'by-hand', minor: 50_00 }]
    await shop.database.main.update(bankPayments).set({ refunds })
    const { output } = await run('reconcile', '--day', DAY)
    expect(output).toContain(`other amount   ${stored.payments[0]?.reference}  order ${stored.order.number}`)
    expect(output).toContain('50.00 refunded')
  })

  it('PAY-06 what cannot be asked for is said, and a wrong day, month or provider is a sentence', async () => {
    const wrong = [[], ['reconcile'], ['reconcile', '--day', 'x'], ['settlement', '--month', '2026-13']]
    const more = [
      ['reconcile', '--month', '2026-11'],
      ['reconcile', '--day', DAY, '--provider', 'nobody'],
      ['other', '--day', DAY],
    ]
    for (const args of [...wrong, ...more])
      expect(await run(...args)).toMatchObject({ code: 1, output: expect.stringMatching(/\.$/) })
  })
})

describe('settlement for bookkeeping', () => {
  it('PAY-06 captures and refunds with their VAT, and totals by day, provider and VAT that add up', async () => {
    const stored = await sent({ withGiftCard: true })
    const who = { name: 'Alma Holm', orderNumber: stored.order.number, email: 'alma@example.dk' }
    const asked = { orderId: stored.id, who, lines: undefined, key: 'all', kind: 'withdrawal', now: TEST_NOW } as const
    expect((await withdraw(shop.database, asked, own)).ok).toBe(true)
    const back = await step(stored, 'receive-return')
    expect(back.payments[0]?.state).not.toBe('captured')
    const rows = await settlement('--day', DAY)
    const moved = rows.filter(({ row }) => row === 'movement')
    expect(moved.map(({ provider, type }) => `${provider} ${type}`).toSorted()).toEqual([
      'gift-card captured',
      'gift-card refunded',
      'test-bank captured',
      'test-bank refunded',
    ])
    const minor = (name: 'amount' | 'vat', from: typeof rows) =>
      from.reduce((sum, row) => sum + Math.round(Number(row[name]) * 100), 0)
    const taken = moved.filter(({ type }) => type === 'captured')
    expect(minor('amount', taken)).toBe(stored.order.totals.total.incl)
    expect(minor('vat', taken)).toBe(stored.order.totals.vatMinor)
    const totals = rows.filter(({ row }) => row === 'total')
    expect(totals.map(({ provider, day }) => `${day} ${provider}`)).toEqual([`${DAY} gift-card`, `${DAY} test-bank`])
    for (const name of ['amount', 'vat'] as const) expect(minor(name, totals)).toBe(minor(name, moved))
    expect(await settlement('--month', '2026-11')).toEqual(rows)
    expect(await settlement('--month', '2026-10')).toEqual([])
  })

  it('PAY-06 what was paid by both goes back by card first, then to the gift card', async () => {
    const stored = await sent({ withGiftCard: true })
    const who = { name: 'Alma Holm', orderNumber: stored.order.number, email: 'alma@example.dk' }
    const lines = [{ lineItemId: stored.order.lines[0]?.id ?? '', quantity: 1 }]
    const part = { orderId: stored.id, who, lines, key: 'part', kind: 'withdrawal', now: TEST_NOW } as const
    expect((await withdraw(shop.database, part, own)).ok).toBe(true)
    await step(stored, 'receive-return')
    const cardBalance = async () => (await shop.database.main.select().from(giftCards))[0]?.balanceMinor
    expect(await cardBalance()).toBe(0)
    const refunded = await shop.database.main.select().from(moneyMovements).where(eq(moneyMovements.type, 'refunded'))
    expect(refunded.map(({ provider }) => provider)).toEqual(['test-bank'])
    expect((await withdraw(shop.database, { ...part, lines: undefined, key: 'rest' }, own)).ok).toBe(true)
    await step(stored, 'receive-return')
    expect(await cardBalance()).toBe(CARD.balanceMinor)
  })
})
