import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { openDatabaseServer } from '@firkant/server/platform/database/open-server.ts'
import { jobs } from '@firkant/server/platform/jobs/job-tables.ts'
import { addsUp, auditStock, boughtTwice, openWork, readOrders } from '../../../apps/server/test/crashes/order-audit.ts'
import { testPrice, testProduct, testStock } from '../../../apps/server/test/samples/test-catalogue.ts'
import { buildBrands } from '../../../scripts/build.ts'
import { printTable, type Row } from '../report.ts'
import { startShopChild, type BenchShop } from '../shop-child.ts'
import { commitOf, openRelease, releaseBefore, runScript } from './earlier-release.ts'
import { startReleaseLoad, type LoadCounts } from './release-load.ts'
import { createRotation } from './rotation.ts'

/**
 * `npm run bench:releases [-- --from v1.4 --seconds 10]`: an earlier release (the last whose tables were others) and this
 * one on one database, under load: upgrade, both beside each other, rollback. Nobody sends anything twice, and nothing fails.
 */
const { values } = parseArgs({
  options: { from: { type: 'string' }, seconds: { type: 'string', default: '10' } },
})
const seconds = Number(values.seconds)
if (!Number.isInteger(seconds) || seconds < 1) throw new Error('--seconds is a whole number above 0')

const MS = 1000
const SKU = 'RELEASE-SOFA'
const STOCK = 1_000_000
const SECRET = 'one secret for two releases of one shop'
const PROCESSES = 2

const commit = commitOf(values.from ?? releaseBefore())
console.log(`  The release before: ${commit.slice(0, 12)}`)
const before = openRelease(commit)
await buildBrands(['hjemly'])
const folder = mkdtempSync(join(tmpdir(), 'firkant-releases-'))
const server = await openDatabaseServer({ dataDir: join(folder, 'database'), databaseUrl: undefined })

let started = 0
const start = (root?: string): Promise<BenchShop> =>
  startShopChild({
    databaseUrl: server.url,
    folder,
    ...(root !== undefined && { root }),
    env: {
      SHOP_SECRET: SECRET,
      DATA_DIR: join(folder, `data-${(started += 1)}`),
      BUILD_DIR: join(root ?? process.cwd(), 'dist'),
      DATABASE_POOL: '5',
      DRAIN_MS: '1000',
      OVERLOAD_MS: '60000',
      LOG_LEVEL: 'warn',
    },
  })

const rotation = createRotation()
const rows: Row[] = []
const all: LoadCounts[] = []

function say(name: string, counts: LoadCounts): void {
  all.push(counts)
  const { requests, orders, failed } = counts
  rows.push({
    name,
    value: `${failed.length} of ${requests} requests failed, ${orders} orders`,
    budget: '0',
    isMet: failed.length === 0,
  })
  console.log(`  ${name}: ${requests} requests, ${failed.length} failed, ${orders} orders`)
  for (const text of failed.slice(0, 3)) console.log(`    ${text.slice(0, 300)}`)
}

/** One after the other: the new one serves before the old one goes. */
async function replace(shops: readonly BenchShop[], root?: string): Promise<BenchShop[]> {
  const next: BenchShop[] = []
  for (const shop of shops) {
    const added = await start(root)
    rotation.add(added)
    next.push(added)
    await pause((seconds * MS) / 2)
    await rotation.retire(shop)
  }
  return next
}

const goods = [testProduct('release-sofa'), testPrice(SKU, 1765), testStock(SKU, STOCK)]
const records = join(folder, 'goods.jsonl')
writeFileSync(records, goods.map((record) => JSON.stringify(record)).join('\n'))
const settings = { DATABASE_URL: server.url, SHOP_MODE: 'demo', SHOP_SECRET: SECRET, DATA_DIR: join(folder, 'data') }
for (const command of [['migrate'], ['import-demo'], ['import', records]])
  runScript(before, ['apps/server/src/commands/main.ts', ...command], settings)
const database = openDatabase({ url: server.url, poolSize: 2, onError: () => undefined })
// Orders of the demo have work for other brands' processes, and for other days.
const ofDemo = new Set((await readOrders(database.main)).map(({ id }) => id))
await database.main.delete(jobs)
let shops = [await start(before)]
while (shops.length < PROCESSES) shops.push(await start(before))
for (const shop of shops) rotation.add(shop)
const load = startReleaseLoad(rotation, SKU)
const phase = async (name: string, work: () => Promise<unknown>) => {
  await work()
  say(name, load.take())
}
await phase('the release before', () => pause(seconds * MS))
await phase('migrating, both, one process after the other', async () => void (shops = await replace(shops)))
await phase('this release', () => pause(seconds * MS))
await phase('back again, both', async () => void (shops = await replace(shops, before)))
await phase('the release before, on the tables of this one', () => pause(seconds * MS))
await phase('this release again, both', async () => void (shops = await replace(shops)))
await load.stop()
say('the last ones', load.take())

const orders = (await readOrders(database.main)).filter(({ id, state }) => state !== 'cancelled' && !ofDemo.has(id))
const missing = [...load.acknowledged].filter((id) => !orders.some((order) => order.id === id))
const stock = await auditStock(database.main, orders, SKU)
while ((await openWork(database.main)).jobs > 0) await pause(MS)
const { dead } = await openWork(database.main)
const none = (name: string, count: number): Row => ({ name, value: String(count), budget: '0', isMet: count === 0 })
rows.push(
  {
    name: 'orders acknowledged = stored',
    value: `${load.acknowledged.size} = ${orders.length}`,
    isMet: load.acknowledged.size === orders.length,
  },
  none('acknowledged and not there', missing.length),
  none('carts bought twice', boughtTwice(orders).length),
  none('orders whose sums do not add up', orders.filter(({ document }) => !addsUp(document)).length),
  {
    name: 'pieces reserved = ordered',
    value: `${stock.reserved} = ${stock.demand}`,
    isMet: stock.reserved === stock.demand,
  },
  none('jobs that died', dead),
)
printTable(`Old and new side by side (${commit.slice(0, 12)} and this)`, rows)
for (const shop of shops) await shop.stop()
await database.close()
await server.stop()
rmSync(folder, { recursive: true, force: true })
if (rows.some(({ isMet }) => isMet === false)) process.exitCode = 1
