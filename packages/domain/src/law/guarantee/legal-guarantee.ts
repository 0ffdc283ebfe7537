import type { MarketKey, MarketLanguage } from '../../market/market.ts'

/** How long the law holds the seller to what was agreed; `lasting`: for goods that are meant to last much longer. */
export interface LegalGuarantee {
  readonly years: number
  readonly lastingYears?: number | undefined
}

/** Directive 2019/771 asks for two years at least; each country may give more. */
export const LEGAL_GUARANTEE: Readonly<Record<MarketKey, LegalGuarantee>> = {
  DK: { years: 2 },
  NO: { years: 2, lastingYears: 5 },
  SE: { years: 3 },
}

/** The official notice of Regulation 2025/1960, as the owner names its file in `LAW_NOTICE_FILES`. */
export const officialNoticeFile = (language: MarketLanguage) => `notice-${language}.svg`
