import { request as newRequest, type Page as BrowserPage } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

const SOFAS = '/sofaer'
const DATA = '**/api/client/dynamic-data/resolve*'

async function listedSofas(page: BrowserPage): Promise<readonly ProductCard[]> {
  const answer = await page.request.get(`/api/content${SOFAS}`)
  return ((await answer.json()) as PageWith<'CategoryPage'>).model.products
}

function findSofa(sofas: readonly ProductCard[], matches: (product: ProductCard) => boolean): ProductCard {
  const found = sofas.find(matches)
  if (!found) throw new Error('No sofa is like that')
  return found
}

const cardOf = (page: BrowserPage, product: Pick<ProductCard, 'productKey'>) =>
  page.locator(`[data-part=card][data-product="${product.productKey}"]`).first()
const fileOf = (product: Pick<ProductCard, 'images'>) => new URL(product.images[0]?.url ?? '', 'http://shop').pathname

const ask = (type: string, context: unknown) =>
  `/api/client/dynamic-data/resolve?${new URLSearchParams({ language: 'da', d: JSON.stringify([[type, context]]) }).toString()}`

/** So many look at a product's page, as the shop counts them. */
async function look(origin: string, productKey: string, visitors: number): Promise<void> {
  for (let count = 0; count < visitors; count += 1) {
    const visitor = await newRequest.newContext({ baseURL: origin })
    // The first answer gives a number, the request with it is counted.
    const [first] = (await (await visitor.get(ask('pageViews', productKey))).json()) as [{ data: { viewer: string } }]
    await visitor.get(ask('pageViews', { productKey, viewer: first.data.viewer }))
    await visitor.dispose()
  }
}

/** Two of these products that nobody looked at. */
async function findUnseen(page: BrowserPage, keys: readonly string[]): Promise<readonly [string, string]> {
  const answer = await page.request.get(ask('cardViews', { keys: keys.join(',') }))
  const [{ data }] = (await answer.json()) as [{ data: { views: Record<string, number> } }]
  const [one, other] = keys.toReversed().filter((key) => (data.views[key] ?? 0) === 0)
  if (!one || !other) throw new Error('Every sofa has been looked at')
  return [one, other]
}

test('CARD-02 A11Y-01 another colour swaps picture, link and words at once, then price and sku; by every key; and goes back where the price can not be had', async ({
  page,
  complaints,
}) => {
  const sofas = await listedSofas(page)
  const product = findSofa(sofas, ({ siblingsAmount }) => siblingsAmount >= 3)
  const sibling = product.siblings.find(({ productKey }) => productKey !== product.productKey)
  if (!sibling) throw new Error('It has no other colour')
  let isBroken = true
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(DATA, async (route) => {
    if (!route.request().url().includes('productCards')) return route.continue()
    if (isBroken) return route.abort()
    await held
    await route.continue()
  })
  await openPage(page, SOFAS)
  // The card keeps its index while its colour changes.
  const card = page.locator('main [data-part=card]').nth(sofas.indexOf(product))
  const dots = card.getByRole('radio')
  const dot = card.getByRole('radio', { name: sibling.subtitle })

  await test.step('a dot can be hit: at least 24 pixels each way', async () => {
    await expect(dots.first()).toBeVisible()
    const boxes = await page
      .locator('main [data-part=card] :is([role=radio], [data-part=colours-more])')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes.length).toBeGreaterThan(3)
    expect(boxes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([])
  })

  await test.step('when the price can not be had the card goes back to what it was, and says so', async () => {
    const price = await card.locator('[data-part=price]').first().textContent()
    await dot.click()
    await expect(card.getByRole('alert')).toHaveText('Farven kunne ikke vises. Prøv igen.')
    await expect(card).toHaveAttribute('data-product', product.productKey)
    await expect(card.locator('[data-part=card-subtitle]')).toHaveText(product.subtitle)
    await expect(card.locator('[data-part=price]').first()).toHaveText(price ?? '')
    isBroken = false
    complaints.length = 0
  })

  await test.step('choosing one swaps picture, link and words at once, then price, stock and sku follow', async () => {
    await expect(card.getByRole('radio', { checked: true })).toHaveAccessibleName(product.subtitle)
    await dot.click()
    await expect(card).toHaveAttribute('data-product', sibling.productKey)
    await expect(card.locator('[data-part=card-subtitle]')).toHaveText(sibling.subtitle)
    await expect(card.locator('[data-part=card-name]').locator('a')).toHaveAttribute('href', sibling.url)
    await expect(card.locator('[data-part=card-picture]').locator('img').first()).toHaveAttribute(
      'src',
      new RegExp(fileOf(sibling)),
    )
    await expect(card.locator('[data-part=card-price]')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(card.locator('[data-part=card-price]')).not.toHaveAttribute('aria-busy')
    const chosen = findSofa(sofas, ({ productKey }) => productKey === sibling.productKey)
    for (const button of await card.locator('button[name=sku]').all())
      await expect(button).toHaveAttribute('value', chosen.currentSku)
    await expect(dot).toBeChecked()
    await expect(page).toHaveURL(new RegExp(`${SOFAS}$`))
    await expectAccessible(page, `[data-product="${sibling.productKey}"]`)
  })

  await test.step('arrow keys move and wrap, Home and End go to the ends; only the chosen one is a tab stop', async () => {
    await expect(dots).toHaveCount(3)
    await card.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('Home')
    for (const [key, place] of [
      ['ArrowRight', 1],
      ['ArrowDown', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
      ['ArrowUp', 1],
      ['End', 2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(dots.nth(place)).toBeFocused()
      await expect(dots.nth(place)).toBeChecked()
      await expect(dots.nth(place)).toHaveAttribute('tabindex', '0')
    }
    await expect(card.locator('[role=radio][tabindex="-1"]')).toHaveCount(2)
  })
})

test('CARD-01 CARD-05 CARD-07 CARD-09 CARD-13 IMG-02 LAW-02 a card with its pictures, a red price and its viewers is one link, and its picture grows into the page', async ({
  page,
  origin,
  complaints,
}) => {
  const sofas = await listedSofas(page)
  const keys = sofas.map(({ productKey }) => productKey)
  const pictured = findSofa(sofas, ({ images }) => images.length > 1)
  const failing = findSofa(sofas, ({ images, productKey }) => images.length > 0 && productKey !== pictured.productKey)
  const [seldom, often] = await findUnseen(page, keys)
  await look(origin, seldom, 4)
  await look(origin, often, 5)
  const sent: string[] = []
  page.on('request', (request) => {
    const asked = decodeURIComponent(request.url()) + (request.postData() ?? '')
    if (asked.includes('cardViews')) sent.push(asked)
  })
  await page.route(`**${fileOf(failing)}*`, (route) => route.abort())
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, SOFAS)

  await test.step('CARD-09 a card tells how many looked, from five on; all cards of a page ask together', async () => {
    await expect.poll(() => sent.length).toBe(1)
    for (const key of keys) expect(sent[0]).toContain(key)
    await expect(cardOf(page, { productKey: often }).locator('[data-part=view-count-badge]')).toContainText('5')
    await expect(cardOf(page, { productKey: seldom }).locator('[data-part=view-count-badge]')).toHaveCount(0)
  })

  await test.step('CARD-13 IMG-02 a picture that fails leaves the placeholder, of the same size', async () => {
    const picture = cardOf(page, failing).locator('[data-part=card-picture]').locator('img').first()
    await expect(picture).toHaveAttribute('data-state', 'failed')
    await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
    const box = await picture.boundingBox()
    const other = await cardOf(page, pictured).locator('[data-part=card-picture]').locator('img').first().boundingBox()
    expect([box?.width, box?.height]).toEqual([other?.width, other?.height])
    complaints.length = 0
  })

  await test.step('CARD-05 CARD-07 LAW-02 a reduced price is of another colour than a plain one', async () => {
    const priceOf = (isReduced: boolean) =>
      cardOf(
        page,
        findSofa(sofas, ({ price }) => (price.lowestPrevious !== undefined) === isReduced),
      )
        .locator('[data-part=price]')
        .first()
    const red = await priceOf(true).evaluate((element) => getComputedStyle(element).color)
    await expect(priceOf(true)).toHaveAttribute('data-reduced', 'true')
    await expect(priceOf(false)).not.toHaveCSS('color', red)
  })

  await test.step('CARD-01 the pointer swaps to the second picture; the card as a whole is a link, and the picture grows', async () => {
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        Object.assign(window, { transitions: ((window as { transitions?: number }).transitions ?? 0) + 1 })
        return start(update)
      }
    })
    const card = cardOf(page, pictured)
    const second = card.locator('[data-part=card-picture]').locator('img').nth(1)
    await expect(second).toHaveCount(0)
    await card.hover({ position: { x: 60, y: 60 } })
    await expect(second).toHaveCSS('opacity', '1')
    await card.click({ position: { x: 60, y: 60 } })
    await expect(page).toHaveURL(new RegExp(`${pictured.url}$`))
    await expect(page.locator('[data-part=buy-box]')).toBeVisible()
    await expect(page.locator('[data-part=gallery] img').first()).toBeVisible()
    expect(await page.evaluate(() => (window as { transitions?: number }).transitions)).toBe(1)
    const named = '[style*=view-transition-name]:not([style*="none"])'
    await expect(page.locator(named)).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})
