import type { Page } from '@playwright/test'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { contentOf, sofasOf } from '../brand-pages.ts'
import { expectWhole } from '../brand-walk.ts'
import { newEmail, placeOrder } from '../checkout-steps.ts'
import { panelOf, whenOpen } from '../panel-steps.ts'
import { expect, homeMarketOf, openPage, saveScreenshot, test } from '../shop-fixture.ts'

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
    await saveScreenshot(page, 'delivery-place-375')
    await page.keyboard.press('Escape')
  })
  await say(page, PLACES[market])
  await expect(panelOf(page, 'delivery-place')).toHaveCount(0)
  await expect(factOf(page).locator('b')).not.toHaveText(general)
  const far = await dayOf(page)
  for (const size of [PHONE, DESK]) {
    await expectWhole(page, size)
    await factOf(page).scrollIntoViewIfNeeded()
    await saveScreenshot(page, `delivery-product-${size.width}`)
  }

  await test.step('a page that is opened later says it before anybody touches it', async () => {
    await page.goto(product.url)
    await expect(factOf(page).locator('b')).toHaveText(far)
    await expect(page.locator('header a[data-tool=delivery] [data-part=tool-place]')).toHaveText(FAR[market])
    await page.goto(sofasOf(brand))
    const card = page.locator(`[data-part=card][data-product='${product.productKey}']`).first()
    await expect(card.locator('[data-part=stock]')).toContainText(/\d/)
    await saveScreenshot(page, `delivery-cards-${DESK.width}`)
    await page.setViewportSize(PHONE)
    await expectWhole(page, PHONE)
    await card.scrollIntoViewIfNeeded()
    await saveScreenshot(page, `delivery-cards-${PHONE.width}`)
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

test('DLV-04 A11Y-01 the day of an order is moved from the page that thanks, by a plain form; mail and page say the new one', async ({
  page,
  brand,
}) => {
  const email = newEmail()
  const { number, thanks } = await placeOrder(page, email, brand)
  await page.setViewportSize(PHONE)
  await openPage(page, thanks)
  // Marks that no sheet reads are not in a build.
  await page.locator('main a[href$="#day"]').click()
  const part = page.locator('section#day')
  const day = part.locator('select[name=day]')
  const before = await day.inputValue()
  const days = await day
    .locator('option')
    .evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value))
  const other = days.find((each) => each > before) ?? ''
  for (const size of [DESK, PHONE]) {
    await expectWhole(page, size)
    await expectAccessible(page, 'main')
    await saveScreenshot(page, `delivery-move-${size.width}`)
  }
  await day.selectOption(other)
  await part.getByRole('button').click()
  await expect(part.getByRole('status')).toBeVisible()
  await expect(day).toHaveValue(other)
  await saveScreenshot(page, 'delivery-moved-375')
  await expect
    .poll(async () => (await (await page.request.get('/__outbox')).text()).includes(`${number}: ny dag`))
    .toBe(true)
})
