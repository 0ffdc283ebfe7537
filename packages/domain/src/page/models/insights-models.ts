import type { InsightFigures } from '../../insights/insight-figures.ts'
import type { PeriodLength } from '../../insights/insight-period.ts'
import type { MarketKey } from '../../market/market.ts'

/** For owners; the same in every language. */
export const INSIGHTS_PATH = '/__insights'
export const INSIGHTS_PARAMS = { days: 'days', market: 'market' } as const

export interface InsightsPageModel {
  readonly length: PeriodLength
  readonly periods: readonly { readonly length: PeriodLength; readonly url: string }[]
  /** One if the brand sells in one country. */
  readonly markets: readonly { readonly market: MarketKey; readonly url: string }[]
  readonly employeeUrl: string
  readonly figures: InsightFigures
}
