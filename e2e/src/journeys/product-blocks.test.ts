import type { Locator, Page as BrowserPage } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { Block } from '@firkant/domain/content/block.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { expect, expectAccessible, openPage, test } from '../shop-fixture.ts'

const ABOUT = '/om-hjemly'
const part = (place: Page, name: string) => place.locator(`[data-part=${name}]`)
type Page = BrowserPage | Locator

async function someCards(page: BrowserPage): Promise<readonly ProductCard[]> {
  const answer = await page.request.get('/api/content/sofaer')
  return ((await answer.json()) as PageWith<'CategoryPage'>).model.products
}

/** Opens the about page with the given blocks, as if an editor had put them there. */
async function showBlocks(page: BrowserPage, blocks: readonly Block[]): Promise<void> {
  await page.route(`**/api/content${ABOUT}`, async (route) => {
    const answer = await route.fetch()
    const given = (await answer.json()) as PageWith<'EditorialPage'>
    const shown = { ...given, model: { ...given.model, blocks: [...given.model.blocks.slice(0, 1), ...blocks] } }
    await route.fulfill({ response: answer, json: shown })
  })
  await openPage(page, '/kundeservice')
  await page.locator(`footer a[href="${ABOUT}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${ABOUT}$`))
}

const carouselOf = (products: readonly ProductCard[]): Block => ({
  id: 'list',
  componentName: 'ProductList',
  props: { heading: 'Sofaer', layout: 'carousel', theme: 'none', products },
})

const inView = (track: Locator) =>
  track.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const boxes = [...element.children].map((slide) => slide.getBoundingClientRect())
    return boxes.filter((box) => box.left >= left - 1 && box.right <= right + 1).length
  })
const scrolled = (track: Locator) => track.evaluate((element) => Math.round(element.scrollLeft))

test('CARD-12 BLOCK-16 two stand side by side on a phone, three on a tablet, four on a desktop, with dots for the rest', async ({
  page,
}) => {
  await showBlocks(page, [carouselOf((await someCards(page)).slice(0, 8))])
  const carousel = page.locator('#block-list [data-part=carousel]')
  const track = part(carousel, 'carousel-track')
  const dots = part(carousel, 'carousel-dot').filter({ visible: true })
  for (const [width, visible] of [
    [375, 2],
    [768, 2],
    [1000, 3],
    [1366, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => inView(track)).toBe(visible)
    await expect(dots).toHaveCount(8 - visible + 1)
  }
  await expect(part(carousel, 'carousel-arrow')).toHaveCount(0)
  await dots.last().click()
  await expect(dots.last()).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => track.evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft)).toBeLessThan(2)
  for (const box of await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().toJSON() as DOMRect)))
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
})

test('CARD-12 the keyboard moves the row by whole slides, and what fits needs no dots', async ({ page }) => {
  const cards = await someCards(page)
  await showBlocks(page, [carouselOf(cards.slice(0, 6)), { ...carouselOf(cards.slice(0, 3)), id: 'few' }])
  await expect(part(page.locator('#block-few'), 'carousel-dots')).toBeHidden()
  const track = part(page.locator('#block-list'), 'carousel-track')
  await expect(track).toHaveAccessibleName('Sofaer')
  await expect(part(track, 'carousel-slide').nth(1)).toHaveAccessibleName('2 af 6')
  const step = await track.evaluate((row) => {
    const [first, second] = row.children
    return Math.round((second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0))
  })
  await track.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => scrolled(track)).toBe(step)
  await page.keyboard.press('End')
  await expect.poll(() => scrolled(track)).toBe(2 * step)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => scrolled(track)).toBe(step)
  await page.keyboard.press('Home')
  await expect.poll(() => scrolled(track)).toBe(0)
})

test('CARD-12 ten slides have arrows that stop at the ends, and two quick presses are two', async ({ page }) => {
  await showBlocks(page, [carouselOf((await someCards(page)).slice(0, 10))])
  const carousel = page.locator('#block-list [data-part=carousel]')
  const previous = carousel.getByRole('button', { name: 'Vis de forrige' })
  const next = carousel.getByRole('button', { name: 'Vis de næste' })
  await expect(part(carousel, 'carousel-dot')).toHaveCount(0)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.dblclick()
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
})

test('BLOCK-15 one product stands large beside the editor’s words, and can be bought', async ({ page }) => {
  const product = (await someCards(page)).find(({ variants }) => variants[0]?.isBuyable)
  await showBlocks(page, [
    {
      id: 'one',
      componentName: 'ProductBlock',
      props: { layout: 'left', theme: 'beige', heading: 'Månedens *sofa*', text: '<p>Sid godt.</p>', product },
    },
  ])
  const block = page.locator('#block-one')
  await expect(block.getByRole('heading', { level: 2 })).toHaveText('Månedens sofa')
  await expect(block.locator('[data-part=card] [data-part=add-to-cart][data-variant=full]')).toBeVisible()
  const box = (name: string) =>
    part(block, name).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  for (const [width, isBeside] of [
    [1366, true],
    [375, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await box('card-name')).left > (await box('card-picture')).right - 1).toBe(isBeside)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
  await block.getByRole('button', { name: 'Læg i kurv' }).click()
  await expect(block.getByRole('button', { name: 'Lagt i kurven' })).toBeVisible()
})

test('BLOCK-25 PDP-08 LAW-04 what was seen lately is shown, newest first, and nothing is stored for it', async ({
  page,
}) => {
  const [first, second] = await someCards(page)
  if (!first || !second) throw new Error('There are no sofas')
  const seen: Block = {
    id: 'seen',
    componentName: 'Recommendations',
    props: { kind: 'recentlyViewed', heading: 'Set for nylig', limit: 12, theme: 'none', products: [] },
  }
  for (const { url } of [first, second]) await openPage(page, url)
  await showBlocks(page, [seen])
  const cards = page.locator('#block-seen [data-part=card]')
  await expect(cards).toHaveCount(2)
  await expect(cards.nth(0)).toHaveAttribute('data-product', second.productKey)
  await expect(cards.nth(1)).toHaveAttribute('data-product', first.productKey)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    first.productKey,
  )
})

test('BLOCK-25 recommendations stand in a row under their heading', async ({ page }) => {
  const products = (await someCards(page)).slice(0, 4)
  await showBlocks(page, [
    {
      id: 'more',
      componentName: 'Recommendations',
      props: { kind: 'similar', heading: 'Måske også *dette*', limit: 12, theme: 'none', products },
    },
  ])
  const block = page.locator('#block-more')
  await expect(block.getByRole('heading', { level: 2 })).toHaveText('Måske også dette')
  await expect(block.getByRole('group', { name: 'Måske også dette' })).toBeVisible()
  await expect(block.locator('[data-part=card]')).toHaveCount(4)
})
