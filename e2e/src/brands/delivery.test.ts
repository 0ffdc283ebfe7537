import type { Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { ArrivalsModel } from '@firkant/domain/delivery/delivery-place.ts'
import { formatWeekday } from '@firkant/domain/format/format-date.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { contentOf, languageOf, resolveData, sofasOf, wellKnownPages } from '../brand-pages.ts'
import { expectWhole, openAt } from '../brand-walk.ts'
import { isPlentiful } from '../cart-steps.ts'
import { applyToCart, newEmail } from '../checkout-steps.ts'
import { mailAbout } from '../mail-steps.ts'
import { addToCart, panelOf, whenOpen } from '../panel-steps.ts'
import { expect, homeMarketOf, openPage, saveScreenshot, test, whenStarted } from '../shop-fixture.ts'

/** Where it takes longer than elsewhere, and a town of most people. */
const FAR = { DK: /^3700$/, NO: /^9170$/, SE: /^621 45$/ } as const
const PLACES = { DK: '3700', NO: '9170', SE: '62145' } as const

const factOf = (page: Page) => page.locator('[data-fact=delivery]')
const linkIn = (page: Page) => factOf(page).locator('a[data-opens=delivery-place]')
const dayOf = async (page: Page) => (await factOf(page).locator('b').textContent()) ?? ''

async function say(page: Page, written: string): Promise<void> {
  await linkIn(page).click()
  const panel = panelOf(page, 'delivery-place')
  await whenOpen(panel)
  await panel.getByRole('textbox').fill(written)
  await panel.getByRole('textbox').press('Enter')
}

test('DLV-02 A11Y-01 a postcode said once changes the day of the product, its cards, the cart and the pages opened later, without React too', async ({
  page,
  brand,
}) => {
  const market = homeMarketOf(brand)
  const { model } = await contentOf(page, sofasOf(brand))
  const products = 'products' in model ? model.products : []
  const product = products.find(({ variants: [lead] }) => lead?.isBuyable && lead.stockStatus === 'inStock')
  if (!product) throw new Error(`${brand} has no sofa in stock`)
  await page.setViewportSize(PHONE)
  await openPage(page, product.url)
  const general = await dayOf(page)
  await test.step('a postcode of nowhere is refused at its field', async () => {
    await say(page, market === 'SE' ? '00000' : '0000')
    const panel = panelOf(page, 'delivery-place')
    await expect(panel.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'dialog[open]')
    await saveScreenshot(page, `delivery-place-${brand}-375`)
    await page.keyboard.press('Escape')
  })
  await say(page, PLACES[market])
  await expect(panelOf(page, 'delivery-place')).toHaveCount(0)
  await expect(factOf(page).locator('b')).not.toHaveText(general)
  const far = await dayOf(page)
  for (const size of [PHONE, DESK]) {
    await expectWhole(page, size)
    await factOf(page).scrollIntoViewIfNeeded()
    await saveScreenshot(page, `delivery-product-${brand}-${size.width}`)
  }

  await test.step('a page that is opened later says it before anybody touches it', async () => {
    await page.goto(product.url)
    await expect(factOf(page).locator('b')).toHaveText(far)
    await expect(page.locator('header a[data-tool=delivery] [data-part=tool-place]')).toHaveText(FAR[market])
    await page.goto(sofasOf(brand))
    const card = page.locator(`[data-part=card][data-product='${product.productKey}']`).first()
    await expect(card.locator('[data-part=stock]')).toContainText(/\d/)
    await saveScreenshot(page, `delivery-cards-${brand}-${DESK.width}`)
    await page.setViewportSize(PHONE)
    await expectWhole(page, PHONE)
    await card.scrollIntoViewIfNeeded()
    await saveScreenshot(page, `delivery-cards-${brand}-${PHONE.width}`)
  })

  await test.step('and is forgotten on wish', async () => {
    await openPage(page, product.url)
    await linkIn(page).click()
    const panel = panelOf(page, 'delivery-place')
    await whenOpen(panel)
    await panel.locator('form').last().getByRole('button').click()
    await expect(panel).toHaveCount(0)
    await expect(factOf(page).locator('b')).toHaveText(general)
  })
})

/** Somebody who lives where it takes longer. */
const BUYERS = {
  DK: { city: 'Rønne', mobile: '20304050' },
  NO: { city: 'Longyearbyen', mobile: '40506070' },
  SE: { city: 'Visby', mobile: '0701234567' },
} as const

const lampsOf = (brand: BrandKey) => ({ da: '/lamper', nb: '/lamper', sv: '/lampor' })[languageOf(brand)]

async function findLamp(page: Page, brand: BrandKey): Promise<ProductCard> {
  const { model } = await contentOf(page, lampsOf(brand))
  const found = 'products' in model ? model.products.find(isPlentiful) : undefined
  if (!found) throw new Error(`${brand} has no lamp in stock`)
  return found
}

/** All that is left of the checkout is its button. */
async function fillCheckout(page: Page, brand: BrandKey, email: string): Promise<void> {
  const market = homeMarketOf(brand)
  const { city, mobile } = BUYERS[market]
  const name = { firstName: 'Alma', lastName: 'Holm', streetName: 'Storgata', streetNumber: '7' }
  const commands = [
    { $type: 'SetCustomerEmailCommand', email },
    { $type: 'SetCustomerMobileCommand', mobile },
    { $type: 'SetBillingAddressCommand', address: { ...name, postalCode: PLACES[market], city, countryCode: market } },
    { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
    { $type: 'SetPaymentMethodCommand', paymentMethodKey: 'invoice' },
  ]
  await applyToCart(page, commands, languageOf(brand))
}

for (const size of [PHONE, DESK])
  test(`DLV-02 DLV-04 A11Y-01 at ${size.width}: a postcode, its day in the cart and the checkout, an order, another day for it, and the mail that says so`, async ({
    page,
    brand,
  }) => {
    const [market, language, email] = [homeMarketOf(brand), languageOf(brand), newEmail()]
    const wordsOf = (day: string) => formatWeekday(language, new Date(`${day}T12:00:00Z`))
    const lamp = await findLamp(page, brand)
    await openAt(page, size, lamp.url)
    await say(page, PLACES[market])
    await expect(panelOf(page, 'delivery-place')).toHaveCount(0)
    const asked = await resolveData(page, brand, ['arrivals', { skus: lamp.currentSku }])
    const { arrivals } = asked as ArrivalsModel
    const promised = wordsOf(arrivals[lamp.currentSku]?.arrivesOn ?? '')
    await expect(factOf(page)).toContainText(promised)

    await test.step('cart and checkout say the same day', async () => {
      await addToCart(page)
      await openPage(page, FIXED_PATHS.cart[language])
      await expect(page.locator('[data-part=cart-line]')).toContainText(promised)
      await saveScreenshot(page, `delivery-cart-${brand}-${size.width}`)
      await fillCheckout(page, brand, email)
      await openPage(page, (await wellKnownPages(page, brand)).checkoutPageUrl)
      await expect(page.locator('[data-section=delivery]')).toContainText(promised)
      await page.locator('[data-section=delivery]').scrollIntoViewIfNeeded()
      await saveScreenshot(page, `delivery-checkout-${brand}-${size.width}`)
    })
    await test.step('and so does the order', async () => {
      const review = page.locator('[data-section=review]')
      await review.getByRole('checkbox').check()
      await review.locator('button:not([type])').click()
      await page.waitForURL((url) => url.pathname.endsWith(FIXED_PATHS.confirmation[language]))
      await whenStarted(page)
      await expect(page.locator('main')).toContainText(promised)
      expect(await mailAbout(page.request, { to: email, about: '' })).toContain(promised)
    })
    await test.step('the buyer moves it, by a plain form; page and mail say the new one', async () => {
      // Marks that no sheet reads are not in a build.
      await page.locator('main a[href$="#day"]').click()
      const part = page.locator('section#day')
      const day = part.locator('select[name=day]')
      const before = await day.inputValue()
      const days = await day
        .locator('option')
        .evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value))
      const other = days.find((each) => each > before) ?? ''
      await expectWhole(page, size)
      await expectAccessible(page, 'main')
      await saveScreenshot(page, `delivery-move-${brand}-${size.width}`)
      await day.selectOption(other)
      await part.getByRole('button').click()
      await expect(part.getByRole('status')).toBeVisible()
      await expect(day).toHaveValue(other)
      await expect(page.locator('main')).toContainText(wordsOf(other))
      await saveScreenshot(page, `delivery-moved-${brand}-${size.width}`)
      expect(await mailAbout(page.request, { to: email, about: 'ny dag' })).toContain(wordsOf(other))
    })
  })
