import { openBench } from './bench-shop.ts'
import { printTable, type Row } from './report.ts'
import { benchStudio, type Measured } from './studio/studio-bench.ts'

/** `npm run bench:studio`: from a key to the page that shows it, and the lists of a large shop. */
const PREVIEW_BUDGET_MS = 300
const LIST_BUDGET_MS = 100

const bench = await openBench()
const rows: Row[] = []
const add = (name: string, { p50, p95 }: Measured, budget: number) =>
  rows.push({
    name,
    value: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    budget: `p95 ≤ ${budget} ms`,
    isMet: p95 <= budget,
  })
try {
  const shop = await bench.startShop({ RATE_LIMITS: 'off' })
  const { preview, inBrowser, tree, found, history, ofOne } = await benchStudio(shop.origin, bench.databaseUrl)
  await shop.stop()
  add('a key: saved, checked and drawn, 400 pages', preview, PREVIEW_BUDGET_MS)
  add('a key in a browser, until the page beside the form shows it', inBrowser, PREVIEW_BUDGET_MS)
  add('the tree of 10 000 pages', tree, LIST_BUDGET_MS)
  add('a page found by name among 10 000', found, LIST_BUDGET_MS)
  add('the history of 100 000 changes', history, LIST_BUDGET_MS)
  add('the history of one page', ofOne, LIST_BUDGET_MS)
} finally {
  await bench.close()
}
printTable('Studio', rows)
process.exitCode = rows.some(({ isMet }) => isMet === false) ? 1 : 0
