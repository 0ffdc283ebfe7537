import type { Locator, Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { DESK, PHONE, TABLET } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { fillCart, languageOf, wellKnownPages } from '../brand-pages.ts'
import { lookAround, openAt } from '../brand-walk.ts'
import { addCommand, applyToCart, findPlentifulSku, newEmail } from '../checkout-steps.ts'
import { addFavourite, addToCart, panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { expect, homeMarketOf, saveScreenshot, test, whenStarted } from '../shop-fixture.ts'

const PLACES: Readonly<Record<MarketKey, { postalCode: string; city: string; mobile: string }>> = {
  DK: { postalCode: '8600', city: 'Silkeborg', mobile: '20304050' },
  NO: { postalCode: '5003', city: 'Bergen', mobile: '40506070' },
  SE: { postalCode: '117 34', city: 'Stockholm', mobile: '0701234567' },
}

/** Goods, freight, total and VAT, as they stand on the screen from top to bottom. */
async function expectSumsInOrder(panel: Locator): Promise<void> {
  await expect(panel.locator('[data-sum=vat]')).toBeVisible()
  const sums = await panel.locator('[data-sum]').evaluateAll((elements) =>
    elements.map((element) => ({
      name: element.dataset.sum,
      top: element.getBoundingClientRect().top,
    })),
  )
  const names = sums.toSorted((a, b) => a.top - b.top).map(({ name }) => name)
  expect(names).toEqual(['subtotal', 'delivery', 'total', 'vat', ...(names.includes('saved') ? ['saved'] : [])])
}

/** Cart, favourites and price guarantee: opened on a phone, and seen on a desk before they are closed. */
async function expectPanels(page: Page, brand: BrandKey): Promise<void> {
  const openers = {
    cart: toolOf(page, 'cart'),
    wishlist: toolOf(page, 'favourites'),
    'price-guarantee': page.locator('[data-opens=price-guarantee]'),
  }
  for (const [name, opener] of Object.entries(openers)) {
    await page.setViewportSize(PHONE)
    const panel = panelOf(page, name)
    await opener.click()
    await whenOpen(panel)
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size)
      await expect.poll(async () => (await panel.boundingBox())?.width).toBe(Math.min(size.width, 440))
      if (name === 'cart') await expectSumsInOrder(panel)
      await saveScreenshot(page, `panel-${name}-${brand}-${size.width}`)
      if (size !== PHONE) continue
      // The way to the checkout lies over some of the lines of a short screen: a long one shows them all.
      if (name === 'cart') await page.setViewportSize({ ...PHONE, height: 4000 })
      await expectAccessible(page, `dialog[data-panel=${name}]`)
    }
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
}

/** Sums beside the lines on a tablet; on a phone the way to the checkout stays under the thumb. */
async function expectCartPage(page: Page): Promise<void> {
  await page.setViewportSize(TABLET)
  const lines = await page.locator('[data-part=cart-lines]').first().boundingBox()
  const sums = await page.locator('[data-part=cart-summary]').boundingBox()
  expect(sums?.x).toBeGreaterThan((lines?.x ?? 0) + (lines?.width ?? 0) - 1)
  await page.setViewportSize({ width: 375, height: 667 })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('[data-action=checkout]')).toBeInViewport({ ratio: 0.99 })
}

test('A11Y-01 SHELL-05 SHELL-06 CART-01 CART-13 PAGE-07 a product, its panels and the cart: accessible on a desk and a phone; sums in one order, and beside the lines on a tablet', async ({
  page,
  brand,
}) => {
  const [product] = await fillCart(page, brand, 5)
  await openAt(page, DESK, product?.url ?? '')
  await test.step('the product', async () => {
    await lookAround(page, { name: `${brand}-product`, desk: 'main', phone: 'main' })
    await page.setViewportSize(TABLET)
    // A picture that fits the screen.
    expect((await page.locator('[data-part=gallery] img').first().boundingBox())?.height).toBeLessThan(600)
  })
  await test.step('its panels', async () => {
    await page.setViewportSize(DESK)
    await addToCart(page)
    await addFavourite(page)
    await expectPanels(page, brand)
  })
  await test.step('the cart', async () => {
    await openAt(page, DESK, FIXED_PATHS.cart[languageOf(brand)])
    await lookAround(page, { name: `${brand}-cart` })
    // On a short screen the way to the checkout lies over some of the lines: a long one shows them all.
    await page.setViewportSize({ ...PHONE, height: 4000 })
    await expectAccessible(page, 'main')
    await expectCartPage(page)
  })
})

test('CHK-01 LAW-06 PAGE-18 A11Y-01 the way through the checkout, on a phone and a desk', async ({ page, brand }) => {
  const market = homeMarketOf(brand)
  const language = languageOf(brand)
  const { mobile, ...town } = PLACES[market]
  const sku = await findPlentifulSku(brand, market)
  const address = { firstName: 'Alma', lastName: 'Holm', streetName: 'Storgata', streetNumber: '7', ...town }
  const { checkoutPageUrl } = await wellKnownPages(page, brand)
  await applyToCart(page, [addCommand(sku, 2), { $type: 'SetCustomerEmailCommand', email: newEmail() }], language)
  await test.step('contact', async () => {
    await openAt(page, DESK, checkoutPageUrl)
    await lookAround(page, { name: `checkout-contact-${brand}`, phone: 'html' })
  })
  await applyToCart(
    page,
    [
      { $type: 'SetCustomerMobileCommand', mobile },
      { $type: 'SetBillingAddressCommand', address: { ...address, countryCode: market } },
      { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
      { $type: 'SetPaymentMethodCommand', paymentMethodKey: 'invoice' },
    ],
    language,
  )
  await test.step('review', async () => {
    await openAt(page, DESK, checkoutPageUrl)
    const review = page.locator('[data-section=review]')
    await expect(review.getByRole('checkbox')).toBeVisible()
    await lookAround(page, { name: `checkout-review-${brand}`, phone: 'main' })
    await review.getByRole('checkbox').check()
    await review.locator('button:not([type])').click()
  })
  await test.step('confirmation', async () => {
    await page.waitForURL((url) => url.pathname.endsWith(FIXED_PATHS.confirmation[language]))
    await whenStarted(page)
    await lookAround(page, { name: `confirmation-${brand}`, desk: 'main' })
  })
})
