import { afterAll, beforeAll, expect, it } from 'vitest'
import { runHere } from '../../../test/processes/command-run.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { giftCards } from '../../features/promotions/promotion-tables.ts'
import { giftCardCommand } from './gift-card-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'G-LAMP', onHand: 500, prices: [{ market: 'DK', minor: 200_00 }] }])
})
afterAll(() => shop.close())

const run = (...args: string[]) => runHere(giftCardCommand, args, shop.database.url)
async function issued(amount: string): Promise<string> {
  const { output } = await run('issue', '--market', 'DK', '--amount', amount)
  return /KORT(?:-[2-9A-Z]{4}){4}/.exec(output)?.[0] ?? output
}

it('PAY-06 an issued gift card is printed once, stored as a hash, and asked for by its code', async () => {
  const code = await issued('500,50')
  const rows = await shop.database.main.select().from(giftCards)
  expect(rows).toMatchObject([{ balanceMinor: 500_50, code: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) }])
  expect(JSON.stringify(rows)).not.toContain(code)
  expect((await run('balance', code.toLowerCase(), '--market', 'DK')).output).toBe('  500.50 DKK left\n')
  expect((await run('issue', '--market', 'DK', '--amount', '100', '--to', '2027-12-31')).output).toContain(
    'until 2027-12-31',
  )
  expect(await issued('1')).not.toBe(await issued('1'))
})

it('PAY-06 what is wrong is a sentence, and nothing is made', async () => {
  const before = (await shop.database.main.select().from(giftCards)).length
  const issue = (...args: string[]) => ['issue', '--market', 'DK', ...args]
  const wrong = [
    [],
    ['issue'],
    ['balance'],
    ['issue', '--market', 'FI', '--amount', '5'],
    ...['', '0', '-5', '1e3', '5.001', '100001', 'five'].map((amount) => issue(`--amount=${amount}`)),
    ...['2020-01-01', 'soon', '2027-13-40'].map((to) => issue('--amount', '5', '--to', to)),
    ['balance', 'KORT-2222-2222-2222-2222', '--market', 'DK'],
  ]
  for (const args of wrong)
    expect([args, await run(...args)]).toEqual([args, { code: 1, output: expect.stringMatching(/\.$/) }])
  expect(await shop.database.main.select().from(giftCards)).toHaveLength(before)
})

it('PAY-06 one card in ten carts at the same moment pays its balance and not one øre more', async () => {
  const code = await issued('500')
  const more = [{ $type: 'AddGiftCardCodeCommand', code } as const]
  const buyers = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const visitor = createVisitor(shop)
      const email = `gift-${at}@example.dk`
      return { visitor, cart: await fillCheckout(visitor, { email, goods: { 'G-LAMP': 1 }, payment: 'invoice', more }) }
    }),
  )
  const answers = await Promise.all(buyers.map(({ visitor, cart }) => place(visitor, { cart })))
  expect(answers.some(({ success }) => success)).toBe(true)
  const { rows } = await shop.database.pool.query<{ paid: number; left: number }>(
    `select (select sum(minor)::int from money_movements where provider = 'gift-card') as paid,
      (select balance_minor::int from gift_cards where balance_minor < 50000 and balance_minor not in (100, 10000)) as left`,
  )
  const [{ paid, left } = { paid: 0, left: 0 }] = rows
  expect(paid).toBeGreaterThan(0)
  expect(paid + left).toBe(500_00)
})
