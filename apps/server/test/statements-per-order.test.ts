import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addTestGoods } from './samples/test-goods.ts'
import { startTestShop, type TestShop } from './test-shop.ts'
import { fillCheckout, place } from './visitors/test-buyer.ts'
import { createVisitor, type Visitor } from './visitors/visitor-client.ts'

let shop: TestShop
const query = vi.spyOn(pg.Client.prototype, 'query')

beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: SKU, onHand: 1000, prices: [{ market: 'DK', minor: 333_00 }] }])
})
afterAll(async () => {
  await shop.close()
  query.mockRestore()
})

const TIMES = 5
/** So many that no order brings it to the last ones, which are published to all processes. */
const SKU = 'MANY-LAMPS'

interface Counts {
  readonly roundTrips: number
  readonly statements: number
  readonly commits: number
}

const textOf = ([first]: readonly unknown[]): string =>
  typeof first === 'string' ? first : ((first as { readonly text?: string }).text ?? '')

/** A message has several statements; values are quoted and hold no statement. */
const statementsOf = (text: string) => 1 + [...text.matchAll(/; (?=execute "|set local |commit)/g)].length

async function countDuring(work: () => Promise<unknown>): Promise<Counts> {
  const from = query.mock.calls.length
  await work()
  const texts = query.mock.calls.slice(from).map(textOf)
  return {
    roundTrips: texts.length,
    statements: texts.reduce((sum, text) => sum + statementsOf(text), 0),
    commits: texts.filter((text) => /(?:^|; )commit$/.test(text)).length,
  }
}

/** The least of five: jobs and sweeps ask, too, and a connection plans its statements when it is new. */
async function leastOf(work: () => Promise<() => Promise<unknown>>): Promise<Counts> {
  const counts: Counts[] = []
  for (let at = 0; at < TIMES; at += 1) counts.push(await countDuring(await work()))
  const [least] = counts.toSorted((a, b) => a.roundTrips - b.roundTrips || a.statements - b.statements)
  if (!least) throw new Error('Nothing was counted')
  return least
}

const readyToBuy = (payment: 'invoice' | 'card') => async () => {
  const visitor = createVisitor(shop)
  const email = `${crypto.randomUUID()}@example.dk`
  const cart = await fillCheckout(visitor, { email, payment, goods: { [SKU]: 1 } })
  return () => place(visitor, { cart })
}

/** One more is seen here; put it into a message that is there, or raise the number with the reason. */
it('an invoice order is two round trips and one commit, with stock, payment and mail', async () => {
  const counts = await leastOf(readyToBuy('invoice'))
  expect(counts).toEqual({ roundTrips: 2, statements: 19, commits: 1 })
})

it('a card order is one commit to place it and one to start its payment', async () => {
  const { commits, roundTrips } = await leastOf(readyToBuy('card'))
  expect(commits).toBe(2)
  expect(roundTrips).toBeLessThanOrEqual(14)
})

it('a change of a cart is two round trips and one commit', async () => {
  const visitor: Visitor = createVisitor(shop)
  const add = () => visitor.apply({ $type: 'AddLineItemCommand', sku: SKU, quantity: 1 })
  await add()
  expect(await leastOf(async () => add)).toEqual({ roundTrips: 2, statements: 6, commits: 1 })
})
