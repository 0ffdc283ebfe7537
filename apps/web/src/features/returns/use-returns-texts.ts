import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { useShop } from '../../start/shop-context.ts'
import { returnsDa } from './texts/returns-da.ts'
import { returnsNb } from './texts/returns-nb.ts'
import { returnsSv } from './texts/returns-sv.ts'

export type ReturnsTextKey = keyof typeof returnsDa

/** Only the form for returns needs these: in the catalogue of the shop every page would carry them. */
const TEXTS: Readonly<Record<MarketLanguage, Readonly<Record<ReturnsTextKey, string>>>> = {
  da: returnsDa,
  nb: returnsNb,
  sv: returnsSv,
}

export function useReturnsTexts(): (key: ReturnsTextKey) => string {
  const { language } = useShop()
  return (key) => TEXTS[language][key]
}
