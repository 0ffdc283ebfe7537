import { expect, type Page } from '@playwright/test'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { EXPERIMENT_NAMES, EXPERIMENT_PARAM, EXPERIMENTS } from '@firkant/domain/experiments/experiments.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { addCommand, applyToCart, findPlentifulSku } from '../checkout-steps.ts'
import { openPage } from '../shop-fixture.ts'
import type { LookShop } from './look-views.ts'

const TOWNS: Readonly<Record<MarketKey, { postalCode: string; city: string; mobile: string }>> = {
  DK: { postalCode: '8600', city: 'Silkeborg', mobile: '20304050' },
  NO: { postalCode: '5003', city: 'Bergen', mobile: '40506070' },
  SE: { postalCode: '117 34', city: 'Stockholm', mobile: '0701234567' },
}

/** Each look is a visitor of its own, who would take part in experiments by chance. */
export function outsideExperiments(path: string): string {
  const chosen = EXPERIMENT_NAMES.map((name) => [EXPERIMENT_PARAM, `${name}:${EXPERIMENTS[name].fallback}`])
  return `${path}?${new URLSearchParams(chosen)}`
}

const hrefOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().getAttribute('href')) ?? '/'

export async function findFirstProduct(page: Page): Promise<string> {
  await openPage(page, '/')
  return hrefOf(page, '[data-part=card-name] a')
}

export const openFirstStore =
  (overview: string) =>
  async ({ page }: LookShop): Promise<void> => {
    await openPage(page, overview)
    await openPage(page, await hrefOf(page, `main a[href^="${overview}/"]`))
  }

/** The cart is not emptied: a product that is in it already gets one more. */
export async function fillCart({ page, brand, language }: LookShop): Promise<void> {
  const sku = await findPlentifulSku(brand, BRANDS[brand].homeMarket)
  await applyToCart(page, [addCommand(sku, 2)], language)
}

export async function fillCheckout({ page, brand, language }: LookShop): Promise<void> {
  const market = BRANDS[brand].homeMarket
  const { mobile, ...town } = TOWNS[market]
  const address = { firstName: 'Alma', lastName: 'Holm', streetName: 'Storgata', streetNumber: '7', ...town }
  await applyToCart(
    page,
    [
      { $type: 'SetCustomerEmailCommand', email: `look-${brand}@example.com` },
      { $type: 'SetCustomerMobileCommand', mobile },
      { $type: 'SetBillingAddressCommand', address: { ...address, countryCode: market } },
      { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
      { $type: 'SetPaymentMethodCommand', paymentMethodKey: 'invoice' },
    ],
    language,
  )
}

/** Starts from an open, complete checkout. */
export async function placeOrder({ page }: LookShop): Promise<void> {
  const review = page.locator('[data-section=review]')
  await review.getByRole('checkbox').check()
  await review.locator('button:not([type])').click()
  await expect(page.locator('[data-part=order-lines], [data-part=confirmation-head], main h1').first()).toBeVisible()
  await page.waitForURL((url) => url.searchParams.has('token') || /bek?r/.test(url.pathname))
}
