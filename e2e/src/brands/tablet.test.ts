import type { Page } from '@playwright/test'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { Page as ShopPage } from '@firkant/domain/page/page.ts'
import { expect, openPage, test, whenTakenOver } from '../shop-fixture.ts'

/** The category of sofas, with some of what it sells in the visitor's cart. */
async function fillCart(page: Page, brand: BrandKey, lines: number) {
  const { language } = MARKETS[BRANDS[brand].homeMarket]
  const category = { da: '/sofaer', nb: '/sofaer', sv: '/soffor' }[language]
  const { model } = (await (await page.request.get(`/api/content${category}`)).json()) as ShopPage
  const products = 'products' in model ? model.products.filter(({ variants: [lead] }) => lead?.isBuyable) : []
  const [product] = products
  if (!product || products.length < lines) throw new Error(`${brand} has too little to buy`)
  const added = await page.request.post(`/api/client/ct/cart/apply?language=${language}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: products.slice(0, lines).map(({ currentSku: sku }) => ({ $type: 'AddLineItemCommand', sku, quantity: 1 })),
  })
  expect(added.status()).toBe(200)
  return { category, product: product.url }
}

const openCart = async (page: Page) =>
  openPage(page, (await page.locator('[data-tool=cart]').getAttribute('href')) ?? '')

test('a tablet is given its room: three in a row, pictures that fit the screen, sums beside the lines', async ({
  page,
  brand,
}) => {
  const { category, product } = await fillCart(page, brand, 1)
  await page.setViewportSize({ width: 600, height: 900 })
  await openPage(page, category)
  const cards = page.locator('[data-part=listing-grid] [data-part=card]')
  const tops = await cards.evaluateAll((all) => all.slice(0, 4).map((card) => card.getBoundingClientRect().top))
  expect(new Set(tops.slice(0, 3).map(Math.round)).size).toBe(1)
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0)

  await page.setViewportSize({ width: 768, height: 1024 })
  await openPage(page, product)
  const picture = page.locator('[data-part=gallery] img').first()
  expect((await picture.boundingBox())?.height).toBeLessThan(600)

  await openCart(page)
  const lines = await page.locator('[data-part=cart-lines]').first().boundingBox()
  const sums = await page.locator('[data-part=cart-summary]').boundingBox()
  expect(sums?.x).toBeGreaterThan((lines?.x ?? 0) + (lines?.width ?? 0) - 1)
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(768)
})

test('on a phone the way to the checkout stays under the thumb', async ({ page, brand }) => {
  const { category } = await fillCart(page, brand, 5)
  await page.setViewportSize({ width: 375, height: 667 })
  await openPage(page, category)
  await openCart(page)
  await expect(page.locator('[data-action=checkout]')).toBeInViewport({ ratio: 0.99 })
})

test('PLP-04 on a phone the first products are in the first screen, and the filters stay in sight', async ({
  page,
  brand,
}) => {
  const { language } = MARKETS[BRANDS[brand].homeMarket]
  await page.setViewportSize({ width: 375, height: 812 })
  await openPage(page, { da: '/laenestole', nb: '/lenestoler', sv: '/fatoljer' }[language])
  const cards = page.locator('[data-part=listing-grid] [data-part=card]')
  await expect(cards.first().locator('[data-part=price]').first()).toBeInViewport({ ratio: 0.9 })

  const intro = page.locator('[data-part=listing-intro]')
  const more = intro.locator('xpath=following-sibling::button')
  const cut = await intro.boundingBox()
  await whenTakenOver(more)
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  expect((await intro.boundingBox())?.height).toBeGreaterThan(cut?.height ?? 0)

  const bar = page.locator('[data-part=filter-bar]')
  await cards.nth(8).scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport({ ratio: 0.99 })
  // Whoever goes back by keyboard sees what has the focus: it stands clear of header and bar.
  await cards.nth(8).locator('[data-part=card-name] a').focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+Tab')
  await expect
    .poll(async () => {
      const foot = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
      return page.evaluate((below) => (document.activeElement?.getBoundingClientRect().bottom ?? 0) > below, foot)
    })
    .toBe(true)
})
