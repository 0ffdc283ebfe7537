import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { DETAILS, line } from '@firkant/domain/orders/order-test-shop.ts'
import type { OrderView } from '@firkant/domain/orders/order-view.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { runHere } from '../../../../test/processes/command-run.ts'
import { addTestOrder, type TestOrder } from '../../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { JSON_HEADERS } from '../../../../test/visitors/visitor-client.ts'
import { orderCommand } from '../../../commands/order-command.ts'
import { SESSION_COOKIES } from '../../../platform/sessions/session-cookies.ts'
import { openSession } from '../../../platform/sessions/session-service.ts'
import { customers } from '../../customer/customer-tables.ts'
import { orderLinkToken } from '../order-links.ts'
import type { StoredOrder } from '../order-store.ts'
import { takeStaffStep } from '../staff-steps.ts'

const SECRET = 'a secret of more than thirty-two letters'
const LATER_S = Math.floor(TEST_NOW.getTime() / 1000) + 1000
const RECENTLY = new Date('2026-11-12T10:00:00Z')
let shop: TestShop
beforeAll(async () => void (shop = await startTestShop({ env: { SHOP_SECRET: SECRET } })))
afterAll(() => shop.close())

const order = (given: TestOrder = {}) =>
  addTestOrder(shop.database.main, { state: 'delivered', lastStepAt: RECENTLY, ...given })
const rugs = (quantity: number) => [{ lineItemId: 'rug', quantity }]

async function withdraw({ order: { number, buyer } }: StoredOrder, lines?: ReturnType<typeof rugs>) {
  const answer = await fetch(`${shop.origin}/api/client/ct/orders/withdraw?language=da`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({
      name: 'Alma Holm',
      orderNumber: number,
      email: buyer.email,
      ...(lines && { lines }),
      idempotencyKey: randomUUID(),
    }),
  })
  expect(await answer.json()).toMatchObject({ success: true })
}
const receive = ({ order: { number } }: StoredOrder, isSellable = false) =>
  takeStaffStep(shop.database, {
    number,
    step: 'receive-return',
    isSellable,
    now: TEST_NOW,
    shop: { brand: BRANDS.hjemly, publicUrl: 'http://shop.test' },
  })

const open = async ({ id }: StoredOrder, path = '/ordre') => {
  const answer = await fetch(`${shop.origin}${path}?token=${orderLinkToken(SECRET, id, LATER_S)}`)
  return (await answer.text()).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
}
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
const part = (html: string) => plain(/data-part="order-returns">(.*?)<\/section>/.exec(html)?.[1] ?? '')
const sum = (html: string, name: string) => new RegExp(`data-sum="${name}">.*?<dd>(.*?)</dd>`).exec(html)?.[1]
const kr = (minor: number) =>
  new Intl.NumberFormat('da-DK', { minimumFractionDigits: minor % 100 === 0 ? 0 : 2 }).format(minor / 100)

describe('the order page after a withdrawal', () => {
  it('LAW-01 CHK-07 tells what, when, how much, how it comes back and what to do now', async () => {
    const stored = await order()
    expect(await open(stored)).not.toContain('order-returns')
    await withdraw(stored, rugs(1))
    const html = await open(stored)
    const pageText = part(html)
    for (const snippet of [
      'Fortrudt 15. november 2026 kl. 13.00',
      'Vi venter på varerne',
      'The RUG, Til test |1 stk.',
      'går tilbage til det kort, du betalte med.',
      'Send varerne tilbage senest 29. november 2026',
      stored.order.number,
      'kontakt@hjemly.example',
      'Det er sket senest 29. november 2026',
      '|Send varerne til|hjemly A/S|Eksempelvej 10|8000 Aarhus C|',
    ])
      expect(pageText).toContain(snippet)
    expect(pageText).not.toContain('The SET')
    const rug = stored.order.lines.find(({ id }) => id === 'rug')?.paid.incl ?? 0
    const worth = Math.floor(rug / 2)
    expect(sum(html, 'coming-back')).toContain(kr(worth))
    expect(sum(html, 'left')).toContain(kr(stored.order.totals.total.incl - worth))
    expect(html).not.toContain('data-sum="refunded"')
  })

  it.each<[MarketKey, string, readonly string[]]>([
    ['NO', '/nb/ordre', ['Angret 15. november 2026 kl. 13:00', 'Vi venter på varene', 'Send varene til']],
    ['SE', '/sv/order', ['Ångrat 15 november 2026 kl. 13:00', 'Vi väntar på varorna', 'Skicka varorna till']],
  ])('LAW-01 speaks the language of %s', async (market, path, snippet) => {
    const stored = await order({ market })
    await withdraw(stored, rugs(1))
    const pageText = part(await open(stored, path))
    for (const each of snippet) expect(pageText).toContain(each)
  })

  it('LAW-01 goes on with the goods and the money', async () => {
    const stored = await order()
    await withdraw(stored, rugs(2))
    await receive(stored)
    const received = await open(stored)
    expect(part(received)).toContain('Varerne er modtaget 15. november 2026')
    expect(part(received)).toContain('Tak, vi har varerne.')
    expect(part(received)).not.toContain('Send varerne')
    await shop.database.pool.query(`update order_returns set state = 'refunded' where order_id = $1`, [stored.id])
    const refunded = await open(stored)
    expect(part(refunded)).toContain('Betalt tilbage 15. november 2026')
    expect(part(refunded)).toContain('Du har fået tilbage')
    expect(sum(refunded, 'refunded')).toBeDefined()
    expect(refunded).not.toContain('data-sum="coming-back"')
  })

  it('LAW-01 of what never left nothing is to be sent, and a whole order is cancelled', async () => {
    const stored = await order({ state: 'paid' })
    await withdraw(stored, rugs(1))
    const first = await open(stored)
    expect(part(first)).toContain('Bliver ikke sendt')
    expect(part(first)).not.toContain('Send varerne')
    await withdraw(stored)
    const pageText = part(await open(stored))
    expect(pageText).toContain('Ordren er annulleret')
    expect(pageText).toContain('var kun reserveret på dit kort')
    expect(pageText.match(/Fortrudt 15/g)).toHaveLength(2)
  })

  it('LAW-01 what gift cards paid goes back to them, and is told so', async () => {
    const stored = await order({ giftMinor: 9000_00, lines: [line('RUG', 1)] })
    await withdraw(stored)
    const pageText = part(await open(stored))
    expect(pageText).toContain('sættes ind på dit gavekort igen')
    expect(pageText).not.toContain('kort, du betalte med')
  })
})

describe('the invoice after a withdrawal', () => {
  it('CHK-06 LAW-01 counts what is back, with its VAT, and not what is only announced', async () => {
    const stored = await order({ details: { ...DETAILS, paymentMethodKey: 'invoice' } })
    const { totals } = stored.order
    await withdraw(stored, rugs(1))
    const before = await open(stored, '/ordre/faktura')
    expect(before).not.toContain('data-sum="credited"')
    await receive(stored)
    const html = await open(stored, '/ordre/faktura')
    const worth = Math.floor((stored.order.lines.find(({ id }) => id === 'rug')?.paid.incl ?? 0) / 2)
    expect(sum(html, 'total')).toContain(kr(totals.total.incl))
    expect(sum(html, 'credited')).toContain(kr(worth))
    expect(sum(html, 'left')).toContain(kr(totals.total.incl - worth))
    expect(sum(html, 'left-to-pay')).toContain(kr(totals.toPayMinor - worth))
    expect(html).toContain('Heraf 1 stk. fortrudt eller returneret')
  })
})

describe('an order of a customer after a withdrawal', () => {
  it('MYP-03 LAW-01 has the same returns in its answer, and nobody’s receipt', async () => {
    const [customer] = await shop.database.main
      .insert(customers)
      .values({ brand: 'hjemly', email: 'r@example.dk', forename: 'R', surname: 'S', phoneNumber: '20304050' })
      .returning()
    const customerId = customer?.id ?? ''
    const session = { kind: 'customer', brand: 'hjemly', subjectId: customerId } as const
    const token = await openSession(shop.database.main, session, TEST_NOW)
    const stored = await order({ customerId })
    await withdraw(stored, rugs(2))
    const answer = await fetch(`${shop.origin}/api/client/ct/customer/orders/${stored.id}?language=da`, {
      headers: { cookie: `${SESSION_COOKIES.customer}=${token}` },
    })
    const view = (await answer.json()) as OrderView
    const paid = (stored.order.lines.find(({ id }) => id === 'rug')?.paid.incl ?? 0) / 100
    expect(view.returns).toEqual([
      {
        id: expect.any(String),
        kind: 'withdrawal',
        state: 'announced',
        announcedAt: TEST_NOW.toISOString(),
        changedAt: TEST_NOW.toISOString(),
        outcome: {
          currency: 'DKK',
          lines: [{ id: 'rug', name: 'The RUG, Til test', quantity: 2, refund: paid }],
          goods: paid,
          delivery: 0,
          total: paid,
          money: { outcome: 'paidBack', toPayment: paid, toGiftCards: 0 },
          next: 'return',
          rule: 'withdrawal',
          sendBackBy: '2026-11-29',
          refundBy: '2026-11-29',
        },
        sendBackTo: ['hjemly A/S', 'Eksempelvej 10', '8000 Aarhus C'],
      },
    ])
    expect(view.totals).toMatchObject({ refunded: 0, comingBack: paid, paidBack: 0, credited: { inclVat: 0 } })
    expect(JSON.stringify(view.returns)).not.toContain('Alma')
  })
})

describe('goods that came back', () => {
  const shelf = async () =>
    (
      await shop.database.pool.query(
        `select sku, location, on_hand, reserved from stock_levels where sku in ('RUG', 'TABLE', 'CHAIR') order by sku`,
      )
    ).rows
  const movements = async ({ order: { number } }: StoredOrder) =>
    (
      await shop.database.pool.query(
        `select sku, location, quantity, reason from stock_movements where order_key = $1 order by sku`,
        [number],
      )
    ).rows
  const emptyShelf = async () => {
    await shop.database.pool.query(`delete from stock_levels where sku in ('RUG', 'TABLE', 'CHAIR')`)
    await shop.database.pool.query(
      `insert into stock_levels (sku, location, on_hand, reserved) values ('RUG', 'central', 5, 1), ('TABLE', 'central', 0, 0)`,
    )
  }
  const command = (...args: string[]) => runHere(orderCommand, args, shop.database.url)

  it('OPS-01 are sold again when somebody says so, once, with what they are made of', async () => {
    await emptyShelf()
    const stored = await order()
    await withdraw(stored)
    const { number } = stored.order
    const pageText = await command(number, 'receive-return', '--restock')
    expect(pageText.output).toContain(
      `${number} is returned\n  on the shelf again: 2 × CHAIR\n  on the shelf again: 2 × RUG\n  on the shelf again: 1 × TABLE\n`,
    )
    const after = [
      { sku: 'CHAIR', location: 'central', on_hand: 2, reserved: 0 },
      { sku: 'RUG', location: 'central', on_hand: 7, reserved: 1 },
      { sku: 'TABLE', location: 'central', on_hand: 1, reserved: 0 },
    ]
    expect(await shelf()).toEqual(after)
    expect(await movements(stored)).toEqual([
      { sku: 'CHAIR', location: 'central', quantity: 2, reason: 'return' },
      { sku: 'RUG', location: 'central', quantity: 2, reason: 'return' },
      { sku: 'TABLE', location: 'central', quantity: 1, reason: 'return' },
    ])
    expect(await command(number, 'receive-return', '--restock')).toMatchObject({ code: 1 })
    expect(await shelf()).toEqual(after)
  })

  it('OPS-01 stay off the shelf when nobody has said so', async () => {
    await emptyShelf()
    const stored = await order()
    await withdraw(stored, rugs(1))
    const before = await shelf()
    expect(await receive(stored)).toMatchObject({ type: 'moved', restocked: [] })
    expect(await shelf()).toEqual(before)
    expect(await movements(stored)).toEqual([])
  })

  it('OPS-01 received twice at once are on the shelf once', async () => {
    await emptyShelf()
    const stored = await order()
    await withdraw(stored, rugs(1))
    const both = await Promise.all([receive(stored, true), receive(stored, true)])
    expect(both.map((moved) => moved?.type).toSorted()).toEqual(['moved', 'refused'])
    expect((await shelf()).find(({ sku }) => sku === 'RUG')).toMatchObject({ on_hand: 6 })
    await withdraw(stored, rugs(1))
    await receive(stored, true)
    expect((await shelf()).find(({ sku }) => sku === 'RUG')).toMatchObject({ on_hand: 7 })
    expect(await movements(stored)).toHaveLength(2)
  })

  it('OPS-01 --restock is for nothing else', async () => {
    const stored = await order({ state: 'paid' })
    const refused = await command(stored.order.number, 'pack', '--restock')
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('receive-return only')
  })
})
