import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { follow, orderServicesOf } from '../../../test/visitors/test-bank-visit.ts'
import { buy } from '../../../test/visitors/test-buyer.ts'
import type { OrderServices } from '../../start/services/order-services.ts'
import { findOrderById, type StoredOrder } from '../orders/order-store.ts'
import { takeStaffStep, type StaffStep } from '../orders/staff-steps.ts'
import { withdraw } from '../returns/withdraw.ts'
import { swishStandInUrl } from '../test-bank/wallets/pages/wallet-page-paths.ts'
import { walletSums } from '../test-bank/wallets/wallet-steps.ts'
import { bankWallets } from '../test-bank/wallets/wallet-tables.ts'
import { giftCards } from './promotion-tables.ts'

type Wallet = 'vipps' | 'swish' | 'klarna'
const PLACES: readonly (readonly [row: string, wallet: Wallet, market: MarketKey])[] = [
  ['PAY-01', 'vipps', 'DK'],
  ['PAY-01', 'vipps', 'NO'],
  ['PAY-02', 'swish', 'SE'],
  ['PAY-03', 'klarna', 'DK'],
]
const CARD_MINOR = 100_00

let shop: TestShop
let services: OrderServices
beforeAll(async () => {
  shop = await startTestShop()
  services = orderServicesOf(shop, () => TEST_NOW)
  const prices = (['DK', 'NO', 'SE'] as const).map((market) => ({ market, minor: 150_00 }))
  await addTestGoods(shop.database.main, [{ sku: 'P-LAMP', onHand: 500, prices }])
})
afterAll(() => shop.close())

async function orderOf(orderId: string): Promise<StoredOrder> {
  const stored = await findOrderById(shop.database.main, 'hjemly', orderId)
  if (!stored) throw new Error('The order is gone')
  return stored
}

async function atWallet({ order }: Pick<StoredOrder, 'order'>) {
  const rows = await shop.database.main.select().from(bankWallets)
  const row = rows.find(({ description }) => description.includes(order.number))
  if (!row) throw new Error('The wallet does not know the order')
  return row
}

/** Swish takes the money when its buyer agrees. */
function takenBy({ wallet, ...payment }: Parameters<typeof walletSums>[0] & { readonly wallet: string }): number {
  const { authorised, captured } = walletSums(payment)
  return wallet === 'swish' ? authorised : captured
}

const cardBalance = async (code: string) =>
  (await shop.database.main.select().from(giftCards).where(eq(giftCards.code, code)))[0]?.balanceMinor

async function step({ id, order }: StoredOrder, ...steps: readonly StaffStep[]): Promise<StoredOrder> {
  for (const each of steps) {
    await takeStaffStep(shop.database, { number: order.number, step: each, now: TEST_NOW, shop: services.shop })
    await services.payments.settle(id)
  }
  return orderOf(id)
}

/** Two lamps, a hundred of them by gift card and the rest by the wallet, in its app or on its page. */
async function boughtWith(wallet: Wallet, market: MarketKey) {
  const code = `PART-${wallet}-${market}-${Date.now()}`.toUpperCase()
  await shop.database.main.insert(giftCards).values({ brand: 'hjemly', market, code, balanceMinor: CARD_MINOR })
  const more = [{ $type: 'AddGiftCardCodeCommand', code } as const]
  const { orderId, next } = await buy(shop, { goods: { 'P-LAMP': 2 }, payment: wallet, market, more })
  const stored = await orderOf(orderId)
  const opened = await atWallet(stored)
  const inApp = swishStandInUrl(String(opened.details.token ?? ''), `${shop.origin}/`)
  const page = wallet === 'swish' ? await follow(shop, inApp) : next.url
  const { search } = new URL(page, shop.origin)
  await fetch(`${shop.origin}/bank/wallet/decide${search}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ step: 'approve', mode: 'first' }),
  })
  return { code, stored: await orderOf(orderId) }
}

async function sendBack(stored: StoredOrder, lines: Parameters<typeof withdraw>[1]['lines'], key: string) {
  const who = { name: 'Alma Holm', orderNumber: stored.order.number, email: 'alma@example.dk' }
  const asked = { orderId: stored.id, who, lines, key, kind: 'withdrawal', now: TEST_NOW } as const
  expect((await withdraw(shop.database, asked, services.shop)).ok).toBe(true)
  return step(stored, 'receive-return')
}

describe.each(PLACES)('%s %s in %s beside a gift card', (row, wallet, market) => {
  it(`PAY-06 ${row} pays the rest alone; what goes back fills the wallet first, then the card`, async () => {
    const { code, stored } = await boughtWith(wallet, market)
    const total = stored.order.totals.total.incl
    expect(stored).toMatchObject({ state: 'paid', payments: [{ provider: wallet, amountMinor: total - CARD_MINOR }] })
    expect([(await atWallet(stored)).amountMinor, await cardBalance(code)]).toEqual([total - CARD_MINOR, 0])
    const sent = await step(stored, 'pack', 'ship')
    expect(takenBy(await atWallet(sent))).toBe(total - CARD_MINOR)
    const [line] = sent.order.lines
    await sendBack(sent, [{ lineItemId: line?.id ?? '', quantity: 1 }], 'part')
    const first = walletSums(await atWallet(sent)).refunded
    expect([first > 0, await cardBalance(code)]).toEqual([true, 0])
    const back = await sendBack(sent, undefined, 'rest')
    const after = await atWallet(sent)
    const { refunded } = walletSums(after)
    const given = back.returns.reduce((sum, { refundMinor }) => sum + refundMinor, 0)
    expect(refunded).toBe(Math.min(given, takenBy(after)))
    expect(await cardBalance(code)).toBe(given - refunded)
  })

  it(`PAY-06 ${row} cancelled before it is sent gives both back whole`, async () => {
    const { code, stored } = await boughtWith(wallet, market)
    await step(stored, 'cancel')
    const after = await atWallet(stored)
    expect([takenBy(after) - walletSums(after).refunded, await cardBalance(code)]).toEqual([0, CARD_MINOR])
  })
})

it('PAY-02 Swish has the money when the buyer agreed, before anything is sent', async () => {
  const { stored } = await boughtWith('swish', 'SE')
  expect(stored.payments).toMatchObject([{ provider: 'swish', state: 'captured' }])
  expect(takenBy(await atWallet(stored))).toBe(stored.order.totals.total.incl - CARD_MINOR)
})
