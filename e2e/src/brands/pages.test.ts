import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { PAGES_WITHOUT_ADDRESS } from '@firkant/domain/content/pages-of-one-key.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { expect, expectAccessible, saveScreenshot, openPage, test } from '../shop-fixture.ts'

const DIST = join(import.meta.dirname, '../../../dist')
const CONTENT = join(import.meta.dirname, '../../../demo/content')

interface ContentPage {
  readonly key: string
  readonly path: string
  readonly componentName: string
}

/** Kinds whose first page by name would not show the most. */
const BEST_OF_ITS_KIND = ['customer-service']
/** Kinds with the same view as the campaign page, with other products. */
const SEEN_ELSEWHERE = ['BrandPage', 'CategoryPage', 'ProductListingPage', 'RoomPage']
const SEEN_WIDE = [
  'StartPage',
  'CampaignPage',
  'EditorialPage',
  'InspirationArticlePage',
  'StoreOverviewPage',
  'ContentNotFoundPage',
]

/** One page of each kind that editors can write. */
function pagesOfEachKind(brand: string, language: string): ContentPage[] {
  const folder = join(CONTENT, brand, language)
  const pages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'site.json')
    .map((entry) => JSON.parse(readFileSync(join(folder, entry.name), 'utf8')) as ContentPage)
    // Shown on product pages and in the mini cart; no pages of their own.
    .filter(({ componentName }) => !PAGES_WITHOUT_ADDRESS.some((kind) => kind === componentName))
    .toSorted((a, b) => Number(BEST_OF_ITS_KIND.includes(b.key)) - Number(BEST_OF_ITS_KIND.includes(a.key)))
  return [...new Map(pages.toReversed().map((page) => [page.componentName, page])).values()]
}

const SIZES = { wide: { width: 1366, height: 900 }, narrow: { width: 375, height: 812 } } as const

/** At each width: accessible, and nothing sticks out. */
async function expectSound(page: Page, name: string, sizes: readonly (keyof typeof SIZES)[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 'nothing sticks out')
      .toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await saveScreenshot(page, `${name}-${SIZES[size].width}`)
  }
}

for (const isWide of [true, false]) {
  const sizes = isWide ? (['wide', 'narrow'] as const) : (['narrow'] as const)
  test(`A11Y-01 PAGE-01 PAGE-09 PAGE-20 BRAND-02 every kind of page is accessible, quiet and as wide as the window: ${sizes.join(' and ')}`, async ({
    page,
    brand,
    complaints,
  }) => {
    const { homeMarket } = BRANDS[brand]
    const pages = pagesOfEachKind(brand, MARKETS[homeMarket].language).filter(
      ({ componentName }) => SEEN_WIDE.includes(componentName) === isWide && !SEEN_ELSEWHERE.includes(componentName),
    )
    for (const { key, path, componentName } of pages) {
      await test.step(key, async () => {
        await page.setViewportSize(SIZES[sizes[0]])
        await openPage(page, path)
        await expectSound(page, `${brand}-${key}`, sizes)
        // The not-found page is asked for by an address that is none: the browser tells of the status itself.
        if (componentName === 'ContentNotFoundPage') complaints.length = 0
      })
    }
  })
}

test('A11Y-01 PAGE-03 PAGE-07 PAGE-30 from category to product and through a room, accessible on a desk and a phone', async ({
  page,
  brand,
}) => {
  const { language } = MARKETS[BRANDS[brand].homeMarket]
  const site = JSON.parse(readFileSync(join(CONTENT, brand, language, 'site.json'), 'utf8')) as {
    wellKnownPages: { roomsPageLink: string }
  }
  const sofas = { da: '/sofaer', nb: '/sofaer', sv: '/soffor' }[language]
  await openPage(page, sofas)
  await expectSound(page, `${brand}-category`, ['wide', 'narrow'])
  await page.locator('[data-part=card] a').first().click()
  await expect(page.locator('[data-part=buy-box]')).toBeVisible()
  await expect(page.locator('[data-part=product-price] [data-part=price]')).toBeVisible()
  await expectSound(page, `${brand}-product`, ['narrow', 'wide'])
  await openPage(page, site.wellKnownPages.roomsPageLink)
  await page.locator('[data-part=tile] a').first().click()
  await expect(page.locator('[data-part=listing-picture]')).toBeVisible()
  await expectSound(page, `${brand}-room`, ['wide', 'narrow'])
})

test('PAGE-01 the start page comes in every language of the brand, with its texts and prices', async ({
  page,
  brand,
}) => {
  const definition = BRANDS[brand]
  const marks = { DK: /\d,-/, NO: /\d,-/, SE: /\d:-/ } as const
  for (const key of definition.markets) {
    const { language } = MARKETS[key]
    await openPage(page, localizePath(definition, language, '/'))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('[data-part=price]').first()).toHaveText(marks[key])
    await expect(page.locator('main')).not.toContainText('[')
  }
})

test("BRAND-01 the build has this brand's logo, fonts and colours and nothing of another", async ({ brand }) => {
  const folder = join(DIST, brand, 'client', 'assets')
  const names = readdirSync(folder)
  const fonts: Record<string, string> = {
    hjemly: 'fraunces',
    skygge: 'cormorant',
    fjellbo: 'bricolage',
    ljuvhem: 'gabarito',
  }
  expect(names.some((name) => name.startsWith(fonts[brand] ?? '?'))).toBe(true)
  const text = names
    .filter((name) => /\.(?:js|css|svg)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  for (const other of BRAND_KEYS.filter((key) => key !== brand)) {
    expect(names.filter((name) => name.includes(fonts[other] ?? '?'))).toEqual([])
    expect(text.includes(other), `${other} in the build of ${brand}`).toBe(false)
  }
})
