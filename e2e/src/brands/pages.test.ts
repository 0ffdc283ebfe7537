import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
const SEEN_WIDE = ['StartPage', 'EditorialPage', 'InspirationArticlePage', 'StoreOverviewPage', 'ContentNotFoundPage']

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

for (const width of [375, 1366]) {
  test(`A11Y-01 PAGE-01 PAGE-09 PAGE-20 BRAND-02 every kind of page is accessible, quiet and as wide as the window at ${width}`, async ({
    page,
    brand,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: width < 600 ? 812 : 900 })
    const { homeMarket } = BRANDS[brand]
    const pages = pagesOfEachKind(brand, MARKETS[homeMarket].language).filter(({ componentName }) =>
      width < 600 ? !SEEN_ELSEWHERE.includes(componentName) : SEEN_WIDE.includes(componentName),
    )
    for (const { key, path, componentName } of pages) {
      await test.step(key, async () => {
        await openPage(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          'nothing sticks out',
        ).toBeLessThanOrEqual(0)
        await expectAccessible(page)
        if (SEEN_WIDE.includes(componentName)) await saveScreenshot(page, `${brand}-${key}-${width}`)
        // The browser logs the 404 of the not-found page itself.
        if (componentName === 'ContentNotFoundPage') complaints.length = 0
      })
    }
  })
}

for (const width of [375, 1366]) {
  test(`A11Y-01 PAGE-03 PAGE-07 PAGE-30 from category to product and through a room, accessible at ${width}`, async ({
    page,
    brand,
  }) => {
    await page.setViewportSize({ width, height: width < 600 ? 812 : 900 })
    const { language } = MARKETS[BRANDS[brand].homeMarket]
    const site = JSON.parse(readFileSync(join(CONTENT, brand, language, 'site.json'), 'utf8')) as {
      wellKnownPages: { roomsPageLink: string }
    }
    const sofas = { da: '/sofaer', nb: '/sofaer', sv: '/soffor' }[language]
    const check = async (name: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      await expectAccessible(page)
      await saveScreenshot(page, `${brand}-${name}-${width}`)
    }
    await openPage(page, sofas)
    await check('category')
    await page.locator('[data-part=card] a').first().click()
    await expect(page.locator('[data-part=buy-box]')).toBeVisible()
    await expect(page.locator('[data-part=product-price] [data-part=price]')).toBeVisible()
    await check('product')
    await openPage(page, site.wellKnownPages.roomsPageLink)
    await page.locator('[data-part=tile] a').first().click()
    await expect(page.locator('[data-part=listing-picture]')).toBeVisible()
    await expectAccessible(page)
  })
}

test('SHELL-01 the shell stands in its order', async ({ page }) => {
  await openPage(page, '/')
  const order = await page.evaluate(() => {
    const wanted = [
      '[data-part=skip-link]',
      '[data-slot=employee-bar]',
      'header',
      'main',
      'footer',
      '[data-slot=shopping-list-drawer]',
      '[data-part=live-region]',
    ]
    const elements = wanted.map((selector) => document.querySelector(selector))
    return elements.every((element, index) => {
      const next = elements[index + 1]
      return (
        element !== null &&
        (next === undefined ||
          (next !== null && (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0))
      )
    })
  })
  expect(order).toBe(true)
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

test('NAV-13 type grows with the window between 375 and 1600, and not beyond', async ({ page }) => {
  await openPage(page, '/')
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  }
  const [tiny, phone, tablet, laptop, huge] = [
    await sizeAt(320),
    await sizeAt(375),
    await sizeAt(769),
    await sizeAt(1600),
    await sizeAt(1750),
  ]
  expect(Math.abs(tiny - phone)).toBeLessThan(0.5)
  expect(tablet).toBeGreaterThan(phone)
  expect(laptop).toBeGreaterThan(tablet)
  expect(Math.abs(huge - laptop)).toBeLessThan(0.5)
})

test('no layout shift while the start page loads and is scrolled', async ({ page }) => {
  await page.addInitScript(() => {
    const record = { shift: 0 }
    Object.assign(window, { record })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) record.shift += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openPage(page, '/')
  for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 600)
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => (window as unknown as { record: { shift: number } }).record.shift)
  expect(shift).toBeLessThanOrEqual(0.02)
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
