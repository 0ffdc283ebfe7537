import type { BrowserContext, Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { PAYMENT_OUTCOMES } from '@firkant/domain/checkout/checkout-address.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { languageOf, wellKnownPages } from '../brand-pages.ts'
import { openAt } from '../brand-walk.ts'
import { addCommand, applyToCart, findPlentifulSku, newEmail, query } from '../checkout-steps.ts'
import { expect, homeMarketOf, saveScreenshot, test, whenStarted } from '../shop-fixture.ts'

const PLACES: Readonly<Record<MarketKey, { postalCode: string; city: string; mobile: string }>> = {
  DK: { postalCode: '8600', city: 'Silkeborg', mobile: '20304050' },
  NO: { postalCode: '5003', city: 'Bergen', mobile: '40506070' },
  SE: { postalCode: '117 34', city: 'Stockholm', mobile: '0701234567' },
}

/** Each brand's own wallet, and the screen on which it is tried with scripts. */
const WALLETS = {
  hjemly: { key: 'vipps', name: 'MobilePay', size: PHONE },
  fjellbo: { key: 'vipps', name: 'Vipps', size: DESK },
  ljuvhem: { key: 'swish', name: 'Swish', size: PHONE },
  skygge: { key: 'klarna', name: 'Klarna', size: DESK },
} as const satisfies Record<BrandKey, object>

const payment = (page: Page) => page.locator('[data-section=payment]')
const review = (page: Page) => page.locator('[data-section=review]')
const atWallet = (page: Page) => page.waitForURL(/\/bank\/wallet\?/)
const step = (page: Page, name: 'approve' | 'decline') => page.locator(`button[name=step][value=${name}]`)

/** Everything is said but how to pay. */
async function fillUpToPayment(page: Page, brand: BrandKey, email: string): Promise<string> {
  const [market, language] = [homeMarketOf(brand), languageOf(brand)]
  const { mobile, ...town } = PLACES[market]
  const name = { firstName: 'Alma', lastName: 'Holm', streetName: 'Storgata', streetNumber: '7' }
  const commands = [
    addCommand(await findPlentifulSku(brand, market)),
    { $type: 'SetCustomerEmailCommand', email },
    { $type: 'SetCustomerMobileCommand', mobile },
    { $type: 'SetBillingAddressCommand', address: { ...name, ...town, countryCode: market } },
    { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
  ]
  await applyToCart(page, commands, language)
  return (await wellKnownPages(page, brand)).checkoutPageUrl
}

/** What is paid later stands last, and nobody but the buyer chooses it. */
async function chooseWallet(page: Page, key: string): Promise<void> {
  const radios = payment(page).locator('input[name=paymentMethodKey]')
  const read = () =>
    radios.evaluateAll((all) => all.map((each) => [(each as HTMLInputElement).value, each.matches(':checked')]))
  const methods = await read()
  expect(methods.at(-1)).toEqual(['klarna', false])
  expect(methods.filter(([, isChecked]) => isChecked)).toEqual([['card', true]])
  await payment(page).locator(`input[value=${key}]`).check()
}

const goOn = (page: Page) =>
  payment(page)
    .getByRole('button', { name: /^Forts[æeä]tt?$/ })
    .last()
    .click()

async function buy(page: Page): Promise<void> {
  await review(page).getByRole('checkbox').check()
  await review(page).locator('button:not([type])').click()
}

/** Swish's code stands on the shop's page, with a button for the phone that holds it. */
async function goToWallet(page: Page, brand: BrandKey): Promise<void> {
  if (WALLETS[brand].key === 'swish') {
    const app = page.locator('main a[href*="/bank/wallet/swish"]')
    await expect(page.locator('main svg, main img').first()).toBeVisible()
    await app.click()
  }
  await atWallet(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(WALLETS[brand].name)
}

async function lookAt(page: Page, name: string): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    const outPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([name, size.width, outPx]).toEqual([name, size.width, 0])
    // The header lies over part of what was scrolled to on a short screen: a long one shows it all.
    await page.setViewportSize({ ...size, height: 4000 })
    await expectAccessible(page, 'main')
    await page.setViewportSize(size)
    await saveScreenshot(page, `${name}-${size.width}`)
  }
}

async function beDeclined(page: Page): Promise<void> {
  await step(page, 'decline').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/bank/') && !url.pathname.startsWith('/payments/'))
  await whenStarted(page)
  await expect(page.locator(PAYMENT_OUTCOMES.map((each) => `#${each}`).join()).filter({ visible: true })).toHaveCount(1)
}

/** The same cart in a browser that runs no scripts. */
async function withoutScripts(page: Page, baseURL: string): Promise<{ context: BrowserContext; plain: Page }> {
  const storageState = await page.context().storageState()
  const browser = page.context().browser()
  if (!browser) throw new Error('No browser')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState, viewport: PHONE })
  return { context, plain: await context.newPage() }
}

test('PAY-01 PAY-02 PAY-03 CHK-08 the wallet of the market: declined, the checkout says so; without scripts it is approved, and the order stands; credit is last and never chosen beforehand', async ({
  page,
  brand,
  origin,
}) => {
  const { key, size } = WALLETS[brand]
  const email = newEmail()
  const checkout = await fillUpToPayment(page, brand, email)
  await openAt(page, size, checkout)
  await test.step('declined', async () => {
    await chooseWallet(page, key)
    await lookAt(page, `wallet-methods-${brand}`)
    await page.setViewportSize(size)
    await goOn(page)
    await buy(page)
    if (key === 'swish') {
      await page.waitForURL((url) => url.pathname.endsWith(FIXED_PATHS.confirmation[languageOf(brand)]))
      await whenStarted(page)
      await lookAt(page, `wallet-code-${brand}`)
      await page.setViewportSize(size)
    }
    await goToWallet(page, brand)
    await lookAt(page, `wallet-page-${brand}`)
    await page.setViewportSize(size)
    await beDeclined(page)
    await saveScreenshot(page, `wallet-declined-${brand}`)
  })
  await test.step('approved, without scripts', async () => {
    const { context, plain } = await withoutScripts(page, origin)
    await plain.goto(checkout)
    if ((await payment(plain).getAttribute('data-state')) === 'open') {
      await payment(plain).locator(`input[value=${key}]`).check()
      await goOn(plain)
    }
    await buy(plain)
    await goToWallet(plain, brand)
    await step(plain, 'approve').click()
    await plain.waitForURL((url) => url.pathname.endsWith(FIXED_PATHS.confirmation[languageOf(brand)]))
    await expect(plain.getByRole('heading', { level: 1 })).toContainText('Alma')
    await context.close()
  })
  const orders = await query<{ state: string }>('select state from orders where email = $1 order by placed_at', [email])
  expect(orders.map(({ state }) => state)).toEqual(['cancelled', 'paid'])
})
