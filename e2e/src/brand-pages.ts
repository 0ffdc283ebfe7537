import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { PAGES_WITHOUT_ADDRESS } from '@firkant/domain/content/pages-of-one-key.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Page as ShopPage } from '@firkant/domain/page/page.ts'
import type { WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import { addCommand, applyToCart } from './checkout-steps.ts'
import { homeMarketOf } from './shop-fixture.ts'

const CONTENT = join(import.meta.dirname, '../../demo/content')

export interface ContentPage {
  readonly key: string
  readonly path: string
  readonly componentName: string
}

export const languageOf = (brand: BrandKey): MarketLanguage => MARKETS[homeMarketOf(brand)].language

/** Addresses that are alike in all brands of a language. */
export const sofasOf = (brand: BrandKey): string => ({ da: '/sofaer', nb: '/sofaer', sv: '/soffor' })[languageOf(brand)]
export const armchairsOf = (brand: BrandKey): string =>
  ({ da: '/laenestole', nb: '/lenestoler', sv: '/fatoljer' })[languageOf(brand)]

/** Kinds whose first page by name would not show the most: these have forms and tables. */
const BEST_OF_ITS_KIND = ['customer-service', 'guide-stains', 'care', 'idea-stains']

/** What editors wrote in the brand's home language. */
export function contentPages(brand: BrandKey): readonly ContentPage[] {
  const folder = join(CONTENT, brand, languageOf(brand))
  return (
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'site.json')
      .map((entry) => JSON.parse(readFileSync(join(folder, entry.name), 'utf8')) as ContentPage)
      // Shown on product pages and in the mini cart; no pages of their own.
      .filter(({ componentName }) => !PAGES_WITHOUT_ADDRESS.some((kind) => kind === componentName))
  )
}

/** One page of each kind that editors can write. */
export function pagesOfEachKind(brand: BrandKey): readonly ContentPage[] {
  const pages = contentPages(brand).toSorted(
    (a, b) => Number(BEST_OF_ITS_KIND.includes(b.key)) - Number(BEST_OF_ITS_KIND.includes(a.key)),
  )
  return [...new Map(pages.toReversed().map((page) => [page.componentName, page])).values()]
}

export async function resolveData(page: Page, brand: BrandKey, asked: readonly unknown[]): Promise<unknown> {
  const d = JSON.stringify([asked])
  const answer = await page.request.get('/api/client/dynamic-data/resolve', {
    params: { language: languageOf(brand), d },
  })
  const [record] = (await answer.json()) as readonly { readonly data: unknown }[]
  return record?.data
}

export const wellKnownPages = async (page: Page, brand: BrandKey): Promise<WellKnownPages> =>
  (await resolveData(page, brand, ['wellKnownPages'])) as WellKnownPages

export const contentOf = async (page: Page, path: string): Promise<ShopPage> =>
  (await (await page.request.get(`/api/content${path}`)).json()) as ShopPage

/** So many of the brand's sofas in the visitor's cart. */
export async function fillCart(page: Page, brand: BrandKey, lines: number): Promise<readonly ProductCard[]> {
  const { model } = await contentOf(page, sofasOf(brand))
  const products = 'products' in model ? model.products.filter(({ variants: [lead] }) => lead?.isBuyable) : []
  if (products.length < lines) throw new Error(`${brand} has too little to buy`)
  const added = products.slice(0, lines)
  await applyToCart(
    page,
    added.map(({ currentSku }) => addCommand(currentSku)),
    languageOf(brand),
  )
  return added
}
