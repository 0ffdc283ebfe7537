import pg from 'pg'
import type { ListAnswer } from '@firkant/domain/lists/shopping-list.ts'
import { MAX_LIST_ITEMS } from '@firkant/domain/lists/wishlist.ts'
import { openCallClient, type CallClient } from './load/call-client.ts'
import { median } from './load/load.ts'
import { measure, middle, warmUp, type Times } from './load/timed-work.ts'

export const WRITERS = 16
const WARM_UP = 4000
const READS = 60
const READS_BEFORE = 10

type ListClient = CallClient<ListAnswer>

async function findSkus(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ sku: string }>(
    `select v.sku from variants v join assortments a on a.product_key = v.product_key and a.brand = 'hjemly'
     where exists (select 1 from price_entries e where e.sku = v.sku and e.brand = 'hjemly' and e.market = 'DK')
     order by v.sku limit $1`,
    [MAX_LIST_ITEMS],
  )
  return rows.map(({ sku }) => sku)
}

/** On and off again, another thing each time. */
function toggler(client: ListClient, skus: readonly string[]) {
  let turn = 0
  return async (): Promise<boolean> => {
    const sku = skus[Math.floor(turn / 2) % skus.length]
    const answer = await client.post(turn % 2 === 0 ? 'wishlist/additem' : 'wishlist/removeitem', { sku })
    turn += 1
    return answer.status === 200 && answer.body().success
  }
}

/** Baseline in SQL: lock, write, count, commit. */
function bareToggle(client: pg.PoolClient, listKey: string, skus: readonly string[]) {
  let turn = 0
  const insert = `insert into shopping_list_items (list_key, code, sku, added_at) values ($1, $2, $2, now()) on conflict do nothing`
  return async (): Promise<boolean> => {
    const sku = skus[Math.floor(turn / 2) % skus.length]
    const isOn = turn % 2 === 0
    turn += 1
    await client.query('begin')
    await client.query({
      name: 'bare-lock',
      text: 'select list_key from shopping_lists where list_key = $1 for update',
      values: [listKey],
    })
    await client.query({
      name: isOn ? 'bare-add' : 'bare-remove',
      text: isOn ? insert : 'delete from shopping_list_items where list_key = $1 and code = $2',
      values: [listKey, sku],
    })
    await client.query({
      name: 'bare-count',
      text: 'select count(*) from shopping_list_items where list_key = $1',
      values: [listKey],
    })
    await client.query('commit')
    return true
  }
}

async function insertBareList(pool: pg.Pool): Promise<string> {
  const listKey = 'wishlist-bare'
  await pool.query(
    `insert into shopping_lists (list_key, brand, kind, name, visitor_hash, created_at) values ($1, 'hjemly', 'wish', 'Bare', 'bare', now())`,
    [listKey],
  )
  return listKey
}

/** Sixteen writers on one list: every acknowledged thing must be there, and nothing that was taken away. */
async function benchWriters(origin: string, skus: readonly string[], pool: pg.Pool) {
  const first = openCallClient<ListAnswer>(origin)
  const listKey = (await first.post('shoppinglist/additem', { sku: skus[0] })).body().listKey ?? ''
  const clients = Array.from({ length: WRITERS }, () => openCallClient<ListAnswer>(origin, first.cookie()))
  const expected = new Set<string>()
  const waiting = [...skus]
  const write = async (client: ListClient) => {
    for (let sku = waiting.pop(); sku !== undefined; sku = waiting.pop()) {
      const added = (await client.post('wishlist/additem', { sku })).body()
      if (added.success) expected.add(sku)
      if (skus.indexOf(sku) % 3 > 0) continue
      if ((await client.post('wishlist/removeitem', { sku })).body().success) expected.delete(sku)
    }
  }
  await Promise.all(clients.map(write))
  for (const client of [first, ...clients]) client.close()
  const { rows } = await pool.query<{ code: string }>('select code from shopping_list_items where list_key = $1', [
    listKey,
  ])
  const stored = new Set(rows.map(({ code }) => code))
  return { expected: expected.size, kept: stored.intersection(expected).size, stored: stored.size }
}

/** A full list, as page and drawer ask for it. */
async function benchFullList(
  origin: string,
  skus: readonly string[],
): Promise<{ p50: number; p95: number; kB: number }> {
  const client = openCallClient<ListAnswer>(origin)
  for (const sku of skus) await client.post('wishlist/additem', { sku })
  const times: number[] = []
  let bytes = 0
  for (let read = -READS_BEFORE; read < READS; read += 1) {
    const from = performance.now()
    const { head } = await client.post('dynamic-data/resolve', { d: [['shoppingLists']] })
    if (read >= 0) times.push(performance.now() - from)
    bytes = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  }
  client.close()
  const sorted = times.toSorted((a, b) => a - b)
  return {
    p50: median(times),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    kB: Math.round(bytes / 1000),
  }
}

export interface ListFigures {
  readonly bare: Times
  readonly toggle: Times
  readonly writers: { readonly expected: number; readonly kept: number; readonly stored: number }
  readonly fullList: { readonly p50: number; readonly p95: number; readonly kB: number }
}

/** Baseline and shop alternate, so that other load on the machine affects both. */
export async function benchLists(
  origin: string,
  { databaseUrl, rounds, secondsEach }: { databaseUrl: string; rounds: number; secondsEach: number },
): Promise<ListFigures> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const skus = await findSkus(pool)
  const connection = await pool.connect()
  const bare = bareToggle(connection, await insertBareList(pool), skus)
  const client = openCallClient<ListAnswer>(origin)
  const toggle = toggler(client, skus)
  await warmUp([toggle], WARM_UP)
  await warmUp([bare], WARM_UP / 4)
  const found: Record<'bare' | 'toggle', Times[]> = { bare: [], toggle: [] }
  for (let round = 0; round < rounds; round += 1) {
    found.bare.push(await measure([bare], secondsEach))
    found.toggle.push(await measure([toggle], secondsEach))
  }
  connection.release()
  client.close()
  const writers = await benchWriters(origin, skus, pool)
  const fullList = await benchFullList(origin, skus)
  await pool.end()
  return { bare: middle(found.bare), toggle: middle(found.toggle), writers, fullList }
}
