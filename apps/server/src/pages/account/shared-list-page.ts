import { listPreviewPath, SHARE_PARAM } from '@firkant/domain/lists/list-forms.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import type { SharedList } from '@firkant/domain/page/models/list-models.ts'
import { listWellKnownPages } from '../../features/content/content-store.ts'
import { buildPage, paramOf } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { listOutcomeIn } from './list-outcome.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Delt liste', nb: 'Delt liste', sv: 'Delad lista' }

const DESCRIPTIONS: Readonly<Record<MarketLanguage, (count: number, brand: string) => string>> = {
  da: (count, brand) => `${count} ${count === 1 ? 'ting' : 'ting'} fra ${brand}, delt med dig.`,
  nb: (count, brand) => `${count} ${count === 1 ? 'ting' : 'ting'} fra ${brand}, delt med deg.`,
  sv: (count, brand) => `${count} ${count === 1 ? 'sak' : 'saker'} från ${brand} som delas med dig.`,
}

async function sharePathIn({ database, brand }: PageDependencies, language: MarketLanguage) {
  return (await listWellKnownPages(database.replica, { brand: brand.key, language })).shoppingListsSharePageUrl
}

/** At the path that an editor gave it. */
export async function isSharedListPage(deps: PageDependencies, { language, path }: PageRequest): Promise<boolean> {
  return path === (await sharePathIn(deps, language))
}

async function translationsOf(deps: PageDependencies) {
  const languages = deps.brand.markets.map((key) => MARKETS[key].language)
  const found = await Promise.all(
    languages.map(async (language) => ({ language, path: await sharePathIn(deps, language) })),
  )
  return found.flatMap(({ language, path }) => (path === undefined ? [] : [{ language, path }]))
}

/** Messengers read the address that `og:url` names, so the key is in it. */
function metaOf(request: PageRequest, list: SharedList, shareKey: string) {
  const { brand, language, path } = request
  return {
    title: `${list.listName} – ${brand.name}`,
    description: DESCRIPTIONS[language](list.count, brand.name),
    imageUrl: listPreviewPath(shareKey),
    canonicalPath: `${path}?${SHARE_PARAM}=${encodeURIComponent(shareKey)}`,
  }
}

/** A list by the key of its link, as others see it: whoever has the link, and nobody's cache. */
export async function buildSharedListPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language } = request
  const listId = paramOf(request, SHARE_PARAM)
  const found = listId === '' ? undefined : await deps.lists.shared(request, listId)
  const name = found?.listName ?? NAMES[language]
  const url = request.address(request.path)
  const pageUrl = found ? `${url}?${SHARE_PARAM}=${encodeURIComponent(listId)}` : url
  const page = buildPage(request, {
    componentName: 'SharedShoppingListPage',
    cache: 'partial',
    httpStatus: found ? 200 : 404,
    url: pageUrl,
    meta: {
      translations: await translationsOf(deps),
      ...(found ? metaOf(request, found, listId) : { title: `${name} – ${brand.name}` }),
    },
    trackingPageType: 'shared-shopping-list',
    model: {
      ...listOutcomeIn(request.search),
      breadcrumbs: [
        { name: brand.name, url: request.address('/') },
        { name, url: pageUrl },
      ],
      list: found ?? null,
      listId,
      pageUrl,
    },
  })
  return { page, validUntil: undefined, isPublic: false, visitorData: ['customer'] }
}
