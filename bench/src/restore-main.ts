import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { migrateDatabase } from '@firkant/server/platform/database/migrate.ts'
import { openDatabaseServer } from '@firkant/server/platform/database/open-server.ts'
import { runCommand } from '../../apps/server/test/processes/shop-process.ts'
import { addTestOrder } from '../../apps/server/test/samples/test-orders.ts'
import { printTable } from './report.ts'

/**
 * `npm run bench:restore [-- --orders 10000]`: a copy is taken when a tenth of the orders is there, the rest comes after it,
 * and then some that must not come back. How long `shop restore --at` takes to the moment between.
 */
const { values } = parseArgs({ options: { orders: { type: 'string', default: '10000' } } })
const orders = Number(values.orders)
if (!Number.isInteger(orders) || orders < 10) throw new Error('--orders is a whole number from 10 on')

const MS = 1000
const BUDGET_S = 120
const AFTERWARDS = 50

const folder = mkdtempSync(join(tmpdir(), 'firkant-restore-'))
// The embedded database of root runs as another user.
chmodSync(folder, 0o755)
const [dataDir, backupDir] = [join(folder, 'data'), join(folder, 'backups')]
mkdirSync(dataDir, { mode: 0o755 })
const server = await openDatabaseServer({ databaseUrl: undefined, dataDir, backupDir })
await migrateDatabase(server.url)
const database = openDatabase({ url: server.url, poolSize: 4, onError: () => undefined })

async function place(count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) {
    await addTestOrder(database.main)
    if (at % 1000 === 0) console.log(`  ${at} of ${count} orders`)
  }
}

const shop = async (...args: readonly string[]) => {
  const startedAt = performance.now()
  const { code, output } = await runCommand(args, { DATA_DIR: dataDir, BACKUP_DIR: backupDir })
  if (code !== 0) throw new Error(output)
  return { output, seconds: (performance.now() - startedAt) / MS }
}

await place(orders / 10)
const taken = await shop('backup')
await place(orders - orders / 10)
const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now')
await database.pool.query('select pg_sleep(1)')
await place(AFTERWARDS)
await database.pool.query('select pg_switch_wal()')
const at = rows[0]?.now.toISOString() ?? 'latest'
const restored = await shop('restore', '--at', at, '--to', join(folder, 'restored'))
const found = Number(/: (\d+) orders/.exec(restored.output)?.[1])

printTable(`Restore to the second, ${orders} orders`, [
  { name: 'copy, beside the running shop', value: `${taken.seconds.toFixed(1)} s` },
  {
    name: 'restore --at',
    value: `${restored.seconds.toFixed(1)} s`,
    budget: `${BUDGET_S} s`,
    isMet: restored.seconds <= BUDGET_S,
  },
  { name: 'orders of before the moment = found', value: `${orders} = ${found}`, isMet: found === orders },
])
await database.close()
await server.stop()
rmSync(folder, { recursive: true, force: true })
if (found !== orders || restored.seconds > BUDGET_S) process.exitCode = 1
