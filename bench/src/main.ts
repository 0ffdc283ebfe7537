import { openBench } from './bench-shop.ts'
import { benchBrowser } from './browser-bench.ts'
import { benchDocuments } from './documents-bench.ts'
import { printTable, type Row } from './report.ts'

/** `npm run bench`: sizes, ratios and times against the budgets of docs/operations.md. */
const SETTLE_MS = 3000

const bench = await openBench()
const tables: { title: string; rows: readonly Row[] }[] = []
try {
  // The first start compiles; measured is the second.
  await (await bench.startShop()).stop()
  const shop = await bench.startShop()
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  const resident = shop.residentMb()
  tables.push({
    title: 'Start',
    rows: [
      {
        name: 'cold start with a filled database',
        value: `${Math.round(shop.readyMs)} ms`,
        budget: '≤ 2000 ms',
        isMet: shop.readyMs <= 2000,
      },
      { name: 'resident memory at rest', value: `${resident} MB`, budget: '≤ 250 MB', isMet: resident <= 250 },
    ],
  })
  const browser = await benchBrowser(shop)
  tables.push({ title: 'Bytes before interaction (brotli, in Chromium)', rows: browser.sizes })
  tables.push({ title: 'Vitals (4× slower CPU, Fast 4G, median of 3)', rows: browser.vitals })
  tables.push({ title: 'Documents (32 connections, median of 3 rounds)', rows: await benchDocuments(shop) })
  tables.push({
    title: 'Afterwards',
    rows: [{ name: 'resident memory after the load', value: `${shop.residentMb()} MB` }],
  })
  await shop.stop()
} finally {
  await bench.close()
}
for (const { title, rows } of tables) printTable(title, rows)
const missed = tables.flatMap(({ rows }) => rows).filter((row) => row.isMet === false)
console.log(`\n${missed.length === 0 ? 'All budgets are kept.' : `${missed.length} budget(s) are not kept.`}`)
process.exitCode = missed.length === 0 ? 0 : 1
