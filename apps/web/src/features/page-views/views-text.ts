import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MIN_PAGE_VIEWS } from '@firkant/domain/stock/page-views.ts'
import { plainTextsOf } from '../../texts/plain-texts.ts'
import { pageViewTexts } from './page-views.texts.ts'

export const areMany = (count: number): boolean => count >= MIN_PAGE_VIEWS

export function viewsText(language: MarketLanguage, count: number): string {
  return plainTextsOf(pageViewTexts, language)('lately', { count: formatNumber(language, count) })
}
