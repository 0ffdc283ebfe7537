import { formatShortDate } from '@firkant/domain/format/format-date.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { Vital } from '@firkant/domain/insights/web-vitals.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { insightsTexts } from './insights.texts.ts'

const SECOND_MS = 1000
const THOUSANDTHS = 1000
/** All three markets pay in crowns. */
const CROWNS: Readonly<Record<MarketLanguage, string>> = { da: 'kr.', nb: 'kr', sv: 'kr' }
const NO_BREAK_SPACE = '\u00a0'

/** Texts of the page, and how its figures are written. */
export function useInsightsTexts() {
  const texts = useTexts(insightsTexts)
  const { language } = texts
  const number = (value: number) => formatNumber(language, value)
  return {
    ...texts,
    number,
    /** Whole crowns: nobody reads the øre of a month. */
    money: (minor: number) => `${number(Math.round(minor / MINOR_PER_MAJOR))}${NO_BREAK_SPACE}${CROWNS[language]}`,
    percent: (share: number) => `${formatNumber(language, share * 100, share < 0.1 ? 1 : 0)}${NO_BREAK_SPACE}%`,
    date: (day: string) => formatShortDate(language, new Date(`${day}T12:00:00Z`)),
    vital(vital: Vital, value: number): string {
      if (vital === 'cls') return formatNumber(language, value / THOUSANDTHS, 2)
      if (value < SECOND_MS) return `${number(value)}${NO_BREAK_SPACE}ms`
      return `${formatNumber(language, value / SECOND_MS, 1)}${NO_BREAK_SPACE}s`
    },
  }
}
export type InsightsTexts = ReturnType<typeof useInsightsTexts>
