import { readSearch, writeSearch } from '@firkant/domain/search/read-search.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { resultsModel } from './search-results.ts'
import { SEARCH_NAMES, startModel } from './search-start.ts'

/** The search results, or an empty search field. */
export async function buildSearchPage(deps: PageDependencies, request: PageRequest): Promise<PageResult | undefined> {
  const asked = readSearch(request.query)
  const { q, isSearch, written: own } = asked
  const searchUrl = request.address(request.path)
  if (!isSearch && own.query.page > 1) return undefined
  const results = isSearch
    ? await resultsModel(deps, request, { asked, searchUrl })
    : await startModel(deps, request, { q, searchUrl })
  if (!results) return undefined
  const { model, validUntil, written } = results
  const name = SEARCH_NAMES[request.language]
  const address = writeSearch(searchUrl, {
    text: q,
    ...(isSearch && { measures: own.measures, isLiteral: asked.isLiteral }),
  })
  const page = buildPage(request, {
    url: address + (address.includes('?') ? written.replace('?', '&') : written),
    componentName: 'SearchResultPage',
    meta: {
      title: `${q === '' ? name : `${name}: ${q}`} – ${request.brand.name}`,
    },
    trackingPageType: 'search',
    model,
  })
  return { page, validUntil, isPublic: !request.isPreview }
}
