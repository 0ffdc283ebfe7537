import type { Page } from '@playwright/test'
import { isOfferedIn } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { EXPRESS_WALLET } from '@firkant/domain/checkout/express/express.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { languageOf } from '../brand-pages.ts'
import { openAt } from '../brand-walk.ts'
import { addCommand, applyToCart, findPlentifulSku, query } from '../checkout-steps.ts'
import { expect, homeMarketOf, saveScreenshot, test, whenStarted } from '../shop-fixture.ts'

const WALLET = /(?:MobilePay|Vipps)$/
const button = (page: Page) => page.locator('main').getByRole('button', { name: WALLET })
const form = (page: Page) => page.locator('main form:has([name=acceptTerms])')
const step = (page: Page, name: 'approve' | 'decline') => page.locator(`button[name=step][value=${name}]`)

async function lookAt(page: Page, name: string): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    const outPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([name, size.width, outPx]).toEqual([name, size.width, 0])
    await page.setViewportSize({ ...size, height: 4000 })
    await expectAccessible(page, 'main')
    await page.setViewportSize(size)
    await saveScreenshot(page, `${name}-${size.width}`)
  }
}

interface SheetVisit {
  readonly wallet: 'Apple Pay' | 'Google Pay'
  readonly act: 'approve' | 'decline' | 'forge' | ''
  readonly person?: 'home' | 'island' | 'abroad'
}
const walletButton = (page: Page, wallet: SheetVisit['wallet']) =>
  page.locator('main').getByRole('button', { name: wallet })

/** Agrees and presses; the demo's sheet stands in for the browser's. Empty: the buyer closes it. */
async function buyInSheet(page: Page, { wallet, act, person = 'home' }: SheetVisit): Promise<void> {
  await form(page).locator('[name=acceptTerms]').check()
  await walletButton(page, wallet).click()
  const sheet = page.locator('[data-part=played-sheet]')
  await sheet.locator('select').selectOption(person)
  await sheet.locator(`button[value="${act}"]`).click()
}

/** Agrees and presses; the app asks in a page of the tester's. */
async function buyIn(page: Page, answer: 'approve' | 'decline', hasScripts = true): Promise<void> {
  await form(page).locator('[name=acceptTerms]').check()
  await button(page).click()
  // A script goes on by itself; without one there is the way on.
  if (!hasScripts) await page.locator('main').getByRole('link', { name: WALLET }).click()
  await page.waitForURL(/\/bank\/wallet\?/)
  await step(page, answer).click()
}

test('PAY-05 a wallet that says who buys: from the product’s page, declined and then approved; from the cart, without scripts; the other market has no such button', async ({
  page,
  brand,
  origin,
}) => {
  const [market, language] = [homeMarketOf(brand), languageOf(brand)]
  const sku = await findPlentifulSku(brand, market)
  const size = brand === 'hjemly' ? PHONE : DESK
  const cart = await applyToCart(page, [addCommand(sku)], language)
  const product = cart.items[0]?.url ?? ''
  await openAt(page, size, product)
  if (!isOfferedIn(EXPRESS_WALLET, market)) {
    await expect(button(page)).toHaveCount(0)
    return
  }
  const confirmed = (url: URL) => url.pathname.endsWith(FIXED_PATHS.confirmation[language])
  await test.step('from the product’s page', async () => {
    await lookAt(page, `express-product-${brand}`)
    await page.setViewportSize(size)
    await button(page).click()
    await page.waitForURL((url) => url.pathname.endsWith(FIXED_PATHS.express[language]))
    await whenStarted(page)
    await lookAt(page, `express-page-${brand}`)
    await page.setViewportSize(size)
    await buyIn(page, 'decline')
    await page.waitForURL(/[?&]refused=payment-/)
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible()
    await buyIn(page, 'approve')
    await page.waitForURL(confirmed)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alma')
  })
  await test.step('from the cart, without scripts', async () => {
    const storageState = await page.context().storageState()
    const context = await page.context().browser()?.newContext({
      javaScriptEnabled: false,
      baseURL: origin,
      storageState,
      viewport: PHONE,
    })
    if (!context) throw new Error('No browser')
    const plain = await context.newPage()
    await plain.goto(FIXED_PATHS.cart[language])
    await saveScreenshot(plain, `express-cart-${brand}`)
    await plain.locator('main').getByRole('link', { name: WALLET }).first().click()
    await expect(button(plain)).toBeVisible()
    for (const wallet of ['Apple Pay', 'Google Pay'] as const) await expect(walletButton(plain, wallet)).toHaveCount(0)
    await buyIn(plain, 'approve', false)
    await plain.waitForURL(confirmed)
    await context.close()
  })
  const orders = await query<{ state: string }>(
    `select state from orders where cart_id in (select cart_id from orders where document ->> 'express' is not null)
      and document ->> 'paymentMethodKey' = $2 and brand = $1 order by placed_at`,
    [brand, EXPRESS_WALLET],
  )
  expect(orders.map(({ state }) => state)).toEqual(['cancelled', 'paid', 'paid'])
})

test('PAY-05 wallets of the browser: closed, declined, forged and abroad nothing is bought, then it is', async ({
  page,
  brand,
}) => {
  const [market, language] = [homeMarketOf(brand), languageOf(brand)]
  if (!isOfferedIn(EXPRESS_WALLET, market)) return
  const sku = await findPlentifulSku(brand, market)
  await applyToCart(page, [addCommand(sku)], language)
  const start = `${FIXED_PATHS.express[language]}?of=cart`
  const refused = (why: string) => page.waitForURL(new RegExp(`[?&]refused=payment-${why}`))
  const size = brand === 'hjemly' ? PHONE : DESK
  await test.step('terms first, and nothing is bought by a sheet that was closed', async () => {
    await openAt(page, size, start)
    await expect(walletButton(page, 'Google Pay')).toBeVisible()
    await lookAt(page, `express-sheets-${brand}`)
    await page.setViewportSize(size)
    await walletButton(page, 'Apple Pay').click()
    await expect(page.locator('[data-part=played-sheet]')).toHaveCount(0)
    await buyInSheet(page, { wallet: 'Apple Pay', act: '' })
    await expect(page.locator('main').getByRole('status').filter({ hasText: 'Apple Pay' })).toBeVisible()
  })
  await test.step('declined, forged, and from abroad', async () => {
    await buyInSheet(page, { wallet: 'Google Pay', act: 'decline' })
    await refused('card')
    await expect(page.locator('main').getByRole('alert').first()).toContainText('Google Pay')
    await whenStarted(page)
    await buyInSheet(page, { wallet: 'Apple Pay', act: 'forge' })
    await refused('token')
    await whenStarted(page)
    await buyInSheet(page, { wallet: 'Apple Pay', act: 'approve', person: 'abroad' })
    await refused('address')
    await saveScreenshot(page, `express-sheet-refused-${brand}`)
    await whenStarted(page)
  })
  await test.step('approved', async () => {
    await walletButton(page, 'Apple Pay').scrollIntoViewIfNeeded()
    await buyInSheet(page, { wallet: 'Apple Pay', act: 'approve' })
    await page.waitForURL((url) => url.pathname.endsWith(FIXED_PATHS.confirmation[language]))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alma')
    await expect(page.locator('main')).toContainText(market === 'NO' ? 'Storgata 4' : 'Vestergade 12')
  })
})
