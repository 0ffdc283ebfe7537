import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ensureDatabase, openDatabase } from '@firkant/server/platform/database/database.ts'
import { startEmbeddedPostgres } from '@firkant/server/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '@firkant/server/platform/database/migrate.ts'
import { addTestOrder } from '../../../apps/server/test/samples/test-orders.ts'
import { printTable } from '../report.ts'

/** `npm run bench:order-words`: what the index of the order desk's search costs each write of an order. */
const ROUNDS = 6
const ORDERS = 1500
/** Paid, packed, sent, delivered. */
const STEPS = ['paid', 'packed', 'shipped', 'delivered'] as const

interface Times {
  readonly insertMs: number
  readonly stepMs: number
}

/** Names and streets differ, as buyers do: the same words again would cost less. */
const INSERT = `insert into orders (id, brand, number, market, state, document, cart_id, email, idempotency_key, placed_at, changed_at)
  select gen_random_uuid(), brand, $1, market, 'paying',
    jsonb_set(jsonb_set(document, '{billingAddress,lastName}', to_jsonb($2::text)), '{shippingAddress,streetName}', to_jsonb($3::text)),
    gen_random_uuid(), $2 || '@example.dk', $1, now(), now() from orders where number = $4 returning id`

const wordOf = (seed: number) => (seed * 2_654_435_761).toString(36).slice(-7)

async function writeOrders(client: pg.Client, round: number, sample: string): Promise<Times> {
  const ids: string[] = []
  const beganAt = performance.now()
  for (let count = 0; count < ORDERS; count += 1) {
    const seed = round * ORDERS + count + 1
    const values = [`B-${round}-${count}`, wordOf(seed), wordOf(seed * 7 + 3), sample]
    const { rows } = await client.query<{ id: string }>({ name: 'insert', text: INSERT, values })
    ids.push(rows[0]?.id ?? '')
  }
  const insertedAt = performance.now()
  for (const step of STEPS)
    for (const id of ids)
      await client.query({
        name: 'step',
        text: `update orders set state = $2, changed_at = now() where id = $1`,
        values: [id, step],
      })
  // What the index put off is its cost as well.
  const { rows } = await client.query(`select 1 from pg_indexes where indexname = 'orders_words'`)
  if (rows.length > 0) await client.query(`select gin_clean_pending_list('orders_words')`)
  const endedAt = performance.now()
  return { insertMs: (insertedAt - beganAt) / ORDERS, stepMs: (endedAt - insertedAt) / (ORDERS * STEPS.length) }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 2, onError: () => undefined })
  const { order } = await addTestOrder(database.main, { state: 'paid' })
  await database.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // The disk's time is the same with and without, and would hide the difference.
  await client.query('set synchronous_commit = off')
  const { rows } = await client.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'orders_words'`,
  )
  const definition = rows[0]?.indexdef ?? ''
  const found: Record<'with' | 'without', Times[]> = { with: [], without: [] }
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const isWith = round % 2 === 0
    await client.query('drop index if exists orders_words')
    if (isWith) await client.query(definition)
    const times = await writeOrders(client, round, order.number)
    found[isWith ? 'with' : 'without'].push(times)
  }
  await client.end()
  const of = (which: 'with' | 'without', part: keyof Times) => median(found[which].map((times) => times[part]))
  const written = (part: keyof Times) =>
    `${of('with', part).toFixed(3)} ms with, ${of('without', part).toFixed(3)} ms without, ${((of('with', part) - of('without', part)) * 1000).toFixed(0)} µs more`
  printTable('The index of the order desk', [
    { name: `an order is written (median of ${ROUNDS} rounds of ${ORDERS})`, value: written('insertMs') },
    { name: 'a step of an order is written', value: written('stepMs') },
  ])
}

const folder = mkdtempSync(join(tmpdir(), 'firkant-order-words-'))
chmodSync(folder, 0o755)
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: true })
try {
  await ensureDatabase(postgres.url('postgres'), 'shop')
  await migrateDatabase(postgres.url('shop'))
  await measure(postgres.url('shop'))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
