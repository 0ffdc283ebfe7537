import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { DESK, PHONE, TABLET } from '../../../scripts/test-run/walk-facts.ts'
import { armchairsOf, sofasOf, wellKnownPages } from '../brand-pages.ts'
import { expectPresetWidths, lookAround, openAt } from '../brand-walk.ts'
import { expect, test, whenTakenOver } from '../shop-fixture.ts'
import { expectLowBanners, expectTabletProduct } from '../tablet-facts.ts'
import { voidBesideBuyBox } from '../void-beside.ts'

const cardsOf = (page: Page) => page.locator('[data-part=listing-grid] [data-part=card]')

/** The first products are in the first screen, the words above them are cut, and the filters stay in sight. */
async function expectRoomForProducts(page: Page): Promise<void> {
  const cards = cardsOf(page)
  await expect(cards.first().locator('[data-part=price]').first()).toBeInViewport({ ratio: 0.9 })

  const intro = page.locator('[data-part=listing-intro]')
  const more = intro.locator('xpath=following-sibling::button')
  const cut = await intro.boundingBox()
  await whenTakenOver(more)
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  expect((await intro.boundingBox())?.height).toBeGreaterThan(cut?.height ?? 0)

  const bar = page.locator('[data-part=filter-bar]')
  await cards.nth(8).scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport({ ratio: 0.99 })
  // Whoever goes back by keyboard sees what has the focus: it stands clear of header and bar.
  await cards.nth(8).locator('[data-part=card-name] a').focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+Tab')
  await expect
    .poll(async () => {
      const foot = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
      return page.evaluate((below) => (document.activeElement?.getBoundingClientRect().bottom ?? 0) > below, foot)
    })
    .toBe(true)
}

/** What tells how much there is, and what is chosen, without its colour. */
function readMarks() {
  const shapeOf = (element: Element) => {
    const { backgroundImage, backgroundColor } = getComputedStyle(element, '::before')
    const isEmpty = backgroundColor === 'rgba(0, 0, 0, 0)'
    return backgroundImage === 'none' ? (isEmpty ? 'ring' : 'disc') : backgroundImage.replaceAll(/rgba?\([^)]*\)/g, '')
  }
  const shapes = new Map<string, Set<string>>()
  for (const stock of document.querySelectorAll<HTMLElement>('[data-part=stock]')) {
    const { dot = '', gone } = stock.dataset
    const kind = gone === undefined ? dot : `${dot} gone`
    shapes.set(kind, (shapes.get(kind) ?? new Set<string>()).add(shapeOf(stock)))
  }
  const [rating] = document.querySelectorAll('[data-part=rating]')
  const stars = rating && getComputedStyle(rating, '::before').backgroundImage
  return { shapes: [...shapes].map(([kind, all]) => [kind, [...all]] as const), hasStars: stars !== 'none' }
}

/** The same in colours and in those of the system. */
async function expectShapes(page: Page): Promise<void> {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    const { shapes, hasStars } = await page.evaluate(readMarks)
    expect(hasStars).toBe(true)
    expect(shapes.length).toBeGreaterThan(1)
    expect(shapes.map(([, all]) => all.length)).toEqual(shapes.map(() => 1))
    expect(new Set(shapes.flatMap(([, all]) => all)).size).toBe(shapes.length)
  }
  await page.emulateMedia({ forcedColors: null })
}

/** A tablet is given its room. */
async function expectThreeInARow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 600, height: 900 })
  const tops = await cardsOf(page).evaluateAll((all) => all.slice(0, 4).map((card) => card.getBoundingClientRect().top))
  expect(new Set(tops.slice(0, 3).map(Math.round)).size).toBe(1)
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0)
}

const WIDE_DESK = { width: 1920, height: 1080 }
/** Of a picture: enough to tell what it shows. */
const LEAST_SEEN = 0.6

/** Where most is broad, rows of three broad windows; on a desk products are seen at once. */
async function expectProductsFirst(page: Page): Promise<void> {
  for (const size of [WIDE_DESK, DESK]) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const picture = cardsOf(page).first().locator('[data-part=card-picture]')
    await expect(picture, `at ${size.width}`).toBeInViewport({ ratio: LEAST_SEEN })
  }
}

/** In pixels of the window's height: what sticks in a tablet's window leaves this much below it. */
const MOST_VOID = 240

/** Neither pictures nor buy box end long before the other, and only what buys is filled with the colour of buying. */
async function expectFilledColumns(page: Page): Promise<void> {
  await expect(page.locator('[data-part=gallery][style*=own-height]')).toBeVisible()
  await expect(page.locator('[data-part=buy-box][style*=own-height]')).toBeVisible()
  await page.locator('[data-part=product-accordion]').scrollIntoViewIfNeeded()
  for (const size of [DESK, TABLET]) {
    await page.setViewportSize(size)
    await expect.poll(() => voidBesideBuyBox(page), `at ${size.width}`).toBeLessThan(MOST_VOID)
  }
  expect(await page.locator('[data-part=gallery-picture]').count()).toBeGreaterThanOrEqual(4)
}

/** The colour of buying, as the brand's designer wrote it: built sheets have no names of roles. */
function accentOf(brand: string): string {
  const roles = readFileSync(new URL(`../../../packages/brands/src/${brand}/roles.css`, import.meta.url), 'utf8')
  const accent = /--accent: (#\w+);/.exec(roles)?.[1] ?? ''
  expect(accent).not.toBe('')
  return accent
}

/** What is filled with the accent, apart from lines, dots and stars. */
const filledWithAccent = (page: Page, written: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = colour
    const accent = getComputedStyle(probe).color
    probe.remove()
    const isFilled = (each: Element) => each.checkVisibility() && getComputedStyle(each).backgroundColor === accent
    const isLine = (each: Element) => Math.min(each.clientWidth, each.clientHeight) <= 4
    return [...document.querySelectorAll('body *')]
      .filter((each) => isFilled(each) && !isLine(each))
      .filter(
        (each) =>
          !each.closest(
            '[data-part=add-to-cart], [data-part=add-to-cart-icon], [data-part=cart-foot], [data-part=buy-bar]',
          ),
      )
      .map((each) => each.outerHTML.slice(0, 120))
  }, written)

test('A11Y-01 PAGE-03 PAGE-07 PAGE-30 PLP-04 BLOCK-36 from a room through two categories to a product: accessible, as wide as the window, three in a row on a tablet, products first on a phone; stock, stars and choices are told without colours', async ({
  page,
  brand,
}) => {
  await test.step('a room', async () => {
    await openAt(page, DESK, (await wellKnownPages(page, brand)).roomsPageLink)
    await lookAround(page, { name: `${brand}-rooms` })
    await page.locator('[data-part=tile] a').first().click()
    await expect(page.locator('[data-part=listing-picture]')).toBeVisible()
    await lookAround(page, { name: `${brand}-room`, desk: 'main', phone: 'main' })
  })
  await test.step('a category on a phone', async () => {
    await openAt(page, PHONE, armchairsOf(brand))
    await expectRoomForProducts(page)
  })
  await test.step('a category with blocks', async () => {
    await openAt(page, DESK, sofasOf(brand))
    await lookAround(page, { name: `${brand}-category`, desk: 'main', phone: 'main' })
    await expectShapes(page)
    await expectThreeInARow(page)
    await expectLowBanners(page)
    await expectPresetWidths(page)
    if (brand === 'skygge') {
      await expectProductsFirst(page)
      expect(await filledWithAccent(page, accentOf(brand))).toEqual([])
    }
  })
  await test.step('a product', async () => {
    await page.setViewportSize(DESK)
    await page.locator('[data-part=card] a').first().click()
    await expect(page.locator('[data-part=buy-box]')).toBeVisible()
    await expect(page.locator('[data-part=product-price] [data-part=price]')).toBeVisible()
    await page.emulateMedia({ forcedColors: 'active' })
    const chosen = page.locator('[data-part=buy-box] a[aria-current]').first()
    await expect(chosen).toHaveCSS('outline-width', '2px')
    await page.emulateMedia({ forcedColors: null })
    await expectTabletProduct(page)
    await expectFilledColumns(page)
    if (brand === 'skygge') expect(await filledWithAccent(page, accentOf(brand))).toEqual([])
  })
})
