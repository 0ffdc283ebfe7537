import { request as newRequest } from '@playwright/test'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { ProductModel } from '@firkant/domain/page/product-model.ts'
import { findCard, openChanged } from '../product-pages.ts'
import { expect, expectAccessible, openPage, test, whenTakenOver } from '../shop-fixture.ts'

const SOFA = '/sofaer/nordlo-3-green'
const amount = (inclVat: number) => ({ inclVat, exclVat: inclVat * 0.8 })

const priced = (model: ProductModel, current: number): ProductModel['product'] => ({
  ...model.product,
  price: { current: amount(current), regular: amount(current), viewData: { showRedPrice: false } },
  variants: model.product.variants.map(({ stressFactor: _claim, ...variant }) => variant),
})

test('PDP-04 CARD-08 LAW-03 when a countdown ends, the price that comes after it is asked for and shown', async ({
  page,
}) => {
  await page.clock.install()
  const ends = new Date(Date.now() + 2 * HOUR_MS).toISOString()
  await openChanged(page, SOFA, (model, askedBefore) => {
    const { automatedDiscountPriceCountdown: _end, ...rest } = model
    const after = { ...rest, product: priced(model, 9000) }
    return askedBefore > 0 ? after : { ...rest, product: priced(model, 7000), automatedDiscountPriceCountdown: ends }
  })
  const price = page.locator('[data-part=product-price] [data-part=price]')
  // The banner above the header may have a countdown, too.
  const timer = page.getByRole('main').getByRole('timer')
  await expect(price).toHaveText('7.000,-')
  await expect(timer).toContainText('Prisen slutter om')
  await expect(timer).toContainText(/01 t ?59 m ?\d\d s/)
  await page.clock.fastForward('02:00:00')
  await expect(price).toHaveText('9.000,-')
  await expect(timer).toHaveCount(0)
})

test('CARD-08 from five visitors on they are told, live: the strip asks again every 15 s', async ({ page, origin }) => {
  const card = await findCard(page.request, ({ siblings }) => siblings.length > 1)
  const asking = new URLSearchParams({ language: 'da', d: JSON.stringify([['pageViews', card.productKey]]) })
  const visit = async () => {
    const visitor = await newRequest.newContext({ baseURL: origin })
    // The first answer gives an identity, the second request is counted.
    for (let asked = 0; asked < 2; asked += 1) {
      await visitor.get(`/api/client/dynamic-data/resolve?${asking.toString()}`)
    }
    await visitor.dispose()
  }
  await page.clock.install()
  await openChanged(page, card.url, (model) => ({
    ...model,
    showStressFactor: true,
    showPageViews: true,
    product: priced(model, 100),
  }))
  for (let visitors = 0; visitors < 5; visitors += 1) await visit()
  await page.clock.fastForward(15_000)
  const strip = page.locator('[data-part=stress][data-kind=pageViews]')
  await expect(strip).toContainText(/Set af \d+ den seneste halve time/)
  await expect(strip.locator('[data-part=pulse]')).toBeVisible()
})

test('PDP-05 the price guarantee opens beside the product, and closing gives the focus back', async ({ page }) => {
  await openChanged(page, SOFA, (model) => ({
    ...model,
    priceGuarantee: { heading: 'Prisgaranti', html: '<p>Vi matcher prisen.</p>', url: '/kundeservice' },
  }))
  const link = page.getByRole('link', { name: 'Læs mere: Prisgaranti' })
  await link.click()
  const panel = page.getByRole('dialog', { name: 'Prisgaranti' })
  await expect(panel).toContainText('Vi matcher prisen.')
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(440)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${SOFA}$`))
})

test('PDP-05 the list of shops opens in place', async ({ page }) => {
  await openChanged(page, SOFA, (model) => ({
    ...model,
    storeStock: [{ storeKey: 'aarhus', name: 'Aarhus C', city: 'Aarhus C', status: 'lowStock', available: 2 }],
  }))
  const list = page.locator('[data-part=store-list]')
  await expect(list).toBeHidden()
  await page.getByText('På lager i 1 butik').click()
  await expect(list).toContainText('Aarhus C')
  await expect(list).toContainText('2 stk.')
})

test('PDP-06 a link into the accordion opens what hides its target', async ({ page }) => {
  await page.goto(`${SOFA}#materials`)
  await expect(page.locator('#materials')).toBeVisible()
  await openPage(page, '/')
  await expect(page.locator('#materials')).toHaveCount(0)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'x' })
    document.body.append(link)
    link.click()
    link.remove()
  }, `${SOFA}#delivery`)
  await expect(page.locator('#delivery')).toBeVisible()
})

test('PDP-06 more reviews come a page at a time, until all are there', async ({ page, request }) => {
  const card = await findCard(request, ({ ratingCount }) => ratingCount > 6 && ratingCount <= 18)
  await openPage(page, card.url)
  const reviews = page.locator('[data-part=review]')
  const more = page.getByRole('button', { name: 'Vis flere anmeldelser' })
  await expect(reviews).toHaveCount(6)
  await whenTakenOver(more)
  await more.click()
  await expect(reviews).toHaveCount(Math.min(12, card.ratingCount))
  while (await more.isVisible()) {
    const before = await reviews.count()
    await more.click()
    await expect.poll(() => reviews.count()).toBeGreaterThan(before)
  }
  await expect(reviews).toHaveCount(card.ratingCount)
})

test('PDP-08 what was looked at before is shown on the next product, once it makes a row', async ({ page }) => {
  await openPage(page, SOFA)
  const heading = page.getByRole('heading', { level: 1 })
  const unseen = page.locator(`[data-related] [data-part=card-name] a:not([href="${SOFA}"])`).first()
  const row = page.locator('[data-part=recently-viewed]')
  const seen: string[] = []
  for (let step = 0; step < 2; step += 1) {
    const name = await heading.innerText()
    seen.push(name)
    // A single card would hold the row: the product before this one is one step back.
    await expect(row).toHaveCount(0)
    const next = (await unseen.getAttribute('href')) ?? ''
    await unseen.click()
    await expect(page).toHaveURL(new RegExp(`${next}$`))
    await expect(heading).not.toHaveText(name)
  }
  for (const name of seen) await expect(row).toContainText(name)
  await expect(row.locator('[data-part=card]')).toHaveCount(2)
})

test('PDP-01 PDP-06 the page is accessible on a desk and a phone', async ({ page }) => {
  await openPage(page, SOFA)
  for (const width of [1366, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, 'main')
  }
})
