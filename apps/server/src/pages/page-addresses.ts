import { SKU_PARAM } from '@firkant/domain/catalog/catalog-addresses.ts'
import { readLocalizedPath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { findPage } from './find-page.ts'
import { readPageRequest, type PageWorld } from './page-request.ts'

const OK = 200

/** The page alone: filters and page numbers are words of one language, a sku is the same in all. */
async function findPlainPage(world: PageWorld, address: URL): Promise<Page | undefined> {
  const sku = address.searchParams.get(SKU_PARAM)
  const query = new URLSearchParams(sku === null ? {} : { [SKU_PARAM]: sku })
  const request = readPageRequest(world, { path: address.pathname, query, search: '', isPreview: false })
  const { page } = await findPage(world, request)
  return page.httpStatus === OK ? page : undefined
}

/** What the page says of itself in the other languages. */
function alternateOf({ metaInfo }: Page, language: string): string | undefined {
  return metaInfo.elements.find(({ attributes }) => attributes.rel === 'alternate' && attributes.hreflang === language)
    ?.attributes.href
}

/** Where the page of an address stands in the given markets; a market without it is left out. */
export async function findPageAddresses(
  world: PageWorld,
  from: string,
  markets: readonly MarketKey[],
): Promise<ReadonlyMap<MarketKey, string>> {
  const here = new URL(from, world.publicUrl)
  const page = await findPlainPage(world, here)
  if (!page) return new Map()
  const { market: current } = readLocalizedPath(world.brand, here.pathname)
  const found = await Promise.all(
    markets.map(async (market) => {
      if (market === current.key) return [market, page.url] as const
      const alternate = alternateOf(page, MARKETS[market].language)
      if (alternate === undefined) return undefined
      const there = new URL(alternate)
      if (page.componentName === 'ProductPage') there.search = new URL(page.url, world.publicUrl).search
      // A translation tells what the page is called there, not that it is sold there.
      const counterpart = await findPlainPage(world, there)
      return counterpart && ([market, counterpart.url] as const)
    }),
  )
  return new Map(found.filter((entry) => entry !== undefined))
}
