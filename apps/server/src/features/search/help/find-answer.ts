import type { Market } from '@firkant/domain/market/market.ts'
import type { ServiceAnswer } from '@firkant/domain/search/service-answer.ts'
import { addressIn, helpOf, type SearchSources } from '../search-sources.ts'
import type { HelpQuestion } from './help-search.ts'
import { storeAnswer } from './store-answer.ts'

export interface FoundAnswer {
  readonly answer: ServiceAnswer
  readonly validUntil?: Date | undefined
}

/** The answer to what is asked of the shop, from the editors' pages or the stores. */
export async function findAnswer(
  sources: SearchSources,
  market: Market,
  { now, ...question }: HelpQuestion & { now: Date },
): Promise<FoundAnswer | undefined> {
  const written = await sources.loadPages(market.language, now)
  const { search, overviewPath } = helpOf(written, market.language)
  const found = search.find(question)
  if (!found) return undefined
  const address = addressIn(sources.brand, market.language)
  if (found.kind === 'stores')
    return overviewPath === undefined ? undefined : storeAnswer(written.stores, { market, now, overviewPath, address })
  const { title, text, path } = found.answer
  return { answer: { kind: 'answer', title, text, url: address(path) } }
}
