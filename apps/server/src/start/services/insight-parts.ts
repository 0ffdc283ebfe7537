import { readLocalizedPath } from '@firkant/domain/market/localized-path.ts'
import { createViewCount } from '../../features/insights/count-view.ts'
import { createInsightCounter } from '../../features/insights/insight-counter.ts'
import { addCounts, addVitals, saveVisits } from '../../features/insights/insight-store.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { AppParts } from '../app-parts.ts'

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : '/')

/** What happens in the shop, counted for its owners. */
export function createInsights(
  { db, brand, now, log }: ShopContext,
  { countsEveryMs }: Pick<AppParts, 'countsEveryMs'>,
) {
  const insights = createInsightCounter({
    async write({ counts, vitals, visits }) {
      await addCounts(db, brand.key, counts)
      await addVitals(db, brand.key, vitals)
      await saveVisits(db, brand.key, visits)
    },
    now,
    onError: (error) => log.error({ err: error }, 'counts for the insights could not be written; they are lost'),
    ...(countsEveryMs !== undefined && { everyMs: countsEveryMs }),
  })
  const countError = (level: string, url: string) =>
    insights.addError(readLocalizedPath(brand, pathOf(url)).market.key, level)
  return { insights, countView: createViewCount(insights), countError }
}
