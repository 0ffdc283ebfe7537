import type { Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { expectMenu, expectOwnKindOfMenu } from '../brand-menu.ts'
import {
  expectFewFonts,
  expectPresetWidths,
  expectTabFollowsSight,
  expectWholeInLargeType,
  lookAround,
  openAt,
} from '../brand-walk.ts'
import { panelOf, whenOpen } from '../panel-steps.ts'
import { expect, plainPageOf, saveScreenshot, test } from '../shop-fixture.ts'
import { expectTabletStart } from '../tablet-facts.ts'

const SIMPLE_HEADER = 'ljuvhem'
const TOP_BAR = 'fjellbo'
const SEARCH_OVERLAY = 'skygge'
const MAX_SHIFT = 0.02
const FOOTER_PARTS = [
  '[data-part=newsletter-field]',
  '[data-part=footer-payment]',
  '[data-part=footer-delivery]',
  '[data-part=footer-legal]',
]
const WORDS: Readonly<Record<BrandKey, string>> = { hjemly: 'sofa', skygge: 'lampe', fjellbo: 'sofa', ljuvhem: 'lamp' }

/** How far things moved that nobody touched, from the first drawing on. */
async function recordShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const record = { shift: 0 }
    Object.assign(window, { record })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) record.shift += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { record: { shift: number } }).record.shift)
}

/** To the end of the page, with every picture in sight drawn. */
async function scrollDown(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => {
      const isInSight = (image: Element) => {
        const { top, bottom } = image.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      }
      return [...document.images].filter((image) => isInSight(image) && !image.complete).length
    })
  const end = page.locator('[data-part=page-end]')
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    expect(await waiting()).toBe(0)
    await expect(end).toBeInViewport({ timeout: 1 })
  }).toPass({ intervals: [0] })
}

async function expectFrame(page: Page, brand: BrandKey): Promise<void> {
  const row = page.locator('[data-part=header-row]')
  const heightOf = async () => (await row.boundingBox())?.height
  expect(await heightOf()).toBe(brand === SIMPLE_HEADER ? 65 : 60)
  await expect(page.locator('[data-part=banner-message]')).toBeVisible()
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect.poll(async () => (await row.boundingBox())?.y).toBe(0)
  expect(await heightOf()).toBe(brand === SIMPLE_HEADER ? 65 : 60)
  await scrollDown(page)
  await expect(page.locator('[data-part=footer-company]')).toContainText(`kontakt@${brand}.example`)
  for (const part of FOOTER_PARTS) await expect(page.locator('footer').locator(part)).toBeVisible()
}

/** One brand has selling points in its top bar: drawing, name, and for some a link. */
async function expectTopBar(page: Page, brand: BrandKey): Promise<void> {
  const points = page.locator('[data-part=header] [data-place=top-bar] [data-part=selling-point]')
  if (brand !== TOP_BAR) return expect(points).toHaveCount(0)
  await expect(points).toHaveCount(4)
  for (const point of await points.all()) {
    await expect(point.locator('svg[data-icon]')).toBeVisible()
    await expect(point).toHaveText(/\w/)
  }
  await expect(points.filter({ hasText: 'Fri frakt' }).getByRole('link')).toHaveCount(0)
  await expect(points.getByRole('link', { name: /Prisgaranti/ })).toHaveAttribute('href', '/prisgaranti')
}

/** The system's own colours leave edges and the logo, and more contrast is more contrast. */
async function expectSystemColours(page: Page): Promise<void> {
  /** What the leaves of a card are written in, beside the ink of its name. */
  const shades = () =>
    page
      .locator('[data-part=card]')
      .first()
      .evaluate((card) => {
        const colourOf = (element: Element) => getComputedStyle(element).color
        const ink = colourOf(card.querySelector('h3') ?? card)
        const leaves = [...card.querySelectorAll('p, span')].filter((each) => each.childElementCount === 0)
        return leaves.filter((each) => each.textContent !== '' && colourOf(each) !== ink).length
      })
  const usual = await shades()
  await page.emulateMedia({ contrast: 'more' })
  expect(await shades()).toBeLessThan(usual)

  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ contrast: null, forcedColors: 'active' })
  const button = page.locator('[data-part=button]:visible').first()
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  const logo = page.locator('header [data-part=logo] img')
  expect(await logo.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(ground)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-width', '3px')
  await page.emulateMedia({ forcedColors: null })
}

const searchOpener = (page: Page) => page.locator('[data-part=search] input, [data-tool=search]')

/** Types into the field and waits for suggestions; those of before are dimmed until they come. */
async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('combobox')
  await expect(box).toBeVisible()
  await box.fill(text)
  await expect(page.locator('[data-part=search-product]')).toHaveCount(4)
  await expect(page.locator('[data-part=search-list][data-waiting]')).toHaveCount(0)
}

/** The box of the header, or the overlay of its icon. */
async function expectSearch(page: Page, brand: BrandKey): Promise<void> {
  const opener = searchOpener(page)
  await opener.hover()
  await opener.click()
  await search(page, WORDS[brand])
  const isOverlay = (await panelOf(page, 'search').count()) > 0
  expect(isOverlay).toBe(brand === SEARCH_OVERLAY)
  await expectAccessible(page, isOverlay ? 'dialog[data-panel=search]' : '[data-part=header]')
  await saveScreenshot(page, `search-${brand}-1366`)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-part=search-product]')).toHaveCount(0)
  await expect(opener).toBeFocused()
}

async function expectSearchOnAPhone(page: Page, brand: BrandKey): Promise<void> {
  const panel = panelOf(page, 'search')
  await searchOpener(page).click()
  await whenOpen(panel)
  expect(await panel.boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE })
  await expect(page.getByRole('combobox')).toBeFocused()
  await search(page, WORDS[brand])
  await expectAccessible(page, 'dialog[data-panel=search]')
  await saveScreenshot(page, `search-${brand}-375`)
}

test('SHELL-02 SHELL-08 SHELL-10 MENU-01 MENU-02 MENU-03 MENU-05 SRCH-01 PAGE-01 PAGE-19 LAW-06 BLOCK-36 BRAND-01 BRAND-02 A11Y-01 A11Y-02 the start page and the frame of every page, with menu and search, on a desk and a phone', async ({
  page,
  brand,
}) => {
  const shiftOf = await recordShift(page)
  await openAt(page, DESK, '/')
  await test.step('a header of 60 px, the simple one 65, that stays; newsletter, marks and company; nothing shifts', async () => {
    await expectFrame(page, brand)
    expect(await shiftOf()).toBeLessThanOrEqual(MAX_SHIFT)
  })
  await test.step('few fonts', () => expectFewFonts(page))
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const row = page.locator('[data-part=header-row]')
  await test.step('Tab goes through the header as the eye does', () => expectTabFollowsSight(page, row))
  await test.step('the top bar', () => expectTopBar(page, brand))
  await test.step('the system’s own colours', () => expectSystemColours(page))
  await test.step('the menu', async () => {
    await expectOwnKindOfMenu(page, brand)
    await expectMenu(page, `${brand}-menu-1366`)
  })
  await test.step('the search', () => expectSearch(page, brand))
  await test.step('at every width', () => lookAround(page, { name: `${brand}-start`, desk: 'html', phone: 'main' }))
  await test.step('in letters of twice the size', () => expectWholeInLargeType(page))
  await test.step('the first screen of a tablet, three side by side, and a header that leaves a low window', () =>
    expectTabletStart(page, brand))
  await test.step('blocks have their preset widths', () => expectPresetWidths(page))
  await test.step('a form in the same frame', async () => {
    await openAt(page, DESK, plainPageOf(brand))
    await lookAround(page, { name: `withdrawal-${brand}`, phone: 'html' })
  })
  await page.setViewportSize(PHONE)
  await test.step('the menu on a phone', () => expectMenu(page, `${brand}-menu-375`))
  await test.step('the search on a phone', () => expectSearchOnAPhone(page, brand))
})
