import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { PAGES_WITHOUT_ADDRESS } from '@firkant/domain/content/pages-of-one-key.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { returnPath } from '@firkant/domain/returns/return-steps.ts'
import { openFacets, openMenuFurther, openPanel, openSearch } from './look-panels.ts'
import { fillCart, fillCheckout, openFirstStore, outsideExperiments, placeOrder } from './look-steps.ts'

const CONTENT = join(import.meta.dirname, '../../../demo/content')

export interface LookShop {
  readonly brand: BrandKey
  readonly language: MarketLanguage
  readonly page: Page
  /** Of the first card on the start page. */
  readonly productPath: string
}

/** One view. `whole` captures the whole page, otherwise the window. */
export interface LookView {
  readonly name: string
  readonly whole: boolean
  /** Later views continue from its page or cart. */
  readonly isNeededLater?: boolean
  readonly open: (shop: LookShop) => Promise<unknown>
}

interface ContentPage {
  readonly key: string
  readonly path: string
  readonly componentName: string
}

/** Kinds of which every page is captured: their blocks differ. */
const SHOWN_BY_KEY = ['start', 'customer-service', 'faq', 'offers', 'category-sofas']

function contentPages(brand: BrandKey, language: MarketLanguage): readonly ContentPage[] {
  const folder = join(CONTENT, brand, language)
  const pages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && entry.name !== 'site.json')
    .map((entry) => JSON.parse(readFileSync(join(folder, entry.name), 'utf8')) as ContentPage)
    .filter(({ componentName }) => !PAGES_WITHOUT_ADDRESS.some((kind) => kind === componentName))
  const oneOfEachKind = new Map(pages.toReversed().map((page) => [page.componentName, page]))
  const byKey = pages.filter(({ key }) => SHOWN_BY_KEY.includes(key))
  return [...new Set([...oneOfEachKind.values(), ...byKey])].toSorted((a, b) => a.key.localeCompare(b.key))
}

const at = (path: string) => (shop: LookShop) => shop.page.goto(path)
const wholePage = (name: string, open: LookView['open']): LookView => ({ name, whole: true, open })
const inWindow = (name: string, open: LookView['open']): LookView => ({ name, whole: false, open })

function wellKnown(brand: BrandKey, language: MarketLanguage): Readonly<Record<string, string>> {
  const site = JSON.parse(readFileSync(join(CONTENT, brand, language, 'site.json'), 'utf8')) as {
    wellKnownPages: Record<string, string>
  }
  return site.wellKnownPages
}

/** Every kind of page and panel, in the order of one visit: later ones need the cart filled by earlier ones. */
export function lookViews(brand: BrandKey): readonly LookView[] {
  const { language } = MARKETS[BRANDS[brand].homeMarket]
  const pages = wellKnown(brand, language)
  const word = language === 'sv' ? 'lamp' : 'lampe'
  return [
    ...contentPages(brand, language).map(({ key, path }) => wholePage(`content-${key}`, at(path))),
    wholePage('category', at({ da: '/laenestole', nb: '/lenestoler', sv: '/fatoljer' }[language])),
    wholePage('rooms', at(pages.roomsPageLink ?? '/')),
    wholePage('store', openFirstStore(pages.storeOverviewPageLink ?? '/')),
    wholePage('search', at(`${pages.searchPageUrl}?q=${word}`)),
    wholePage('search-nothing', at(`${pages.searchPageUrl}?q=qqqqzzzz`)),
    wholePage('country', at(FIXED_PATHS.country[language])),
    wholePage('rights', at(FIXED_PATHS.rights[language])),
    wholePage('recalls', at(FIXED_PATHS.recalls[language])),
    wholePage('guarantee', at(FIXED_PATHS.guarantee[language])),
    wholePage('accessibility', at(FIXED_PATHS.accessibility[language])),
    wholePage('returns', at(returnPath('register'))),
    wholePage('withdrawal', at(FIXED_PATHS.withdrawal[language])),
    wholePage('find-order', at(FIXED_PATHS.order[language])),
    wholePage('cart-empty', at(FIXED_PATHS.cart[language])),
    inWindow('panel-cart-empty', openPanel('cart')),
    wholePage('product', ({ page, productPath }) => page.goto(productPath)),
    inWindow('panel-menu', openPanel('menu')),
    inWindow('panel-menu-further', openMenuFurther),
    inWindow('panel-country', openPanel('country')),
    inWindow('panel-price-guarantee', openPanel('price-guarantee')),
    inWindow('panel-wishlist', openPanel('wishlist')),
    inWindow('panel-search', openSearch(word)),
    inWindow('panel-facets', openFacets(pages.roomsPageLink ?? '/')),
    {
      ...inWindow('panel-cart', async (shop) => {
        await fillCart(shop)
        await openPanel('cart')(shop)
      }),
      isNeededLater: true,
    },
    wholePage('cart', at(outsideExperiments(FIXED_PATHS.cart[language]))),
    wholePage('checkout', at(outsideExperiments(pages.checkoutPageUrl ?? '/'))),
    {
      ...wholePage('checkout-review', async (shop) => {
        await fillCheckout(shop)
        await shop.page.goto(outsideExperiments(pages.checkoutPageUrl ?? '/'))
      }),
      isNeededLater: true,
    },
    wholePage('confirmation', placeOrder),
    wholePage('kit', at('/__kit')),
    wholePage('blocks', at('/__kit/blocks')),
  ]
}
