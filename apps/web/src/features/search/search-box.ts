import { SEARCH_PARAM } from '@firkant/domain/search/search-suggestion.ts'
import { isStepOnSameAddress } from '../../platform/navigation/addresses/same-address.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { createQuickSearch, type QuickSearch } from './quick-search.ts'
import { openSearchApi } from './search-api.ts'

/** The query of a search page's address; empty for others. */
export function textOfAddress(address: string, searchPageUrl: string): string {
  const url = new URL(address)
  return url.pathname === new URL(searchPageUrl, url).pathname ? (url.searchParams.get(SEARCH_PARAM) ?? '') : ''
}

/** Back and forward restore the query of the page; other navigations leave the text alone. */
function followHistory(box: QuickSearch, searchPageUrl: string): void {
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse' || isStepOnSameAddress(event, window)) return
    box.show(textOfAddress(event.destination.url, searchPageUrl))
  })
}

/** One state per window, shared by the header's field and the panel's. */
let opened: QuickSearch | undefined

export function openSearchBox({ language, reportError }: Shop, searchPageUrl: string): QuickSearch {
  if (opened) return opened
  const parts = { api: openSearchApi(language), onFailure: (error: unknown) => reportError(error, 'warn') }
  opened = createQuickSearch(parts, textOfAddress(window.location.href, searchPageUrl))
  followHistory(opened, searchPageUrl)
  return opened
}
