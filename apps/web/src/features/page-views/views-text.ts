import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MIN_PAGE_VIEWS } from '@firkant/domain/stock/page-views.ts'
import { textsOf } from '../../texts/text-table.ts'
import { pageViewTexts } from './page-views.texts.ts'

export const areMany = (count: number): boolean => count >= MIN_PAGE_VIEWS

export function viewsText(language: MarketLanguage, count: number): string {
  return textsOf(pageViewTexts, language).text('lately', { count: formatNumber(language, count) })
}
