import { loginAddress } from '@firkant/domain/customer/sign-in-forms.ts'
import { LIST_FILTERS, LIST_SORTS } from '@firkant/domain/lists/arrange-list.ts'
import { LIST_PARAMS } from '@firkant/domain/lists/list-forms.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { listWellKnownPages } from '../../features/content/content-store.ts'
import { paramOf, privatePage } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { listOutcomeIn } from './list-outcome.ts'

export const LISTS_NAMES: Readonly<Record<MarketLanguage, string>> = {
  da: 'Ønskelister',
  nb: 'Ønskelister',
  sv: 'Önskelistor',
}

/** The visitor's own lists, one of them selected. */
export async function buildShoppingListsPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language, market, now, customerToken, visitorHash } = request
  const listKey = paramOf(request, LIST_PARAMS.list) || undefined
  const [lists, pages] = await Promise.all([
    deps.lists.lists({ market, now, customerToken, visitorHash }, listKey),
    listWellKnownPages(deps.database.replica, { brand: brand.key, language }),
  ])
  const pageUrl = request.address(request.path)
  const result = privatePage(request, {
    componentName: 'ShoppingListsPage',
    name: LISTS_NAMES[language],
    paths: FIXED_PATHS.shoppingLists,
    trackingPageType: 'shopping-lists',
    model: {
      ...lists,
      ...listOutcomeIn(request.search),
      breadcrumbs: [
        { name: brand.name, url: request.address('/') },
        { name: LISTS_NAMES[language], url: pageUrl },
      ],
      pageUrl,
      loginUrl: loginAddress(request.address(pages.loginPageUrl ?? '/'), pageUrl),
      sort: LIST_SORTS.find((sort) => sort === paramOf(request, LIST_PARAMS.sort)) ?? 'newest',
      filter: LIST_FILTERS.find((filter) => filter === paramOf(request, LIST_PARAMS.filter)) ?? 'all',
    },
  })
  return { ...result, visitorData: ['customer'] }
}
