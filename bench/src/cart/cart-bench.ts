import pg from 'pg'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { cpuMs, cpuMsOfFamily, findPostmaster } from '../load/process-cpu.ts'
import { measure, middle, warmUp, type Times } from '../load/timed-work.ts'
import { openCartClient, type CartClient } from './cart-client.ts'

export const LINES = 8
export const CONNECTIONS = 16
const WARM_UP = 8000

const change = (lineItemId: string, quantity: number): CartCommand => ({
  $type: 'ChangeLineItemQuantityCommand',
  lineItemId,
  quantity,
})

interface FilledCart {
  readonly client: CartClient
  readonly id: string
  readonly lineIds: readonly string[]
}

async function fillCart(origin: string, skus: readonly string[]): Promise<FilledCart> {
  const client = openCartClient(origin)
  const commands = skus.map((sku): CartCommand => ({ $type: 'AddLineItemCommand', sku, quantity: 1 }))
  const { cartResponse, validation } = (await client.apply(commands)).body()
  if (cartResponse.items.length !== LINES) throw new Error(JSON.stringify(validation.validationErrors))
  return { client, id: cartResponse.id, lineIds: cartResponse.items.map(({ id }) => id) }
}

/** Another line and quantity each time, so that every call is a change. */
function changer({ client, lineIds }: FilledCart) {
  let turn = 0
  return async (): Promise<boolean> => {
    turn += 1
    const answer = await client.apply([change(lineIds[turn % LINES] ?? '', 1 + (Math.floor(turn / LINES) % 9))])
    return answer.status === 200
  }
}

async function findSkus(pool: pg.Pool): Promise<readonly string[]> {
  await pool.query(`update stock_levels set on_hand = 100000 where location = 'central'`)
  const { rows } = await pool.query<{ sku: string }>(
    `select v.sku from variants v join products p on p.key = v.product_key
     join assortments a on a.product_key = p.key and a.brand = 'hjemly'
     where p.kind = 'product' and p.sold_in_groups_of = 1 and exists (select 1 from price_entries e
       where e.sku = v.sku and e.brand = 'hjemly' and e.market = 'DK') order by v.sku limit $1`,
    [LINES],
  )
  return rows.map(({ sku }) => sku)
}

/** Baseline in SQL: lock, read prices, write, commit. */
function bareTransaction(client: pg.PoolClient, cart: FilledCart, skus: readonly string[]) {
  return async (): Promise<boolean> => {
    await client.query('begin')
    const { rows } = await client.query({
      name: 'bare-lock',
      text: 'select version, lines from carts where id = $1 for update',
      values: [cart.id],
    })
    await client.query({
      name: 'bare-prices',
      text: `select e.sku, e.amount_minor, e.starts_at, e.ends_at, k.on_hand, k.reserved from price_entries e
        join stock_levels k on k.sku = e.sku and k.location = 'central'
        where e.sku = any($1) and e.brand = 'hjemly' and e.market = 'DK'`,
      values: [skus],
    })
    await client.query({
      name: 'bare-write',
      text: 'update carts set version = version + 1, lines = $2, changed_at = now() where id = $1',
      values: [cart.id, JSON.stringify(rows[0]?.lines)],
    })
    await client.query('commit')
    return true
  }
}

type Kind = 'bareAlone' | 'alone' | 'bareTogether' | 'together'

/** Processor time of one call, in ms. */
export interface CallCosts {
  readonly shop: number
  readonly postgres: number
  readonly measurement: number
}

export interface CartFigures {
  readonly bareCosts: CallCosts
  readonly costs: CallCosts
  readonly bareAlone: Times
  readonly bareTogether: Times
  readonly alone: Times
  readonly together: Times
  readonly onOneCart: Times
  /** Acknowledged additions to the one cart, and how many of them it holds. */
  readonly counted: { readonly acknowledged: number; readonly kept: number }
}

/** Sixteen writers add pieces to one line of one cart: every acknowledged piece must be there. */
async function benchOneCart(origin: string, cookie: string, options: { sku: string; seconds: number }) {
  const clients = Array.from({ length: CONNECTIONS }, () => openCartClient(origin, cookie))
  const add: CartCommand = { $type: 'AddLineItemCommand', sku: options.sku, quantity: 1 }
  let [acknowledged, removed, quantity] = [0, 0, 0]
  const work = (client: CartClient) => async () => {
    const answer = await client.apply([add])
    const { cartResponse, validation } = answer.body()
    const [line] = cartResponse.items
    if (validation.validationErrors.length === 0) acknowledged += 1
    else if (line) {
      // The line is full: one writer empties it and counts what was in it.
      const emptied = await client.apply([{ $type: 'RemoveLineItemCommand', lineItemId: line.id }])
      if (emptied.body().validation.validationErrors.length === 0) removed += line.quantity
    }
    return answer.status === 200
  }
  const times = await measure(clients.map(work), options.seconds)
  const [first] = clients
  const last = await first?.apply([add])
  quantity = last?.body().cartResponse.items[0]?.quantity ?? 0
  for (const client of clients) client.close()
  return { times, counted: { acknowledged: acknowledged + 1, kept: removed + quantity } }
}

async function openBare(pool: pg.Pool, carts: readonly FilledCart[], skus: readonly string[]) {
  const clients = await Promise.all(carts.map(() => pool.connect()))
  const work = clients.flatMap((client, at) => {
    const cart = carts[at]
    return cart ? [bareTransaction(client, cart, skus)] : []
  })
  return { work, close: () => clients.forEach((client) => client.release()) }
}

interface Meters {
  readonly shopMs: () => number
  readonly postmaster: number
}

/** All rounds together: the clock of processes ticks every 10 ms. */
function createCostCounter({ shopMs, postmaster }: Meters) {
  const sums = { shop: 0, postgres: 0, measurement: 0, calls: 0 }
  const read = () => ({ shop: shopMs(), postgres: cpuMsOfFamily(postmaster), measurement: cpuMs(process.pid) })
  return {
    async around(work: () => Promise<Times>, seconds: number): Promise<Times> {
      const before = read()
      const times = await work()
      const after = read()
      sums.shop += after.shop - before.shop
      sums.postgres += after.postgres - before.postgres
      sums.measurement += after.measurement - before.measurement
      sums.calls += times.perSecond * seconds
      return times
    },
    each: (): CallCosts => ({
      shop: sums.shop / sums.calls,
      postgres: sums.postgres / sums.calls,
      measurement: sums.measurement / sums.calls,
    }),
  }
}

export interface CartBenchOptions {
  /** Processor time of the shop so far. */
  readonly shopMs: () => number
  readonly databaseUrl: string
  readonly rounds: number
  readonly secondsEach: number
}

/** Baseline and shop alternate, so that other load on the machine affects both. */
export async function benchCart(origin: string, options: CartBenchOptions): Promise<CartFigures> {
  const { databaseUrl, rounds, secondsEach, shopMs } = options
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  const meters = { shopMs, postmaster: await findPostmaster(pool) }
  const [ourCosts, bareCosts] = [createCostCounter(meters), createCostCounter(meters)]
  const skus = await findSkus(pool)
  const carts = await Promise.all(Array.from({ length: CONNECTIONS }, () => fillCart(origin, skus)))
  const ours = carts.map(changer)
  const bare = await openBare(pool, carts, skus)
  await warmUp(ours, WARM_UP)
  await warmUp(bare.work, WARM_UP / 4)
  const found = { bareAlone: [], alone: [], bareTogether: [], together: [] } as Record<Kind, Times[]>
  for (let round = 0; round < rounds; round += 1) {
    found.bareAlone.push(await measure(bare.work.slice(0, 1), secondsEach))
    found.alone.push(await measure(ours.slice(0, 1), secondsEach))
    found.bareTogether.push(await bareCosts.around(() => measure(bare.work, secondsEach), secondsEach))
    found.together.push(await ourCosts.around(() => measure(ours, secondsEach), secondsEach))
  }
  bare.close()
  for (const { client } of carts) client.close()
  const sku = skus[0] ?? ''
  const visitor = openCartClient(origin)
  const first = await visitor.apply([{ $type: 'AddLineItemCommand', sku, quantity: 1 }])
  visitor.close()
  const cookie = /set-cookie: (visitor=[^;]+)/i.exec(first.head)?.[1] ?? ''
  const one = await benchOneCart(origin, cookie, { sku, seconds: secondsEach })
  await pool.end()
  return {
    bareCosts: bareCosts.each(),
    costs: ourCosts.each(),
    bareAlone: middle(found.bareAlone),
    alone: middle(found.alone),
    bareTogether: middle(found.bareTogether),
    together: middle(found.together),
    onOneCart: one.times,
    counted: { ...one.counted, acknowledged: one.counted.acknowledged + 1 },
  }
}
