import type { Page } from '@playwright/test'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { findCard, followLink, openChanged } from '../product-pages.ts'
import { expect, openPage, test, whenTakenOver } from '../shop-fixture.ts'

const SOFA = '/sofaer/nordlo-3-green'
const amount = (inclVat: number) => ({ inclVat, exclVat: inclVat * 0.8 })

/** In stock, sold in pairs, at this price and with eight pictures; nothing is claimed of it. */
function changed(model: ProductModel, current: number): ProductModel {
  const { automatedDiscountPriceCountdown: _end, ...rest } = model
  const [first] = model.product.images
  return {
    ...rest,
    showStressFactor: true,
    showPageViews: true,
    priceGuarantee: { heading: 'Prisgaranti', html: '<p>Vi matcher prisen.</p>', url: '/kundeservice' },
    storeStock: [{ storeKey: 'aarhus', name: 'Aarhus C', city: 'Aarhus C', status: 'lowStock', available: 2 }],
    product: {
      ...model.product,
      price: { current: amount(current), regular: amount(current), viewData: { showRedPrice: false } },
      images: Array.from({ length: 8 }, (_, index) => ({
        ...(first ?? { alt: '', width: 1200, height: 1200 }),
        url: `${first?.url ?? ''}#${index}`,
      })),
      variants: model.product.variants.map(({ stressFactor: _claim, ...variant }) => ({
        ...variant,
        isBuyable: true,
        stockStatus: 'inStock',
        soldInGroupsOf: 2,
      })),
    },
  }
}

/** The count of visitors comes from `viewers`: the server's own are counted by what other tests look at. */
async function countViews(page: Page, viewers: () => number): Promise<void> {
  await page.route('**/api/client/dynamic-data/resolve*', async (route) => {
    if (!decodeURIComponent(route.request().url()).includes('pageViews')) return route.continue()
    const answer = await route.fetch()
    const records = (await answer.json()) as { readonly cacheKey: string; readonly data: object }[]
    const counted = { pageViews: viewers(), isCounted: true }
    const json = records.map((one) => (one.cacheKey.startsWith('pageViews') ? { ...one, data: counted } : one))
    await route.fulfill({ response: answer, json })
  })
}

async function writeQuantities(page: Page): Promise<void> {
  const button = page.locator('#buy-form button')
  await page.getByRole('combobox', { name: 'Antal' }).selectOption('20')
  const field = page.getByRole('textbox', { name: 'Antal' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('20')
  const write = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
  }
  await write('25')
  await expect(page.getByText('Kan kun købes som et sæt om 2')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(button).toBeDisabled()
  await write('mange')
  await expect(field).toHaveValue('25')
  await write('5000')
  await expect(field).toHaveValue('999')
  await write('24')
  await expect(page.getByText('Kan kun købes som et sæt om 2')).toBeHidden()
  await expect(button).toBeEnabled()
  await expect(page.getByRole('main').getByText('12 sæt, 24 stk.')).toBeVisible()
}

async function readPriceGuarantee(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Læs mere: Prisgaranti' })
  await link.click()
  const panel = page.getByRole('dialog', { name: 'Prisgaranti' })
  await expect(panel).toContainText('Vi matcher prisen.')
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(440)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${SOFA}$`))
}

async function listStores(page: Page): Promise<void> {
  const list = page.locator('[data-part=store-list]')
  await expect(list).toBeHidden()
  await page.getByText('På lager i 1 butik').click()
  await expect(list).toContainText('Aarhus C')
  await expect(list).toContainText('2 stk.')
}

test('PDP-01 PDP-03 PDP-04 PDP-05 CARD-08 LAW-03 many pictures, sets, a guarantee, stores, a countdown that ends and viewers that come', async ({
  page,
}) => {
  await page.clock.install()
  const ends = new Date(Date.now() + 2 * HOUR_MS).toISOString()
  let viewers = 4
  await countViews(page, () => viewers)
  await openChanged(page, SOFA, (model, askedBefore) =>
    askedBefore > 0 ? changed(model, 9000) : { ...changed(model, 7000), automatedDiscountPriceCountdown: ends },
  )

  await test.step('PDP-01 of many pictures five stand in the mosaic, and a button leads to all of them', async () => {
    await expect(page.locator('[data-part=gallery-picture]:visible')).toHaveCount(5)
    await page.getByRole('button', { name: 'Vis alle 8 billeder' }).click()
    await expect(page.getByRole('dialog', { name: 'Billeder' }).getByRole('status')).toContainText('6 / 8')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Billeder' })).toBeHidden()
  })
  await test.step('PDP-03 beyond ten groups a number is written; what is not whole groups can not be bought', () =>
    writeQuantities(page))
  await test.step('PDP-05 the price guarantee opens beside the product, and closing gives the focus back', () =>
    readPriceGuarantee(page))
  await test.step('PDP-05 the list of shops opens in place', () => listStores(page))

  await test.step('PDP-04 CARD-08 LAW-03 when a countdown ends, the price that comes after it is asked for and shown', async () => {
    const price = page.locator('[data-part=product-price] [data-part=price]')
    // The banner above the header may have a countdown, too.
    const timer = page.getByRole('main').getByRole('timer')
    await expect(price).toHaveText('7.000,-')
    await expect(timer).toContainText('Prisen slutter om')
    await expect(timer).toContainText(/01 t ?59 m$/)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(timer).toContainText(/01 t ?59 m ?\d\d s/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.fastForward('02:00:00')
    await expect(price).toHaveText('9.000,-')
    await expect(timer).toHaveCount(0)
  })

  await test.step('CARD-08 from five visitors on they are told, live: the strip asks again every 15 s', async () => {
    const strip = page.locator('[data-part=stress][data-kind=pageViews]')
    await expect(strip).toHaveCount(0)
    viewers = 5
    await page.clock.fastForward(15_000)
    await expect(strip).toContainText('Set af 5 den seneste halve time')
    await expect(strip.locator('[data-part=pulse]')).toBeVisible()
  })
})

test('PDP-06 PDP-08 links into the accordion open their target, reviews come a page at a time, and what was looked at is shown on the next product', async ({
  page,
  request,
}) => {
  const card = await findCard(request, ({ ratingCount }) => ratingCount > 6 && ratingCount <= 18)
  await openPage(page, `${card.url}#materials`)
  await expect(page.locator('#materials')).toBeVisible()

  await test.step('PDP-06 more reviews come a page at a time, until all are there', async () => {
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

  await test.step('PDP-06 a bar shows the reviews with as many stars alone; all can be ordered by stars', async () => {
    const section = page.locator('#reviews')
    const ratings = () =>
      section
        .locator('[data-part=review] > .sr-only')
        .allInnerTexts()
        .then((texts) => texts.map((text) => Number(/\d/.exec(text)?.[0])))
    const bar = section.getByRole('button', { name: /^5 af 5 stjerner/ })
    await bar.click()
    await expect(bar).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => [...new Set(await ratings())]).toEqual([5])
    await section.getByRole('combobox', { name: 'Sortér' }).selectOption({ label: 'Færrest stjerner først' })
    await section.getByRole('button', { name: 'Vis alle', exact: true }).click()
    await expect(bar).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(async () => (await ratings()).length).toBe(6)
    const shown = await ratings()
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    expect(shown[0]).toBeLessThan(5)
  })

  await test.step('PDP-08 what was looked at before is shown on the next product, once it makes a row', async () => {
    const heading = page.getByRole('heading', { level: 1 })
    const unseen = page.locator(`[data-related] [data-part=card-name] a:not([href="${card.url}"])`).first()
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

  await test.step('PDP-06 a link from another page into the accordion opens what hides its target', async () => {
    await followLink(page, `${card.url}#delivery`)
    await expect(page.locator('#delivery')).toBeVisible()
  })
})
