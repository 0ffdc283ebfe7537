import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { CONTENT_WIDTH_PX, type ContentWidth } from '@firkant/domain/content/content-widths.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { Page as ShopPage } from '@firkant/domain/page/page.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

const CONTENT = join(import.meta.dirname, '../../../demo/content')

/** An article with a table, in brands that have one. */
const ARTICLES: Readonly<Record<BrandKey, string>> = {
  hjemly: '/inspiration/naar-det-er-spildt',
  skygge: '/pleje',
  fjellbo: '/gode-rad',
  ljuvhem: '/inspiration/flacken-ar-inte-hela-varlden',
}

interface Places {
  readonly category: string
  readonly product: string
  readonly article: string
  readonly search: string
  readonly checkout: string
  readonly cart: string
  readonly stores: string
  readonly store: string
  readonly terms: string
}

/** The brand's pages of each kind, and something in the visitor's cart. */
async function placesOf(page: Page, brand: BrandKey): Promise<Places> {
  const { language } = MARKETS[BRANDS[brand].homeMarket]
  const read = (name: string) => JSON.parse(readFileSync(join(CONTENT, brand, language, name), 'utf8')) as unknown
  const { wellKnownPages } = read('site.json') as { wellKnownPages: Record<string, string> }
  const category = { da: '/sofaer', nb: '/sofaer', sv: '/soffor' }[language]
  const contentOf = async (path: string) => (await (await page.request.get(`/api/content${path}`)).json()) as ShopPage
  const { model } = await contentOf(category)
  const found = 'products' in model ? model.products.find(({ variants: [lead] }) => lead?.isBuyable) : undefined
  if (!found) throw new Error(`${brand} has nothing to buy`)
  const added = await page.request.post(`/api/client/ct/cart/apply?language=${language}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: [{ $type: 'AddLineItemCommand', sku: found.currentSku, quantity: 1 }],
  })
  expect(added.status()).toBe(200)
  const stores = (read('stores.json') as { path: string }).path
  const overview = await contentOf(stores)
  const store = overview.componentName === 'StoreOverviewPage' ? overview.model.groups[0]?.stores[0]?.url : undefined
  return {
    category,
    product: found.url,
    article: ARTICLES[brand],
    search: `${wellKnownPages.searchPageUrl}?q=sof`,
    checkout: wellKnownPages.checkoutPageUrl ?? '',
    cart: FIXED_PATHS.cart[language],
    stores,
    store: store ?? '',
    terms: (read('terms.json') as { path: string }).path,
  }
}

type MeasuredBlock = readonly [width: string, px: number, block: string]

/** How wide the content of each block is that has a preset. */
function measureBlocks(page: Page): Promise<MeasuredBlock[]> {
  return page.locator('[data-block]:not([data-width=full], [data-block] *)').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const { width = '', block: name = '' } = (block as HTMLElement).dataset
      const sides = [...block.children].map((child) => child.getBoundingClientRect()).filter((box) => box.width > 0)
      const px = Math.max(...sides.map(({ right }) => right)) - Math.min(...sides.map(({ left }) => left))
      return sides.length > 0 ? [[width, Math.round(px), name] as const] : []
    }),
  )
}

test('A11Y-01 BLOCK-36 at 320 px (WCAG 1.4.10) no page scrolls sideways; at 2000 px blocks are as wide as their preset says', async ({
  page,
  brand,
}) => {
  const { article, category, terms, ...others } = await placesOf(page, brand)
  const withBlocks = ['/', article, category, terms]
  const seen: MeasuredBlock[] = []
  for (const path of [...Object.values(others), ...withBlocks]) {
    await page.setViewportSize({ width: withBlocks.includes(path) ? 2000 : 320, height: 640 })
    await openPage(page, path)
    if (withBlocks.includes(path)) seen.push(...(await measureBlocks(page)))
    await page.setViewportSize({ width: 320, height: 640 })
    // The footer stands on each of them.
    await expect(page.locator('[data-part=page-end]')).toBeAttached()
    await expect.poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0), path).toBe(320)
  }
  const limit = (width: string) => CONTENT_WIDTH_PX[width as ContentWidth] ?? 0
  expect(seen.filter(([width, px]) => px > limit(width))).toEqual([])
  expect(seen).toContainEqual(['normal', 1280, expect.any(String)])
})

test('BRAND-01 start, category and product fetch at most two font files, of 45 kB together', async ({
  page,
  brand,
}) => {
  const { category, product } = await placesOf(page, brand)
  for (const path of ['/', category, product]) {
    const fonts = new Map<string, number>()
    const sizes: Promise<void>[] = []
    const fresh = await page.context().newPage()
    fresh.on('requestfinished', (request) => {
      if (request.resourceType() !== 'font') return
      sizes.push(
        request
          .sizes()
          .then(({ responseBodySize }) => void fonts.set(new URL(request.url()).pathname, responseBodySize)),
      )
    })
    await fresh.goto(path)
    await fresh.locator('html[data-started]').waitFor()
    // Renders every word once, so that the fonts for its characters are requested.
    await fresh.locator('[data-part=page-end]').scrollIntoViewIfNeeded()
    await fresh.evaluate(() => document.fonts.ready)
    await Promise.all(sizes)
    expect([...fonts.keys()].length, path).toBeLessThanOrEqual(2)
    expect([...fonts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(45_000)
    await fresh.close()
  }
})
