import { parseArgs } from 'node:util'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { generateCustomers } from '@firkant/server/features/demo/generated/generate-customers.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { openBench } from './bench-shop.ts'
import { benchCustomers } from './customers-bench.ts'
import { printTable } from './report.ts'

/** `npm run bench:customers [-- --customers 10000]`: logging in, and the orders of a customer among many. */
const { values } = parseArgs({ options: { customers: { type: 'string', default: '10000' } } })
const count = Number(values.customers)
if (!Number.isInteger(count) || count < 100) throw new Error('--customers is a whole number from 100 on')

const bench = await openBench({ withLogins: true })
try {
  const database = openDatabase({ url: bench.databaseUrl, poolSize: 2, onError: () => undefined })
  console.log(`Generating ${count} customers …`)
  const made = await generateCustomers(database.main, { brand: BRANDS.hjemly, count })
  await database.pool.query('analyze')
  await database.close()
  const shop = await bench.startShop()
  const rows = await benchCustomers(shop.origin, count)
  await shop.stop()
  printTable(`${made.customers} customers with ${made.orders} orders`, rows)
  process.exitCode = rows.some(({ isMet }) => isMet === false) ? 1 : 0
} finally {
  await bench.close()
}
