import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { FindOptions, Found } from './search-engine.ts'
import { helpOf, type SearchSources } from './search-sources.ts'

export interface WantedProducts extends FindOptions {
  readonly text: string
  readonly now: Date
}

/** Products for a text. What only mentions the words does not follow a question that the shop answers. */
export async function findProducts(
  { engine, loadPages }: Pick<SearchSources, 'engine' | 'loadPages'>,
  language: MarketLanguage,
  { text, now, ...options }: WantedProducts,
): Promise<Found> {
  const found = await engine.find(language, text, options)
  if (!found.isMentioned) return found
  const { search } = helpOf(await loadPages(language, now), language)
  const asked = search.find({ text, isTyping: options.isTyping ?? false, mayGuess: false })
  return asked ? { ...found, isPartial: false, rank: () => new Uint32Array(0) } : found
}
