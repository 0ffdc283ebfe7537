import type { Locator, Page } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, openPage, test, whenTakenOver } from '../shop-fixture.ts'
import { block, storePage } from '../stored-page.ts'

const trackOf = (page: Page, id: string) => page.locator(`#block-${id} [data-part=carousel-track]`)
const sofas = (id: string, limit: number) =>
  block(id, 'ProductList', { heading: 'Sofaer', layout: 'carousel', source: { categoryKey: 'sofas', limit } })

async function someCards(page: Page): Promise<readonly ProductCard[]> {
  const answer = await page.request.get('/api/content/sofaer')
  return ((await answer.json()) as PageWith<'CategoryPage'>).model.products
}

const inView = (track: Locator) =>
  track.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const boxes = [...element.children].map((slide) => slide.getBoundingClientRect())
    return boxes.filter((box) => box.left >= left - 1 && box.right <= right + 1).length
  })
const scrolled = (track: Locator) => track.evaluate((element) => Math.round(element.scrollLeft))

/** Two side by side on a phone, three on a tablet, four on a desk, with dots for the rest. */
async function expectRowOfEight(page: Page): Promise<void> {
  const carousel = page.locator('#block-list [data-part=carousel]')
  const track = trackOf(page, 'list')
  const dots = carousel.locator('[data-part=carousel-dot]').filter({ visible: true })
  await whenTakenOver(track)
  for (const [width, visible] of [
    [375, 2],
    [699, 2],
    [768, 3],
    [1000, 3],
    [1920, 4],
    [1366, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => inView(track)).toBe(visible)
    await expect(dots).toHaveCount(8 - visible + 1)
  }
  await expect(page.locator('#block-few [data-part=carousel-dots]')).toBeHidden()
  await dots.last().click()
  await expect(dots.last()).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => track.evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft)).toBeLessThan(2)
  for (const box of await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().toJSON() as DOMRect)))
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
}

async function expectKeysMoveRow(page: Page): Promise<void> {
  const track = trackOf(page, 'list')
  const step = await track.evaluate((row) => {
    const [first, second] = row.children
    return Math.round((second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0))
  })
  await track.focus()
  for (const [keys, slides] of [
    [['Home'], 0],
    [['ArrowRight'], 1],
    [['End'], 4],
    [['ArrowRight', 'ArrowLeft'], 3],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key)
    await expect.poll(() => scrolled(track), keys.join(' ')).toBe(slides * step)
  }
}

async function expectArrows(page: Page): Promise<void> {
  const carousel = page.locator('#block-many [data-part=carousel]')
  const previous = carousel.getByRole('button', { name: 'Vis de forrige' })
  const next = carousel.getByRole('button', { name: 'Vis de næste' })
  await whenTakenOver(next)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.dblclick()
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
}

async function expectProductBesideWords(page: Page): Promise<void> {
  const one = page.locator('#block-one')
  const boxOf = (selector: string) =>
    one.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  const add = one.getByRole('button', { name: 'Læg i kurv' })
  await whenTakenOver(add)
  for (const [width, isBeside] of [
    [1366, true],
    [375, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(
        async () => (await boxOf('[data-part=card-name]')).left > (await boxOf('[data-part=card-picture]')).right - 1,
      )
      .toBe(isBeside)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page, 'main')
  await add.click()
  await expect(one.getByRole('button', { name: 'Lagt i kurven' })).toBeVisible()
}

test('CARD-12 BLOCK-15 BLOCK-16 rows scroll by dots, keys and arrows, as many side by side as fit; one product stands large beside its words', async ({
  page,
}) => {
  const product = (await someCards(page)).find(({ variants }) => variants[0]?.isBuyable)
  const words = { layout: 'left', theme: 'beige', heading: 'Månedens *sofa*', text: '<p>Sid godt.</p>' }
  const path = await storePage('blocks-products', [
    block('title', 'Editorial', { heading: 'Udvalgt', level: '1', html: '<p>Til stuen.</p>' }),
    sofas('list', 8),
    sofas('few', 3),
    sofas('many', 10),
    block('one', 'ProductBlock', { ...words, productKey: product?.productKey }),
  ])
  await openPage(page, path)
  await test.step('eight in a row', () => expectRowOfEight(page))
  await test.step('by keys', () => expectKeysMoveRow(page))
  await test.step('ten in a row', () => expectArrows(page))
  await test.step('one product', () => expectProductBesideWords(page))
})

test('BLOCK-25 PDP-08 LAW-04 what was seen lately is shown, newest first, and nothing is stored for it', async ({
  page,
}) => {
  const [first, second] = await someCards(page)
  if (!first || !second) throw new Error('There are no sofas')
  const seen = block('seen', 'Recommendations', { kind: 'recentlyViewed', heading: 'Set for nylig' })
  const path = await storePage('blocks-seen', [seen])
  for (const { url } of [first, second]) await page.goto(url)
  await openPage(page, path)
  const cards = page.locator('#block-seen [data-part=card]')
  await expect(cards).toHaveCount(2)
  await expect(cards.nth(0)).toHaveAttribute('data-product', second.productKey)
  await expect(cards.nth(1)).toHaveAttribute('data-product', first.productKey)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain(first.productKey)
})
