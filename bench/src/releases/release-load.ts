import { fillCheckout, newKey, place } from '../../../apps/server/test/visitors/test-buyer.ts'
import { createVisitor } from '../../../apps/server/test/visitors/visitor-client.ts'

const READERS = 3
const BUYERS = 2
const PATHS = ['/', '/sofaer', '/soeg?q=sofa', '/om-hjemly', '/api/content/sofaer'] as const
const FULL_CART = 20

export interface LoadCounts {
  readonly requests: number
  readonly orders: number
  readonly failed: readonly string[]
}

export interface ReleaseLoad {
  /** Since the last time it was asked. */
  readonly take: () => LoadCounts
  readonly acknowledged: ReadonlySet<string>
  readonly stop: () => Promise<void>
}

interface Load {
  /** Whose address is another one each time. */
  readonly shop: { readonly origin: string }
  readonly sku: string
  readonly acknowledged: Set<string>
  counts: { requests: number; orders: number; failed: string[] }
  isOver: boolean
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} (${describe(error.cause)})`
}

async function counted<Answer>(load: Load, what: string, work: () => Promise<Answer>): Promise<Answer | undefined> {
  load.counts.requests += 1
  try {
    return await work()
  } catch (error) {
    load.counts.failed.push(`${what}: ${describe(error)}`)
    return undefined
  }
}

async function read(load: Load, from: number): Promise<void> {
  for (let at = from; !load.isOver; at += 1) {
    const path = PATHS[at % PATHS.length] ?? '/'
    await counted(load, path, async () => {
      const answer = await fetch(load.shop.origin + path)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(String(answer.status))
    })
  }
}

async function buy(load: Load): Promise<void> {
  while (!load.isOver) {
    const visitor = createVisitor(load.shop)
    const email = `${crypto.randomUUID()}@example.dk`
    const goods = { [load.sku]: 1 }
    const cart = await counted(load, 'cart', () => fillCheckout(visitor, { email, goods }))
    if (!cart) continue
    await counted(load, 'order', async () => {
      const placed = await place(visitor, { cart, key: newKey() })
      if (!placed.success) throw new Error(JSON.stringify(placed))
      load.acknowledged.add(placed.orderId)
      load.counts.orders += 1
    })
  }
}

/** One cart all the while: each press has to find what all others left. */
async function collect(load: Load): Promise<void> {
  const visitor = createVisitor(load.shop)
  let held = 0
  while (!load.isOver) {
    const wanted = held + 1
    const lineItemId = await counted(load, 'long cart', async () => {
      const { cartResponse } = await visitor.apply({ $type: 'AddLineItemCommand', sku: load.sku, quantity: 1 })
      const [item] = cartResponse.items
      held = item?.quantity ?? 0
      if (!item || held !== wanted) throw new Error(`it holds ${held} of ${wanted}`)
      return item.id
    })
    if (held < FULL_CART || lineItemId === undefined) continue
    await counted(load, 'long cart', () => visitor.apply({ $type: 'RemoveLineItemCommand', lineItemId }))
    held = 0
  }
}

/** Visitors who send nothing twice: an answer that is none, or says that the shop could not, is a failure. */
export function startReleaseLoad(shop: Load['shop'], sku: string): ReleaseLoad {
  const empty = (): Load['counts'] => ({ requests: 0, orders: 0, failed: [] })
  const load: Load = { shop, sku, acknowledged: new Set(), counts: empty(), isOver: false }
  const working = [
    ...Array.from({ length: READERS }, (_, at) => read(load, at)),
    ...Array.from({ length: BUYERS }, () => buy(load)),
    collect(load),
  ]
  return {
    acknowledged: load.acknowledged,
    take() {
      const taken = load.counts
      load.counts = empty()
      return taken
    },
    async stop() {
      load.isOver = true
      await Promise.all(working)
    },
  }
}
