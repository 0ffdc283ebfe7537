import type { Locator, Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { FitsModel } from '@firkant/domain/fit/visitor-home.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { PLAN_FIELDS } from '@firkant/domain/room-plan/plan-form.ts'
import { planPaper } from '@firkant/domain/room-plan/plan-paper.ts'
import { EMPTY_ROOM } from '@firkant/domain/room-plan/room-plan.ts'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { languageOf, resolveData, sofasOf } from '../brand-pages.ts'
import { expectWhole, openAt } from '../brand-walk.ts'
import { addCommand, applyToCart } from '../checkout-steps.ts'
import { chipsOf, searchOf } from '../listing-steps.ts'
import { expect, openPage, saveScreenshot, test, whenStarted } from '../shop-fixture.ts'

/** A sofa that all brands sell: through 88 cm without its legs, and not through 78 cm. */
const SKU = 'NORDLO-3-GREEN'
const sofaOf = (brand: BrandKey) => `${sofasOf(brand)}/nordlo-3-green`
const [WIDE_CM, NARROW_CM] = ['88', '78']

const wayInOf = (brand: BrandKey) =>
  `${FIXED_PATHS.wayIn[languageOf(brand)]}?cameFrom=${encodeURIComponent(sofaOf(brand))}`

async function sayDoor(page: Page, widthCm: string): Promise<void> {
  await page.locator('input[name=frontWidth]').fill(widthCm)
  await page.locator('input[name=frontHeight]').fill('200')
  await page.locator('input[name=frontHeight]').press('Enter')
}

/** What the product's page says of this visitor's door: what is to spare, or missing. */
async function expectFit(page: Page, brand: BrandKey, fits: boolean): Promise<string> {
  await page.waitForURL((url) => url.pathname === sofaOf(brand))
  await whenStarted(page)
  // Parts are taken over when they come near.
  await page
    .locator(`main a[href^="${FIXED_PATHS.wayIn[languageOf(brand)]}?"]`)
    .first()
    .scrollIntoViewIfNeeded()
  const said = (await resolveData(page, brand, ['fits', { skus: SKU }])) as FitsModel
  const { head = '', margin = '', ...fit } = said.fits[SKU] ?? {}
  expect(fit).toEqual({ fits })
  expect(margin).toMatch(/^\d+ cm /)
  for (const words of [head, margin]) await expect(page.locator('main')).toContainText(words)
  return margin
}

/** In the drawer of filters, as phones have it. */
async function openSpace(page: Page): Promise<Locator> {
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  const drawer = page.locator('dialog[open]')
  const part = drawer.locator('details:has(input[name="f.space.width"])')
  await part.locator('summary').click()
  await expect(part.locator('input').first()).toBeVisible()
  return part
}

test('FIT-02 a door said once: the sofa says what is to spare, the list narrows to what comes in and stands in its place, the cart names what does not', async ({
  page,
  brand,
}) => {
  await openAt(page, PHONE, wayInOf(brand))
  await test.step('a door that can not be is refused at its field', async () => {
    await sayDoor(page, '8')
    await expect(page.locator('input[name=frontWidth]')).toHaveAttribute('aria-invalid', 'true')
    for (const size of [DESK, PHONE]) {
      await expectWhole(page, size)
      await saveScreenshot(page, `fit-way-in-${brand}-${size.width}`)
    }
    await expectAccessible(page, 'main')
  })
  await test.step('the product', async () => {
    await sayDoor(page, WIDE_CM)
    await expectFit(page, brand, true)
  })
  await test.step('the list', async () => {
    await openAt(page, PHONE, sofasOf(brand))
    await page.locator(`main a[href*="f.door=-${WIDE_CM}"]`).click()
    await expect(chipsOf(page)).toHaveCount(1)
    const part = await openSpace(page)
    await part.locator('input').first().fill('100')
    await part.locator('input').first().press('Enter')
    await expect(part.locator('input').first()).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'dialog[open]')
    await saveScreenshot(page, `fit-space-wrong-${brand}-375`)
    await part.locator('input').last().fill('240')
    await part.locator('input').last().press('Enter')
    await expect.poll(() => searchOf(page)).toBe(`?f.space=240x100&f.door=-${WIDE_CM}`)
    await page.keyboard.press('Escape')
    await expect(chipsOf(page).first()).toContainText('240 × 100')
    for (const size of [DESK, PHONE]) {
      await expectWhole(page, size)
      await saveScreenshot(page, `fit-list-${brand}-${size.width}`)
    }
  })
  await test.step('another door, and the cart', async () => {
    await openPage(page, wayInOf(brand))
    await sayDoor(page, NARROW_CM)
    const margin = await expectFit(page, brand, false)
    await applyToCart(page, [addCommand(SKU)], languageOf(brand))
    await openPage(page, FIXED_PATHS.cart[languageOf(brand)])
    const part = page.locator('main li').filter({ hasText: margin }).last()
    await expect(part).toBeVisible()
    for (const size of [DESK, PHONE]) {
      await expectWhole(page, size)
      await part.scrollIntoViewIfNeeded()
      await saveScreenshot(page, `fit-cart-${brand}-${size.width}`)
    }
  })
})

const planOf = (brand: BrandKey) => FIXED_PATHS.roomPlan[languageOf(brand)]
const field = (page: Page, name: 'left' | 'top' | 'turn') => page.locator(`[name=${PLAN_FIELDS[name]}0]`)
const cmOf = async (page: Page, name: 'left' | 'top') => Number(await field(page, name).inputValue())
const PX_PER_MM = 96 / 25.4

async function tabTo(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(part).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

test('FIT-03 A11Y-02 a sofa is moved, turned and taken out of a room by keyboard alone, or dragged; the plan prints to scale, and its link shows the same room without scripts', async ({
  page,
  brand,
  browser,
  origin,
}) => {
  await openAt(page, DESK, `${planOf(brand)}?sku=${SKU}`)
  const piece = page.locator('main svg [role=button]')
  await tabTo(page, piece)
  const [x, y] = [await cmOf(page, 'left'), await cmOf(page, 'top')]
  await test.step('keys', async () => {
    const words = (await piece.getAttribute('aria-label')) ?? ''
    await page.keyboard.press(x < 10 ? 'ArrowRight' : 'ArrowLeft')
    await expect.poll(() => cmOf(page, 'left')).toBe(x < 10 ? x + 10 : x - 10)
    await expect(piece).not.toHaveAttribute('aria-label', words)
    await expect(page.locator('[data-part=live-region]')).toContainText(/\d cm /)
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(() => cmOf(page, 'top')).toBe(y + 1)
    await page.keyboard.press('r')
    await expect(field(page, 'turn')).toHaveValue('90')
  })
  await test.step('a mouse', async () => {
    const before = await cmOf(page, 'left')
    await piece.scrollIntoViewIfNeeded()
    const box = await piece.boundingBox()
    const [left, top] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.move(left, top)
    await page.mouse.down()
    await page.mouse.move(left + 40, top, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => cmOf(page, 'left')).not.toBe(before)
  })
  for (const size of [PHONE, DESK]) {
    await expectWhole(page, size)
    await expectAccessible(page, 'main')
    await saveScreenshot(page, `room-plan-${brand}-${size.width}`)
  }
  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    const drawn = await page.locator('main svg[role=group]').boundingBox()
    expect(drawn?.width).toBeCloseTo(planPaper(EMPTY_ROOM).widthMm * PX_PER_MM, 0)
    await saveScreenshot(page, `room-plan-print-${brand}`)
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('its link, without scripts', async () => {
    const { pathname, search } = new URL(page.url())
    const [there, beside] = [await cmOf(page, 'left'), await cmOf(page, 'top')]
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
    const other = await context.newPage()
    await other.goto(pathname + search)
    expect([await cmOf(other, 'left'), await cmOf(other, 'top')]).toEqual([there, beside])
    await expect(field(other, 'turn')).toHaveValue('90')
    await field(other, 'left').fill('20')
    await field(other, 'left').press('Enter')
    await expect.poll(() => cmOf(other, 'left')).toBe(20)
    await context.close()
  })
  await test.step('out of the room', async () => {
    await piece.focus()
    await page.keyboard.press('Delete')
    await expect(piece).toHaveCount(0)
  })
})

test('FIT-02 without scripts a door is said and kept, and the list narrows to a place on the floor', async ({
  brand,
  browser,
  origin,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin, viewport: PHONE })
  const page = await context.newPage()
  await page.goto(wayInOf(brand))
  await sayDoor(page, WIDE_CM)
  await page.waitForURL((url) => url.pathname === sofaOf(brand))
  await page.goto(wayInOf(brand))
  await expect(page.locator('input[name=frontWidth]')).toHaveValue(WIDE_CM)
  await page.goto(sofasOf(brand))
  const filters = page.locator('details:has(form input[name="f.space.width"])')
  await filters.locator('summary').click()
  await filters.locator('input[name="f.space.width"]').fill('90')
  await filters.locator('input[name="f.space.depth"]').fill('210')
  await filters.locator('button[type=submit]').click()
  await expect(chipsOf(page)).toContainText('210 × 90')
  await context.close()
})
