import { parseArgs } from 'node:util'
import { MAX_ARRIVALS, type ArrivalsModel } from '@firkant/domain/delivery/delivery-place.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { openBench } from './bench-shop.ts'
import { openCallClient, type CallClient } from './load/call-client.ts'
import { median } from './load/load.ts'
import { printTable, type Row } from './report.ts'

/** `npm run bench:delivery -- [--rounds 9] [--calls 400]`: the days of a page of cards for a visitor who said a postcode. */
const CPU_BUDGET_MS = 2
const POSTCODE = '3700'
const CONNECTIONS = 4

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, calls: { type: 'string', default: '400' } },
})
const rounds = Number(values.rounds)
const calls = Number(values.calls)

async function readSkus(databaseUrl: string): Promise<readonly string[]> {
  const database = openDatabase({ url: databaseUrl, poolSize: 1, onError: () => undefined })
  const { rows } = await database.pool.query<{ sku: string }>(
    `select distinct on (p.position, p.key) v.sku from assortments a join products p on p.key = a.product_key
     join variants v on v.product_key = p.key where a.brand = 'hjemly' order by p.position, p.key, v.position, v.sku
     limit ${MAX_ARRIVALS}`,
  )
  await database.close()
  return rows.map(({ sku }) => sku)
}

type Client = CallClient<readonly { readonly data: ArrivalsModel }[]>

const bench = await openBench()
const rows: Row[] = []
try {
  const skus = (await readSkus(bench.databaseUrl)).join(',')
  const shop = await bench.startShop({ RATE_LIMITS: 'off' })
  const client: Client = openCallClient(shop.origin)
  await client.post('delivery/place', { postcode: POSTCODE })
  const clients = Array.from({ length: CONNECTIONS }, (): Client => openCallClient(shop.origin, client.cookie()))
  const wanted = { d: [['arrivals', { skus }]] }
  const ask = async (each: Client) => {
    const { status, body } = await each.post('dynamic-data/resolve', wanted)
    return status === 200 ? Object.keys(body()[0]?.data.arrivals ?? {}).length : 0
  }
  const known = await ask(client)
  const costs: number[] = []
  // The first round is for the compiler and the plans of the database.
  for (let round = 0; round <= rounds; round += 1) {
    const before = shop.cpuMs()
    await Promise.all(
      clients.map(async (each) => {
        for (let call = 0; call < calls / CONNECTIONS; call += 1) await ask(each)
      }),
    )
    if (round > 0) costs.push((shop.cpuMs() - before) / calls)
  }
  for (const each of [client, ...clients]) each.close()
  await shop.stop()
  const cost = median(costs)
  rows.push(
    { name: 'cards with a day', value: String(known), budget: String(MAX_ARRIVALS), isMet: known === MAX_ARRIVALS },
    {
      name: `processor of the shop for an answer, median of ${rounds} times ${calls}`,
      value: `${cost.toFixed(2)} ms (${Math.min(...costs).toFixed(2)}–${Math.max(...costs).toFixed(2)})`,
      budget: `≤ ${CPU_BUDGET_MS} ms`,
      isMet: cost <= CPU_BUDGET_MS,
    },
  )
} finally {
  await bench.close()
}
printTable('Days of deliveries', rows)
process.exitCode = rows.some(({ isMet }) => isMet === false) ? 1 : 0
