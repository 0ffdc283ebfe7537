import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import { addCommand, applyToCart, findPlentifulSku, newEmail } from '../checkout-steps.ts'
import { expect, expectAccessible, saveScreenshot, openPage, test, whenStarted } from '../shop-fixture.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1366, height: 900 }

const PLACES: Readonly<Record<MarketKey, { postalCode: string; city: string; mobile: string; checkout: string }>> = {
  DK: { postalCode: '8600', city: 'Silkeborg', mobile: '20304050', checkout: '/kasse' },
  NO: { postalCode: '5003', city: 'Bergen', mobile: '40506070', checkout: '/kasse' },
  SE: { postalCode: '117 34', city: 'Stockholm', mobile: '0701234567', checkout: '/kassa' },
}

test('CHK-01 LAW-06 PAGE-18 PAGE-19 A11Y-01 the way through the checkout, on a phone and a desk', async ({
  page,
  brand,
}) => {
  const market = BRANDS[brand].homeMarket
  const { language } = MARKETS[market]
  const { mobile, checkout, ...town } = PLACES[market]
  const sku = await findPlentifulSku(brand, market)
  const address = { firstName: 'Alma', lastName: 'Holm', streetName: 'Storgata', streetNumber: '7', ...town }
  await applyToCart(page, [addCommand(sku, 2), { $type: 'SetCustomerEmailCommand', email: newEmail() }], language)
  await page.setViewportSize(PHONE)
  await openPage(page, checkout)
  await expectAccessible(page)
  await saveScreenshot(page, `checkout-contact-${brand}-375`)
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
  await openPage(page, checkout)
  const review = page.locator('[data-section=review]')
  await expect(review.getByRole('checkbox')).toBeVisible()
  await saveScreenshot(page, `checkout-review-${brand}-375`)
  await expectAccessible(page)
  await page.setViewportSize(DESK)
  await saveScreenshot(page, `checkout-review-${brand}-1366`)
  await review.getByRole('checkbox').check()
  await review.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.pathname.endsWith(FIXED_PATHS.confirmation[language]))
  await whenStarted(page)
  await expectAccessible(page)
  await saveScreenshot(page, `confirmation-${brand}-1366`)
  await page.setViewportSize(PHONE)
  await saveScreenshot(page, `confirmation-${brand}-375`)
  await openPage(page, FIXED_PATHS.withdrawal[language])
  await expectAccessible(page)
  await saveScreenshot(page, `withdrawal-${brand}-375`)
})
