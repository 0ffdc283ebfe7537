import type { Locator, Page } from '@playwright/test'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { languageOf, wellKnownPages } from '../brand-pages.ts'
import { expectWhole, lookAround, openAt } from '../brand-walk.ts'
import { addCommand, applyToCart } from '../checkout-steps.ts'
import { expect, saveScreenshot, test } from '../shop-fixture.ts'

const NAME = /^Energiklasse? [A-G] på skala/
const arrowsIn = (part: Page | Locator) => part.locator('[data-part=price] a[aria-label]').filter({ visible: true })

/** Its letter is as large as the price, and it can be pressed. */
async function expectArrow(arrow: Locator): Promise<void> {
  await arrow.scrollIntoViewIfNeeded()
  await expect(arrow).toHaveAccessibleName(NAME)
  const { letter, price, least } = await arrow.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const sizeOf = (of: Element | null, pseudo?: string) =>
      Number.parseFloat(getComputedStyle(of ?? element, pseudo).fontSize)
    return {
      letter: sizeOf(element, '::after'),
      price: sizeOf(element.closest('[data-part=price]')),
      least: Math.min(width, height),
    }
  })
  expect(letter).toBeGreaterThanOrEqual(price)
  expect(least).toBeGreaterThanOrEqual(24)
}

/** What moves at a price from the start of each page on, as it was and as it is. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & {
          sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        for (const { node, previousRect: was, currentRect: is } of sources) {
          if (!node?.parentElement?.closest('[data-part$=price]') || was.width === 0) continue
          moved.push(`${node.textContent || 'arrow'}: ${JSON.stringify([was, is])}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { moved: readonly string[] }).moved)
}

async function lookAtBoth(page: Page, name: string): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await expectWhole(page, size)
    await expectAccessible(page, 'main')
    await saveScreenshot(page, `${name}-${size.width}`)
  }
}

test('LAW-10 A11Y-01 the energy arrow stands at the price of a lamp on cards, its page, in cart and checkout, in letters as large; it opens the label, and nothing moves', async ({
  page,
  brand,
}) => {
  const language = languageOf(brand)
  const { searchPageUrl, checkoutPageUrl } = await wellKnownPages(page, brand)
  const shiftsOf = await watchShifts(page)
  // The fonts are kept from here on: what moves now is moved by the page itself.
  await openAt(page, PHONE, `${searchPageUrl}?q=pendel`)
  for (const size of [PHONE, DESK]) {
    await openAt(page, size, `${searchPageUrl}?q=pendel`)
    await expectArrow(arrowsIn(page.locator('[data-part=card]')).first())
    await saveScreenshot(page, `${brand}-energy-search-${size.width}`)
    expect(await shiftsOf()).toEqual([])
  }
  await lookAtBoth(page, `${brand}-energy-search`)
  const card = page
    .locator('[data-part=card]')
    .filter({ has: page.locator('[data-part=price] a') })
    .first()
  const label = (await card.locator('[data-part=price] a').getAttribute('href')) ?? ''
  const product = (await card.locator('[data-part=card-name] a').getAttribute('href')) ?? ''

  await openAt(page, DESK, product)
  const own = arrowsIn(page.locator('[data-part=product-price]'))
  await expectArrow(own)
  expect(await shiftsOf()).toEqual([])
  await lookAtBoth(page, `${brand}-energy-product`)
  await page.setViewportSize(DESK)
  const sku = (await page.locator('input[name=sku]').first().getAttribute('value')) ?? ''
  await own.click()
  await expect(page).toHaveURL(new RegExp(`${label}$`))
  await expect(page.locator('article').getByRole('img').first()).toHaveAccessibleName(/ klass/)
  await lookAround(page, { name: `${brand}-energy-label`, desk: 'main', phone: 'main' })

  await applyToCart(page, [addCommand(sku)])
  for (const [name, path] of [
    ['cart', FIXED_PATHS.cart[language]],
    ['checkout', checkoutPageUrl ?? ''],
  ] as const) {
    await openAt(page, DESK, path)
    await expectArrow(arrowsIn(page).first())
    await lookAtBoth(page, `${brand}-energy-${name}`)
  }
})

const RUGS = { da: 'gulvtæppe', nb: 'gulvteppe', sv: 'matta' } as const
const PER_M2 = /kr\.?(?: pr\. | per |\/)m²/

test('A11Y-01 the price of a square metre stands at the price of a rug on cards, its page, in cart and checkout', async ({
  page,
  brand,
}) => {
  const language = languageOf(brand)
  const { searchPageUrl, checkoutPageUrl } = await wellKnownPages(page, brand)
  await openAt(page, DESK, `${searchPageUrl}?q=${RUGS[language]}`)
  const card = page.locator('[data-part=card]').filter({ hasText: PER_M2 }).first()
  await expect(card.locator('[data-part=card-price]')).toContainText(PER_M2)
  await lookAtBoth(page, `${brand}-unit-search`)
  await openAt(page, DESK, (await card.locator('[data-part=card-name] a').getAttribute('href')) ?? '')
  await expect(page.locator('[data-part=product-price]')).toContainText(PER_M2)
  await lookAtBoth(page, `${brand}-unit-product`)
  const sku = (await page.locator('input[name=sku]').first().getAttribute('value')) ?? ''
  await applyToCart(page, [addCommand(sku)])
  for (const [name, path] of [
    ['cart', FIXED_PATHS.cart[language]],
    ['checkout', checkoutPageUrl ?? ''],
  ] as const) {
    await openAt(page, DESK, path)
    await expect(page.locator('main')).toContainText(PER_M2)
    await lookAtBoth(page, `${brand}-unit-${name}`)
  }
})
