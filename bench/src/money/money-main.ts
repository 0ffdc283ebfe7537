import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addTestGoods } from '../../../apps/server/test/samples/test-goods.ts'
import { openCheckoutBench } from '../checkout/open-checkout-bench.ts'
import { printTable } from '../report.ts'
import { auditStorm } from './money-rows.ts'
import { runMoneyStorm } from './money-storm.ts'

/**
 * `npm run bench:money -- --payments 10000`: orders that are paid, sent, cancelled and returned while the shop is killed
 * again and again, then the money of each of them. Its table goes to `bench/money.md`.
 */
const SKU = 'BENCH-MONEY'
const USUAL_PAYMENTS = 10_000
const LOG_SHOWN = 4000

const countAt = process.argv.indexOf('--payments')
const count = countAt < 0 ? USUAL_PAYMENTS : Number(process.argv[countAt + 1])
if (!Number.isInteger(count) || count < 1) throw new Error('--payments is a whole number from 1 on.')

const bench = await openCheckoutBench()
try {
  const prices = (['DK', 'SE'] as const).map((market) => ({ market, minor: 333_33 }))
  await addTestGoods(bench.database.main, [{ sku: SKU, onHand: 10_000_000, prices }])
  const storm = await runMoneyStorm(bench, { count, sku: SKU })
  const rows = await auditStorm(bench, storm)
  printTable(`${count} payments under kill -9`, rows)
  const lines = rows.map(({ name, value, budget = '' }) => `| ${name} | ${value} | ${budget} |`)
  const table = ['| | found | budget |', '| --- | ---: | ---: |', ...lines].join('\n')
  writeFileSync(
    join(import.meta.dirname, '../../money.md'),
    `# Money under faults\n\`npm run bench:money -- --payments ${count}\`, ${new Date().toISOString().slice(0, 10)}. Buyers pay by card, invoice, MobilePay, Klarna, Apple Pay and Google Pay in Denmark and by Swish in Sweden, at the bank and the wallets of the demo, which tell of payments normally, twice, late or never; a third also pay with a gift card of their own; staff send, cancel and take back meanwhile; the shop's process is killed again and again. Afterwards due times are moved up, and each order's money is compared in the order, the books and the bank or wallet.\n\n${table}\n`,
  )
  process.exitCode = rows.some(({ isMet }) => isMet === false) ? 1 : 0
} catch (error) {
  console.error(bench.log().slice(-LOG_SHOWN))
  throw error
} finally {
  await bench.close()
}
