import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fillCheckout, place } from '../../../apps/server/test/visitors/test-buyer.ts'
import { createVisitor } from '../../../apps/server/test/visitors/visitor-client.ts'
import { fetchRaw } from '../bare/bare-share.ts'
import { median } from '../load/load.ts'
import { callRow, PAGE_KINDS, pageRow, type PageBudget, type PageKind } from './budgets.ts'
import type { Figure } from './compare-rows.ts'
import { readCountedWork } from './counted-work.ts'

/** How a shop is started whose work is counted: nothing is cached, so that every request is a page rendered anew. */
export const COUNTING = {
  env: { HTML_CACHE_MB: '0' },
  preload: join(import.meta.dirname, 'count-work.ts'),
} as const

export interface CountedShop {
  readonly origin: string
  readonly child: ChildProcess
}

const SKU = 'NORDLO-3-GREEN'
const ADDRESSES: Readonly<Record<PageKind, string>> = {
  start: '/',
  category: '/sofaer',
  product: '/sofaer/nordlo-3-green',
  search: '/soeg?q=sofa',
  cart: '/kurv',
  checkout: '/kasse',
}
/** Code that ran often is compiled to allocate less. */
const WARM_UP = 30
const ROUNDS = 7
const PAGES_OF_ROUND = 5

interface Counts {
  readonly queries: number
  readonly heapKb: number
}

/** One after the other. Work in the background asks the database, too: the least of the rounds is the work's own. */
async function countWork({ child }: CountedShop, work: () => Promise<unknown>): Promise<Counts> {
  const rounds: Counts[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await readCountedWork(child)
    for (let page = 0; page < PAGES_OF_ROUND; page += 1) await work()
    const after = await readCountedWork(child)
    rounds.push({
      queries: (after.queries - before.queries) / PAGES_OF_ROUND,
      heapKb: (after.allocatedBytes - before.allocatedBytes) / PAGES_OF_ROUND / 1000,
    })
  }
  return {
    queries: Math.min(...rounds.map(({ queries }) => queries)),
    heapKb: Math.round(median(rounds.map(({ heapKb }) => heapKb))),
  }
}

async function countPage(shop: CountedShop, kind: PageKind, cookie: string): Promise<PageBudget> {
  const load = (encoding: string) => fetchRaw(shop.origin + ADDRESSES[kind], encoding, { cookie })
  const { queries, heapKb } = await countWork(shop, () => load('br'))
  const [plain, packed] = [await load('identity'), await load('br')]
  if (plain.status !== 200) throw new Error(`${ADDRESSES[kind]} answered ${plain.status}`)
  return { htmlBytes: plain.body.length, brotliBytes: packed.body.length, queries, heapKb }
}

/** An order ends its cart, so that every one is a buyer of their own; the least of them is the order's own work. */
async function countOrder(shop: CountedShop): Promise<number> {
  const counts: number[] = []
  for (let order = 0; order < ROUNDS; order += 1) {
    const buyer = createVisitor(shop)
    const cart = await fillCheckout(buyer, { email: `counted-${order}@example.dk`, goods: { [SKU]: 1 } })
    const before = await readCountedWork(shop.child)
    const answer = await place(buyer, { cart })
    const after = await readCountedWork(shop.child)
    if (!answer.success) throw new Error('An order was refused')
    counts.push(after.queries - before.queries)
  }
  return Math.min(...counts)
}

/** The figures of `COUNTED_BUDGETS`, of a shop with the demo's catalogue and content. */
export async function countRows(shop: CountedShop): Promise<readonly Figure[]> {
  const visitor = createVisitor(shop)
  const { cartResponse } = await visitor.apply({ $type: 'AddLineItemCommand', sku: SKU, quantity: 1 })
  const lineItemId = cartResponse.items[0]?.id ?? ''
  const figures: Figure[] = []
  for (let round = 0; round < WARM_UP; round += 1)
    for (const kind of PAGE_KINDS) await fetchRaw(shop.origin + ADDRESSES[kind], 'br', { cookie: visitor.cookie() })
  for (const kind of PAGE_KINDS) {
    const counted = await countPage(shop, kind, visitor.cookie())
    for (const figure of Object.keys(counted) as (keyof PageBudget)[])
      figures.push({ name: pageRow(kind, figure), value: counted[figure] })
  }
  let quantity = 1
  const change = () =>
    visitor.apply({ $type: 'ChangeLineItemQuantityCommand', lineItemId, quantity: (quantity = 3 - quantity) })
  await change()
  figures.push({ name: callRow('cart apply'), value: (await countWork(shop, change)).queries })
  figures.push({ name: callRow('order'), value: await countOrder(shop) })
  return figures
}
