import type { Bench } from '../bench-shop.ts'
import { printTable, type Row } from '../report.ts'
import { COUNTED_BUDGETS, SHARE_BUDGETS } from './budgets.ts'
import { compareRows } from './compare-rows.ts'
import { COUNTING, countRows } from './count-rows.ts'
import { measureShares } from './share-rows.ts'

/** What is counted is the same on a busy machine, so it comes first. */
export async function gateCounted(bench: Bench): Promise<readonly Row[]> {
  const shop = await bench.startShop(COUNTING.env, { preload: COUNTING.preload })
  const rows = compareRows(await countRows(shop), COUNTED_BUDGETS)
  await shop.stop()
  printTable('Counted for one request', rows)
  return rows
}

export async function gateShares(bench: Bench): Promise<readonly Row[]> {
  const rows = compareRows(await measureShares(bench), SHARE_BUDGETS)
  printTable('Shares of what does nothing else, in the same run', rows)
  return rows
}
