import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Text } from '../texts/text-catalogue.ts'
import { textsOf, type OwnTexts } from '../texts/text-table.ts'
import { useShop } from './shop-context.ts'

/** The texts of a table in the language of the page: `const { text } = useTexts(cartTexts)`. */
export function useTexts<Catalogue extends Readonly<Record<string, Text>>>(
  table: Readonly<Record<MarketLanguage, Catalogue>>,
): OwnTexts<Catalogue> {
  return textsOf(table, useShop().language)
}
