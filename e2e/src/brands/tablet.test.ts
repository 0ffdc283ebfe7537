import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { Page as ShopPage } from '@firkant/domain/page/page.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

test('a tablet is given its room: three in a row, pictures that fit the screen, sums beside the lines', async ({
  page,
  brand,
}) => {
  const { language } = MARKETS[BRANDS[brand].homeMarket]
  const category = { da: '/sofaer', nb: '/sofaer', sv: '/soffor' }[language]
  const { model } = (await (await page.request.get(`/api/content${category}`)).json()) as ShopPage
  const found = 'products' in model ? model.products.find(({ variants: [lead] }) => lead?.isBuyable) : undefined
  if (!found) throw new Error(`${brand} has nothing to buy`)

  await page.setViewportSize({ width: 600, height: 900 })
  await openPage(page, category)
  const cards = page.locator('[data-part=listing-grid] [data-part=card]')
  const tops = await cards.evaluateAll((all) => all.slice(0, 4).map((card) => card.getBoundingClientRect().top))
  expect(new Set(tops.slice(0, 3).map(Math.round)).size).toBe(1)
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0)

  await page.setViewportSize({ width: 768, height: 1024 })
  await openPage(page, found.url)
  const picture = page.locator('[data-part=gallery] img').first()
  expect((await picture.boundingBox())?.height).toBeLessThan(600)

  const added = await page.request.post(`/api/client/ct/cart/apply?language=${language}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: [{ $type: 'AddLineItemCommand', sku: found.currentSku, quantity: 1 }],
  })
  expect(added.status()).toBe(200)
  const cart = await page.locator('[data-tool=cart]').getAttribute('href')
  await openPage(page, cart ?? '')
  const lines = await page.locator('[data-part=cart-lines]').first().boundingBox()
  const sums = await page.locator('[data-part=cart-summary]').boundingBox()
  expect(sums?.x).toBeGreaterThan((lines?.x ?? 0) + (lines?.width ?? 0) - 1)
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(768)
})

test('on a phone the way to the checkout stays under the thumb', async ({ page, brand }) => {
  const { language } = MARKETS[BRANDS[brand].homeMarket]
  const category = { da: '/sofaer', nb: '/sofaer', sv: '/soffor' }[language]
  const { model } = (await (await page.request.get(`/api/content${category}`)).json()) as ShopPage
  const skus = 'products' in model ? model.products.filter(({ variants: [lead] }) => lead?.isBuyable) : []
  await page.request.post(`/api/client/ct/cart/apply?language=${language}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: skus.slice(0, 5).map(({ currentSku: sku }) => ({ $type: 'AddLineItemCommand', sku, quantity: 1 })),
  })
  await page.setViewportSize({ width: 375, height: 667 })
  await openPage(page, '/')
  await openPage(page, (await page.locator('[data-tool=cart]').getAttribute('href')) ?? '')
  await expect(page.locator('[data-action=checkout]')).toBeInViewport({ ratio: 0.99 })
})
