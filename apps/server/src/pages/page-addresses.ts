import { SKU_PARAM } from '@firkant/domain/catalog/catalog-addresses.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { loadCardFacts } from '../features/catalog/product-cards.ts'
import type { ProductDetails } from '../features/catalog/product-store.ts'
import { findPageByPath, listTranslations, type StoredPage } from '../features/content/content-store.ts'
import { findPage } from './find-page.ts'
import { readPageRequest, type PageRequest, type PageDependencies } from './page-request.ts'
import { addressOfSku } from './product/product-details.ts'
import { findProductAt } from './product/product-page.ts'

const OK = 200

type Addresses = ReadonlyMap<MarketKey, string>

/** Without query, except the SKU: filters and page numbers differ by language, a SKU does not. */
function plainRequest(deps: PageDependencies, address: URL): PageRequest {
  const sku = address.searchParams.get(SKU_PARAM)
  const query = new URLSearchParams(sku === null ? {} : { [SKU_PARAM]: sku })
  return readPageRequest(deps, {
    path: address.pathname,
    query,
    search: '',
    isPreview: false,
    widthClass: 'laptop',
    traits: undefined,
  })
}

async function findPlainPage(deps: PageDependencies, request: PageRequest): Promise<Page | undefined> {
  const { page } = await findPage(deps, request)
  return page.httpStatus === OK ? page : undefined
}

/** An editor's page exists in every language with a live translation; it need not be built to know that. */
async function addressesOfStored(deps: PageDependencies, stored: StoredPage, markets: readonly MarketKey[]) {
  const { brand, now } = deps
  const translations = await listTranslations(deps.database.replica, { brand: brand.key, now: now() }, stored.key)
  const found = markets.flatMap((market) => {
    const { language } = MARKETS[market]
    const path = translations.find((each) => each.language === language)?.path
    return path === undefined ? [] : [[market, localizePath(brand, language, path)] as const]
  })
  return new Map(found)
}

/** A product exists in a market where it has a name and a price. */
async function addressesOfProduct(
  deps: PageDependencies,
  { request, product }: { request: PageRequest; product: ProductDetails },
  markets: readonly MarketKey[],
): Promise<Addresses> {
  if (request.path !== `/${product.category_slug}/${product.key}`) return new Map()
  const { brand, now } = deps
  const found = await Promise.all(
    markets.map(async (key) => {
      const market = MARKETS[key]
      const address = (path: string) => localizePath(brand, market.language, path)
      const context = { brand: brand.key, market, address, now: now() }
      const [facts] =
        product.slugs[market.language] === undefined ? [] : await loadCardFacts(deps.catalog, context, [product.key])
      return facts ? [[key, addressOfSku(facts, { ...request, address })] as const] : []
    }),
  )
  return new Map(found.flat())
}

/** The tree is cached for each language. */
async function addressesOfCategory(
  deps: PageDependencies,
  key: string,
  markets: readonly MarketKey[],
): Promise<Addresses> {
  const found = await Promise.all(
    markets.map(async (market) => {
      const { language } = MARKETS[market]
      const there = (await deps.catalog.categories(language)).find((category) => category.key === key)
      return there ? [[market, localizePath(deps.brand, language, there.path)] as const] : []
    }),
  )
  return new Map(found.flat())
}

/** The page's address in another language, from its meta data. */
function alternateOf({ metaInfo }: Page, language: string): string | undefined {
  return metaInfo.elements.find(({ attributes }) => attributes.rel === 'alternate' && attributes.hreflang === language)
    ?.attributes.href
}

async function addressesOfBuilt(
  deps: PageDependencies,
  { request, page }: { request: PageRequest; page: Page },
  markets: readonly MarketKey[],
): Promise<Addresses> {
  const found = await Promise.all(
    markets.map(async (market) => {
      if (market === request.market.key) return [[market, page.url] as const]
      const alternate = alternateOf(page, MARKETS[market].language)
      if (alternate === undefined) return []
      // A translated address does not mean that the page exists there, so it is looked up.
      const counterpart = await findPlainPage(deps, plainRequest(deps, new URL(alternate)))
      return counterpart ? [[market, counterpart.url] as const] : []
    }),
  )
  return new Map(found.flat())
}

/** The page's address in each of the given markets; markets without it are left out. */
export async function findPageAddresses(
  deps: PageDependencies,
  from: string,
  markets: readonly MarketKey[],
): Promise<Addresses> {
  const request = plainRequest(deps, new URL(from, deps.publicUrl))
  const context = { brand: request.brand.key, language: request.language, now: request.now }
  // These three need no page to be built; building the page and its counterparts took forty times as long.
  const [stored, product, categories] = await Promise.all([
    findPageByPath(deps.database.replica, context, request.path),
    findProductAt(deps, request),
    deps.catalog.categories(request.language),
  ])
  if (stored && stored.componentName !== 'ContentNotFoundPage') return addressesOfStored(deps, stored, markets)
  if (product) return addressesOfProduct(deps, { request, product }, markets)
  const category = categories.find(({ path }) => path === request.path)
  if (category) return addressesOfCategory(deps, category.key, markets)
  const page = await findPlainPage(deps, request)
  return page ? addressesOfBuilt(deps, { request, page }, markets) : new Map()
}
