import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { languageOf, wellKnownPages } from '../brand-pages.ts'
import { lookAround, openAt } from '../brand-walk.ts'
import { addCommand, applyToCart, newEmail, query } from '../checkout-steps.ts'
import { expect, homeMarketOf, saveScreenshot, test } from '../shop-fixture.ts'

const SAID = {
  da: {
    years: '2',
    label: '5 års garanti fra producenten',
    toWish: 'købet kan ikke fortrydes',
    withdraw: 'Fortryd aftalen her',
  },
  nb: {
    years: '2',
    label: '5 års garanti fra produsenten',
    toWish: 'kjøpet kan ikke angres',
    withdraw: 'Angre avtalen her',
  },
  sv: {
    years: '3',
    label: '5 års garanti från tillverkaren',
    toWish: 'köpet kan inte ångras',
    withdraw: 'Ångra avtalet här',
  },
} as const
const LINES = { da: '5 års garanti fra', nb: '5 års garanti fra', sv: '5 års garanti från' } as const

/** A product of the demo with a label, and one that is made to wish, as the brand sells them. */
async function findGoods(brand: string): Promise<{ readonly label: string; readonly toWish: string }> {
  const sold = `join products p on p.key = v.product_key join assortments a on a.product_key = p.key and a.brand = $1`
  const [label] = await query<{ sku: string }>(
    `select v.sku from variants v ${sold} where p.guarantee_years = 5 and v.position = 0 order by v.sku limit 1`,
    [brand],
  )
  const [toWish] = await query<{ sku: string }>(
    `select v.sku from variants v ${sold} where v.made_to_order order by v.sku limit 1`,
    [brand],
  )
  return { label: label?.sku ?? '', toWish: toWish?.sku ?? '' }
}

async function pathOf(sku: string, language: string): Promise<string> {
  const rows = await query<{ slug: string; key: string }>(
    `select ct.slug, p.key from variants v join products p on p.key = v.product_key
     join category_texts ct on ct.category_key = p.category_key and ct.language = $2 where v.sku = $1`,
    [sku, language],
  )
  return `/${rows[0]?.slug}/${rows[0]?.key}?sku=${sku}`
}

test('LAW-11 LAW-16 LAW-01 A11Y-01 notice, label, what is made to wish and the withdrawal function: on their pages, in cart and before the button, on a desk and a phone', async ({
  page,
  brand,
}) => {
  const language = languageOf(brand)
  const said = SAID[language]
  const { label, toWish } = await findGoods(brand)
  await test.step('the notice', async () => {
    await openAt(page, DESK, FIXED_PATHS.guarantee[language])
    await expect(page.getByText(`${said.years} år`, { exact: false }).first()).toBeVisible()
    await lookAround(page, { name: `${brand}-guarantee`, desk: 'main', phone: 'main' })
    await openAt(page, DESK, '/')
    const legal = page.locator('[data-part=footer-legal]')
    await expect(legal.locator(`[href$="${FIXED_PATHS.guarantee[language]}"]`)).toHaveCount(1)
    await expect(legal.getByRole('link', { name: said.withdraw })).toHaveAttribute(
      'href',
      FIXED_PATHS.withdrawal[language],
    )
  })
  await test.step('the label on its product', async () => {
    await openAt(page, DESK, await pathOf(label, language))
    const fact = page.locator('[data-fact=durability]')
    await expect(fact).toContainText(said.label)
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size)
      await fact.scrollIntoViewIfNeeded()
      await saveScreenshot(page, `label-${brand}-${size.width}`)
      // What the header half covers is too small for a finger, wherever the label happens to stand.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(page, '[data-part=buy-box]')
    }
  })
  await test.step('the product that is made to wish', async () => {
    await openAt(page, DESK, await pathOf(toWish, language))
    await expect(page.locator('[data-part=buy-box]')).toContainText(said.toWish)
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size)
      await saveScreenshot(page, `to-wish-${brand}-${size.width}`)
    }
  })
  const market = homeMarketOf(brand)
  await applyToCart(
    page,
    [addCommand(label), addCommand(toWish), { $type: 'SetCustomerEmailCommand', email: newEmail() }],
    language,
  )
  await test.step('the cart', async () => {
    await openAt(page, DESK, FIXED_PATHS.cart[language])
    const lines = page.locator('[data-part=cart-lines]').first()
    for (const each of [LINES[language], said.toWish]) await expect(lines).toContainText(each)
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size)
      await saveScreenshot(page, `law-cart-${brand}-${size.width}`)
    }
  })
  await test.step('before the button of the checkout', async () => {
    const { mobile, ...town } = {
      DK: { postalCode: '8600', city: 'Silkeborg', mobile: '20304050' },
      NO: { postalCode: '5003', city: 'Bergen', mobile: '40506070' },
      SE: { postalCode: '117 34', city: 'Stockholm', mobile: '0701234567' },
    }[market]
    const name = { firstName: 'Alma', lastName: 'Holm', streetName: 'Storgata', streetNumber: '7' }
    await applyToCart(
      page,
      [
        { $type: 'SetCustomerMobileCommand', mobile },
        { $type: 'SetBillingAddressCommand', address: { ...name, ...town, countryCode: market } },
        { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
      ],
      language,
    )
    const { checkoutPageUrl } = await wellKnownPages(page, brand)
    await openAt(page, DESK, checkoutPageUrl)
    await saveScreenshot(page, `law-payment-${brand}-desk`)
    const ways = page.locator('input[name=paymentMethodKey]')
    const keys = await ways.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    expect(keys[0]).toBe('card')
    expect(keys.slice(-2)).toEqual(['invoice', 'klarna'])
    await expect(ways.nth(keys.length - 2)).not.toBeChecked()
    await expect(ways.nth(keys.length - 1)).not.toBeChecked()
    await applyToCart(page, [{ $type: 'SetPaymentMethodCommand', paymentMethodKey: 'card' }], language)
    await openAt(page, DESK, checkoutPageUrl)
    const notice = page.getByRole('link', { name: /reklam/i }).first()
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size)
      await notice.scrollIntoViewIfNeeded()
      await saveScreenshot(page, `law-review-${brand}-${size.width}`)
      await expectAccessible(page, '[data-part=guarantee-notice]')
    }
    expect(MARKETS[market].language).toBe(language)
  })
})
