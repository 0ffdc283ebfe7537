import { request as newRequest, type Locator, type Page as BrowserPage } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { expect, expectAccessible, openPage, test } from '../shop-fixture.ts'

const SOFAS = '/sofaer'
const DATA = '**/api/client/dynamic-data/resolve*'

async function listedSofas(page: BrowserPage): Promise<readonly ProductCard[]> {
  const answer = await page.request.get(`/api/content${SOFAS}`)
  return ((await answer.json()) as PageWith<'CategoryPage'>).model.products
}

async function findSofa(page: BrowserPage, matches: (product: ProductCard) => boolean): Promise<ProductCard> {
  const found = (await listedSofas(page)).find(matches)
  if (!found) throw new Error('No sofa is like that')
  return found
}

const cardOf = (page: BrowserPage, product: Pick<ProductCard, 'productKey'>) =>
  page.locator(`[data-part=card][data-product="${product.productKey}"]`).first()
const part = (card: Locator, name: string) => card.locator(`[data-part=${name}]`)
/** The card keeps its index while its colour changes. */
const placeOf = async (page: BrowserPage, product: ProductCard) => {
  const place = (await listedSofas(page)).findIndex(({ productKey }) => productKey === product.productKey)
  return page.locator('main [data-part=card]').nth(place)
}

test.describe('the pictures of a card', () => {
  test('CARD-01 on a desktop the pointer swaps to the second, and the card as a whole is one link', async ({
    page,
  }) => {
    await openPage(page, SOFAS)
    const product = await findSofa(page, ({ images }) => images.length > 1)
    const card = cardOf(page, product)
    const second = part(card, 'card-picture').locator('img').nth(1)
    await expect(second).toHaveCount(0)
    await card.hover({ position: { x: 60, y: 60 } })
    await expect(second).toHaveCSS('opacity', '1')
    await card.click({ position: { x: 60, y: 60 } })
    await expect(page).toHaveURL(new RegExp(`${product.url}$`))
    await expect(page.locator('[data-part=buy-box]')).toBeVisible()
  })

  test('CARD-13 a picture that fails shows the placeholder', async ({ page, complaints }) => {
    const product = await findSofa(page, ({ images }) => images.length > 0)
    const file = new URL(product.images[0]?.url ?? '', 'http://shop').pathname
    await page.route(`**${file}*`, (route) => route.abort())
    await openPage(page, SOFAS)
    const picture = part(cardOf(page, product), 'card-picture').locator('img').first()
    await expect(picture).toHaveAttribute('data-state', 'failed')
    await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
    complaints.length = 0
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } })
  test('CARD-01 the second picture is not even fetched', async ({ page }) => {
    const product = await findSofa(page, ({ images }) => images.length > 1)
    const file = new URL(product.images[1]?.url ?? '', 'http://shop').pathname
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await openPage(page, SOFAS)
    const first = part(cardOf(page, product), 'card-picture').locator('img').first()
    await expect(first).toHaveAttribute('data-state', 'loaded')
    expect(fetched).not.toContain(file)
  })
})

test.describe('the colours of a card', () => {
  const hasColours = ({ siblingsAmount }: ProductCard) => siblingsAmount >= 3

  test('CARD-02 choosing one swaps picture, link and words at once, then price, stock and sku follow', async ({
    page,
  }) => {
    const product = await findSofa(page, hasColours)
    const sibling = product.siblings.find(({ productKey }) => productKey !== product.productKey)
    if (!sibling) throw new Error('It has no other colour')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(DATA, async (route) => {
      if (route.request().url().includes('productCards')) await held
      await route.continue()
    })
    await openPage(page, SOFAS)
    const card = await placeOf(page, product)
    const dot = card.getByRole('radio', { name: sibling.subtitle })
    await expect(card.getByRole('radio', { checked: true })).toHaveAccessibleName(product.subtitle)
    await dot.click()
    await expect(card).toHaveAttribute('data-product', sibling.productKey)
    await expect(part(card, 'card-subtitle')).toHaveText(sibling.subtitle)
    await expect(part(card, 'card-name').locator('a')).toHaveAttribute('href', sibling.url)
    await expect(part(card, 'card-picture').locator('img').first()).toHaveAttribute(
      'src',
      new RegExp(new URL(sibling.images[0]?.url ?? '', 'http://shop').pathname),
    )
    await expect(part(card, 'card-price')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(part(card, 'card-price')).not.toHaveAttribute('aria-busy')
    const chosen = await findSofa(page, ({ productKey }) => productKey === sibling.productKey)
    for (const button of await card.locator('button[name=sku]').all())
      await expect(button).toHaveAttribute('value', chosen.currentSku)
    await expect(dot).toBeChecked()
    await expect(page).toHaveURL(new RegExp(`${SOFAS}$`))
    await part(card, 'card-name').locator('a').click()
    await expect(page).toHaveURL(new RegExp(`${sibling.url}$`))
  })

  test('CARD-02 arrow keys move and wrap, Home and End go to the ends; only the chosen one is a tab stop', async ({
    page,
  }) => {
    await openPage(page, SOFAS)
    const product = await findSofa(page, hasColours)
    const card = await placeOf(page, product)
    const dots = card.getByRole('radio')
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

  test('CARD-02 when the price can not be had the card goes back to what it was, and says so', async ({
    page,
    complaints,
  }) => {
    await page.route(DATA, (route) =>
      route.request().url().includes('productCards') ? route.abort() : route.continue(),
    )
    await openPage(page, SOFAS)
    const product = await findSofa(page, hasColours)
    const card = await placeOf(page, product)
    const price = await part(card, 'price').first().textContent()
    await card.getByRole('radio', { checked: false }).first().click()
    await expect(card.getByRole('alert')).toHaveText('Farven kunne ikke vises. Prøv igen.')
    await expect(card).toHaveAttribute('data-product', product.productKey)
    await expect(part(card, 'card-subtitle')).toHaveText(product.subtitle)
    await expect(part(card, 'price').first()).toHaveText(price ?? '')
    complaints.length = 0
  })

  test('CARD-02 a dot can be hit: at least 24 pixels each way', async ({ page }) => {
    await openPage(page, SOFAS)
    await expect(page.locator('main').getByRole('radio').first()).toBeVisible()
    const boxes = await page
      .locator('main [data-part=card] :is([role=radio], [data-part=colours-more])')
      .evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes.length).toBeGreaterThan(3)
    for (const { width, height } of boxes) {
      expect(width).toBeGreaterThanOrEqual(24)
      expect(height).toBeGreaterThanOrEqual(24)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('CARD-02 the colours are links to their own pages', async ({ page }) => {
    await page.goto(SOFAS)
    const product = await findSofa(page, ({ siblingsAmount }) => siblingsAmount > 1)
    const sibling = product.siblings.find(({ productKey }) => productKey !== product.productKey)
    await cardOf(page, product)
      .getByRole('link', { name: sibling?.subtitle ?? '', exact: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`${sibling?.url ?? ''}$`))
  })

  test('CARD-12 a carousel is a row that scrolls, with no buttons that do nothing', async ({ page }) => {
    await page.goto('/')
    const carousel = page.locator('[data-part=carousel]').first()
    await expect(part(carousel, 'carousel-track')).toHaveCSS('overflow-x', 'auto')
    await expect(part(carousel, 'carousel-dots')).toBeHidden()
  })
})

test.describe('the price of a card', () => {
  test('CARD-05 CARD-07 LAW-02 red with its reference where it is reduced, plain where it is not', async ({ page }) => {
    await openPage(page, SOFAS)
    const reduced = cardOf(page, await findSofa(page, ({ price }) => price.lowestPrevious !== undefined))
    await expect(part(reduced, 'price').first()).toHaveAttribute('data-reduced', 'true')
    const reference = part(reduced, 'reference-price')
    await expect(reference).toHaveText(/^\s*Laveste pris 30 dage før: [\d.]+,-$/)
    const colour = await part(reduced, 'price')
      .first()
      .evaluate((element) => getComputedStyle(element).color)
    const plain = cardOf(page, await findSofa(page, ({ price }) => price.lowestPrevious === undefined))
    await expect(part(plain, 'price').first()).not.toHaveAttribute('data-reduced')
    await expect(part(plain, 'price').first()).not.toHaveCSS('color', colour)
    await expect(part(plain, 'reference-price')).toHaveCount(0)
    await expect(part(plain, 'original-price')).toHaveCount(0)
  })
})

test('CARD-09 a card tells how many looked, from five on; all cards of a page ask together', async ({
  page,
  origin,
}) => {
  const sofas = await listedSofas(page)
  const ask = (type: string, context: unknown) =>
    `/api/client/dynamic-data/resolve?${new URLSearchParams({ language: 'da', d: JSON.stringify([[type, context]]) }).toString()}`
  const keys = sofas.map(({ productKey }) => productKey)
  const answer = await page.request.get(ask('cardViews', { keys: keys.join(',') }))
  const [known] = (await answer.json()) as [{ data: { views: Record<string, number> } }]
  const productKey = keys.findLast((key) => (known.data.views[key] ?? 0) === 0) ?? ''
  const visit = async () => {
    const visitor = await newRequest.newContext({ baseURL: origin })
    // The first answer gives a number, the request with it is counted.
    const [first] = (await (await visitor.get(ask('pageViews', productKey))).json()) as [{ data: { viewer: string } }]
    await visitor.get(ask('pageViews', { productKey, viewer: first.data.viewer }))
    await visitor.dispose()
  }
  for (let visitors = 0; visitors < 4; visitors += 1) await visit()
  const sent: string[] = []
  page.on('request', (request) => {
    const asked = decodeURIComponent(request.url()) + (request.postData() ?? '')
    if (asked.includes('cardViews')) sent.push(asked)
  })
  await openPage(page, SOFAS)
  await expect.poll(() => sent.length).toBe(1)
  for (const key of keys) expect(sent[0]).toContain(key)
  const badge = part(cardOf(page, { productKey }), 'view-count-badge')
  await expect(badge).toHaveCount(0)
  await visit()
  await page.reload()
  await expect(badge).toContainText('5')
})

test('A11Y-01 a listing full of cards is accessible with its choices made, on a desk and a phone', async ({ page }) => {
  await openPage(page, SOFAS)
  await page.getByRole('radio', { checked: false }).first().click()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const width of [1366, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, 'main')
  }
})

test('CARD-01 the clicked picture grows into the page, and leaves no name behind', async ({ page }) => {
  await openPage(page, SOFAS)
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      Object.assign(window, { transitions: ((window as { transitions?: number }).transitions ?? 0) + 1 })
      return start(update)
    }
  })
  const product = await findSofa(page, () => true)
  await part(cardOf(page, product), 'card-name').locator('a').click()
  await expect(page).toHaveURL(new RegExp(`${product.url}$`))
  await expect(page.locator('[data-part=gallery] img').first()).toBeVisible()
  expect(await page.evaluate(() => (window as { transitions?: number }).transitions)).toBe(1)
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelectorAll('[style*=view-transition-name]:not([style*="none"])').length),
    )
    .toBe(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
