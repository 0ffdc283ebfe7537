import { openBench } from './bench-shop.ts'
import { benchLists, WRITERS } from './lists-bench.ts'
import { describeTimes } from './load/timed-work.ts'
import { printTable, type Row } from './report.ts'

/** `npm run bench:lists`: hearts against the bare transaction in the same run, writers on one list, a full list. */
const MAX_TIMES_BARE = 3
/** What a listing's answer may take. */
const FULL_LIST_BUDGET_MS = 40

const bench = await openBench()
const rows: Row[] = []
try {
  const shop = await bench.startShop()
  const { bare, toggle, writers, fullList } = await benchLists(shop.origin, {
    databaseUrl: bench.databaseUrl,
    rounds: 3,
    secondsEach: 3,
  })
  await shop.stop()
  const ratio = toggle.p50 / bare.p50
  rows.push(
    { name: 'bare transaction', value: describeTimes(bare) },
    { name: 'a heart on or off', value: describeTimes(toggle) },
    {
      name: 'p50 of a heart in times the bare one',
      value: ratio.toFixed(2),
      budget: `≤ ${MAX_TIMES_BARE}`,
      isMet: ratio <= MAX_TIMES_BARE,
    },
    {
      name: `${WRITERS} writers on one list, kept`,
      value: `${writers.kept} of ${writers.expected}, ${writers.stored - writers.kept} too many`,
      budget: 'all, and nothing else',
      isMet: writers.kept === writers.expected && writers.stored === writers.expected,
    },
    {
      name: 'a list of 200, p50 and p95',
      value: `${fullList.p50.toFixed(1)} ms, ${fullList.p95.toFixed(1)} ms, ${fullList.kB} kB`,
      budget: `p95 ≤ ${FULL_LIST_BUDGET_MS} ms`,
      isMet: fullList.p95 <= FULL_LIST_BUDGET_MS,
    },
    { name: 'answers other than success', value: String(toggle.failures), budget: '0', isMet: toggle.failures === 0 },
  )
} finally {
  await bench.close()
}
printTable('Lists', rows)
process.exitCode = rows.some(({ isMet }) => isMet === false) ? 1 : 0
