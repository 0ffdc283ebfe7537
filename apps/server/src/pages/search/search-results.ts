import { writeListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import { nextPromiseChange } from '@firkant/domain/delivery/promise-delivery.ts'
import type { SearchModel } from '@firkant/domain/page/models/page-models.ts'
import { measureName } from '@firkant/domain/search/measure-names.ts'
import { withPrice, writeSearch, type AskedSearch } from '@firkant/domain/search/read-search.ts'
import { searchAddress } from '@firkant/domain/search/search-suggestion.ts'
import { loadProductCards } from '../../features/catalog/product-cards.ts'
import type { SearchResults } from '../../features/search/search-service.ts'
import { earliest } from '../content/content-page.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import { cardContext, emptyModel, waysOn, type BuiltSearch } from './search-start.ts'

function hintOf({ found }: SearchResults, searchUrl: string): SearchModel['corrected'] {
  return found.corrected === undefined
    ? undefined
    : { text: found.corrected, url: searchAddress(searchUrl, found.corrected) }
}

/** Called so in every language of the shop. */
const CONTACT = 'kontakt'

const NO_FILTERS = { page: 1, sort: undefined, values: {}, ranges: {} } as const

/** Searches for less that find something: without the filters, and without the rarest words. */
async function lessWanted(
  deps: PageDependencies,
  { market, now }: PageRequest,
  { words, measures, query, searchUrl }: AskedSearch & { searchUrl: string },
): Promise<SearchModel['lessWanted']> {
  if (words === '') return undefined
  const isNarrowed = measures.length > 0 || writeListingQuery({ ...query, page: 1, sort: undefined }) !== ''
  const fewer = await deps.search.withoutRarest(market.language, words)
  const texts = [...(isNarrowed ? [words] : []), ...(fewer === undefined ? [] : [fewer])]
  const counted = await Promise.all(
    texts.map(async (text) => {
      const { listed, found } = await deps.search.results(market, { text, measures: [], query: NO_FILTERS, now })
      return { text, url: writeSearch(searchUrl, { text }), total: found.isPartial ? 0 : listed.total }
    }),
  )
  return counted.filter(({ total }) => total > 0)
}

function conditionsOf(
  { words, measures, isLiteral }: AskedSearch,
  { language }: PageRequest,
  searchUrl: string,
): SearchModel['conditions'] {
  if (measures.length === 0) return undefined
  const without = (left: typeof measures) => writeSearch(searchUrl, { text: words, measures: left, isLiteral })
  return {
    chosen: measures.map((measure) => ({
      label: measureName(language, measure),
      listingUrl: without(measures.filter((other) => other !== measure)),
    })),
    listingUrl: without([]),
  }
}

interface Surroundings {
  readonly model: Partial<SearchModel>
  readonly validUntil: Date | undefined
}

/** What stands around the products: an answer, pages, and ways on where there are none. */
async function loadAround(
  deps: PageDependencies,
  request: PageRequest,
  { asked, results, searchUrl }: { asked: AskedSearch; results: SearchResults; searchUrl: string },
): Promise<Surroundings> {
  const { market, now } = request
  const { found, listed } = results
  const isNothing = listed.total === 0
  const less = isNothing ? await lessWanted(deps, request, { ...asked, searchUrl }) : undefined
  // Products that the filters alone leave out have the words: nothing is guessed of them.
  const isSold = !isNothing || less?.some(({ text }) => text === asked.words) === true
  const isFound = isSold && !found.isPartial && found.corrected === undefined
  const [written, answered, around, contact] = await Promise.all([
    deps.search.writtenHits(market, asked.words, now),
    deps.search.answer(market, { text: asked.words, isFound, now }),
    isNothing ? waysOn(deps, request) : undefined,
    isNothing ? deps.search.answer(market, { text: CONTACT, isFound: true, now }) : undefined,
  ])
  return {
    model: {
      hits: written.hits.filter(({ url }) => url !== answered?.answer.url),
      ...(answered && { answer: answered.answer }),
      ...around?.model,
      ...(less && less.length > 0 && { lessWanted: less }),
      ...(contact && contact.answer.url !== answered?.answer.url && { contact: contact.answer }),
    },
    validUntil: earliest(written.validUntil, answered?.validUntil, around?.validUntil),
  }
}

/** The results of a search; undefined past their last page. */
export async function resultsModel(
  deps: PageDependencies,
  request: PageRequest,
  { asked, searchUrl }: { asked: AskedSearch; searchUrl: string },
): Promise<BuiltSearch | undefined> {
  const { market, now } = request
  const { words, measures, query, isLiteral } = asked
  const results = await deps.search.results(market, { text: words, measures, query, now })
  const { listed, found } = results
  if (listed.isPastEnd) return undefined
  const [{ cards, validUntil }, around, delivery] = await Promise.all([
    loadProductCards(deps.catalog, cardContext(request), listed.productKeys),
    loadAround(deps, request, { asked, results, searchUrl }),
    deps.catalog.delivery(market.key),
  ])
  const corrected = hintOf(results, searchUrl)
  const conditions = conditionsOf(asked, request, searchUrl)
  return {
    model: {
      ...emptyModel(request, { q: asked.q, searchUrl }),
      listingUrl: writeSearch(searchUrl, { text: words, measures, isLiteral }),
      ...(asked.isUnderstood && {
        understood: { words, literalUrl: writeSearch(searchUrl, { text: asked.q, isLiteral: true }) },
      }),
      ...(conditions && { conditions }),
      isPartial: found.isPartial,
      ...(corrected && { corrected }),
      products: cards,
      total: listed.total,
      page: listed.query.page,
      facets: listed.facets,
      sorts: listed.sorts,
      ...around.model,
    },
    validUntil:
      listed.isStale || found.isStale ? now : earliest(validUntil, around.validUntil, nextPromiseChange(delivery, now)),
    // The filters of the text are not written: they are in it.
    written: writeListingQuery(withPrice(listed.query, asked.written.query.ranges.price)),
  }
}
