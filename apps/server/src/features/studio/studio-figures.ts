import type { StudioFigures } from '@firkant/domain/studio/studio-calls.ts'
import { mayInStudio, type StudioRole } from '@firkant/domain/studio/studio-permissions.ts'
import { countDeadJobs } from '../../platform/jobs/job-store.ts'
import { loadInsights } from '../insights/load-insights.ts'
import { countDeskWork } from '../orders/search/search-orders.ts'
import type { StudioContext } from './studio-at-work.ts'

/** Today is the last of them. */
const DAYS = 14

/** What is shown when somebody comes to work: how the shop does, and what waits for them. */
export async function loadStudioFigures(
  { database, brand, now: clock }: StudioContext,
  role: StudioRole,
): Promise<StudioFigures> {
  const now = clock()
  const markets = []
  for (const market of brand.markets) {
    const found = await loadInsights(database.replica, { brand, market, length: DAYS, now })
    markets.push({
      market,
      currency: found.currency,
      days: found.days.map(({ day, visits, orders, revenueMinor }) => ({ day, visits, orders, revenueMinor })),
      searchesWithoutResults: found.totals.searchesWithoutResults,
      errors: found.totals.errors,
    })
  }
  return {
    markets,
    ...(mayInStudio(role, 'seeOrders') && { work: await countDeskWork(database.main, brand.key) }),
    ...(mayInStudio(role, 'seeJobs') && { deadJobs: await countDeadJobs(database.main, brand.key) }),
  }
}
