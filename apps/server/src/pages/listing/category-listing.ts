import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { CategoryIndexEntry, ListingModel } from '@firkant/domain/page/models/page-models.ts'
import { lineOf, listCategoryPaths, type Category } from '../../features/catalog/category-tree.ts'
import { sanitiseHtml } from '../../features/content/importing/sanitise-html.ts'
import { primaryLinks } from '../../features/menu/menu-tree.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { Listing } from './listing-page.ts'

export function languagesOf(request: PageRequest): readonly MarketLanguage[] {
  return request.brand.markets.map((market) => MARKETS[market].language)
}

/** The subcategories; if there are none, the sibling categories, so that visitors can go on from here. */
async function subCategoriesOf(
  deps: PageDependencies,
  request: PageRequest,
  { category, all }: { category: Category | undefined; all: readonly Category[] },
): Promise<ListingModel['subCategories']> {
  const under = (key: string | undefined) =>
    all.filter((other) => other.parentKey === key && other.pageType === 'CategoryPage')
  const below = under(category?.key)
  const shown = below.length > 0 || category?.parentKey === undefined ? below : under(category.parentKey)
  const [filled, imageOf] = await Promise.all([
    deps.listings.filledCategories(request.market, request.now),
    deps.catalog.images(shown.flatMap((each) => each.imageFile ?? [])),
  ])
  return shown
    .filter((each) => filled.has(each.key))
    .map((each) => {
      const image = each.imageFile ? imageOf(each.imageFile, each.name) : undefined
      return {
        name: each.name,
        url: request.address(each.path),
        ...(image && { image }),
        isCurrent: each.key === category?.key,
      }
    })
}

/** The listing of a category. */
export async function categoryListing(
  deps: PageDependencies,
  request: PageRequest,
  wanted: { key: string } | { path: string },
): Promise<Listing | undefined> {
  const db = deps.database.replica
  const all = await deps.catalog.categories(request.language)
  const category = all.find((each) => ('key' in wanted ? each.key === wanted.key : each.path === wanted.path))
  if (!category) return undefined
  const [subCategories, translations] = await Promise.all([
    subCategoriesOf(deps, request, { category, all }),
    listCategoryPaths(db, languagesOf(request), category.key),
  ])
  const parents = lineOf(all, category.key).slice(0, -1)
  return {
    componentName: category.pageType,
    name: category.name,
    path: category.path,
    source: { categoryKey: category.key },
    parents: [
      { name: request.brand.name, url: request.address('/') },
      ...parents.map((parent) => ({ name: parent.name, url: request.address(parent.path) })),
    ],
    intro: category.intro,
    html: sanitiseHtml(category.html, request.address),
    subCategories,
    translations,
  }
}

/** The top-level categories that have products. */
export async function topCategories(
  deps: PageDependencies,
  request: PageRequest,
): Promise<ListingModel['subCategories']> {
  const all = await deps.catalog.categories(request.language)
  return subCategoriesOf(deps, request, { category: undefined, all })
}

/** The same tree as in the menu, as names and addresses. */
export async function categoryIndex(
  deps: PageDependencies,
  request: PageRequest,
): Promise<readonly CategoryIndexEntry[]> {
  const [categories, filled] = await Promise.all([
    deps.catalog.categories(request.language),
    deps.listings.filledCategories(request.market, request.now),
  ])
  const links = primaryLinks(
    { categories, count: (key) => (filled.has(key) ? 1 : 0), image: () => undefined, address: request.address },
    [],
  )
  const entryOf = ({ name, url, subCategories }: CategoryIndexEntry): CategoryIndexEntry => ({
    name,
    url,
    subCategories: subCategories.map(entryOf),
  })
  return links.map(entryOf)
}
